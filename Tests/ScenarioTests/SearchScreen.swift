import RxCore

/// A search screen's view model: the exercise of the chapter on drivers and signals.
final class SearchScreen {
  let query = PublishRelay<String>()
  let results: Driver<[String]>
  let isLoading: Driver<Bool>
  let errorMessage: Signal<String>

  private let latestResults = BehaviorRelay<[String]>(value: [])
  private let isRequestRunning = BehaviorRelay(value: false)
  private let failures = PublishRelay<String>()
  private let bag = DisposeBag()

  private enum Step {
    case started
    case found([String])
    case failed(String)
    case ended
  }

  init(search: @escaping (String) -> Observable<[String]>) {
    results = latestResults.asDriver()
    isLoading = isRequestRunning.asDriver().distinctUntilChanged()
    errorMessage = failures.asSignal()
    query
      .flatMapLatest { query in
        search(query)
          .map(Step.found)
          .catch { _ in .just(.failed("Search for \(query) failed")) }
          .startWith(.started)
          .concat(Observable.just(.ended))
      }
      .bind(with: self) { $0.take($1) }
      .disposed(by: bag)
  }

  private func take(_ step: Step) {
    switch step {
    case .started: isRequestRunning.accept(true)
    case .found(let results): latestResults.accept(results)
    case .failed(let message): failures.accept(message)
    case .ended: isRequestRunning.accept(false)
    }
  }
}
