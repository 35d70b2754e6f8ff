import RxCore

/// What a search screen shows, and what it is told.
///
/// A failed request shows its message once, keeps what was found before, and leaves searching alive.
public final class SearchViewModel {
  /// Takes what is typed.
  public let query = PublishRelay<String>()

  /// What was found last; nothing at first.
  public let results: Driver<[String]>

  /// Whether a request runs.
  public let isLoading: Driver<Bool>

  /// The message of each failed request, once.
  public let errorMessage: Signal<String>

  private let bag = DisposeBag()

  /// - Parameter search: Makes the request for a query; a newer one cancels it.
  public init(search: @escaping (String) -> Observable<[String]>) {
    let found = BehaviorRelay<[String]>(value: [])
    let isRunning = BehaviorRelay(value: false)
    let failures = PublishRelay<String>()
    results = found.asDriver()
    isLoading = isRunning.asDriver().distinctUntilChanged()
    errorMessage = failures.asSignal()

    query
      .debounce(.milliseconds(300), scheduler: MainScheduler.instance)
      .flatMapLatest { query in SearchStep.steps(of: search(query), for: query) }
      .subscribe(onNext: { step in
        switch step {
        case .began: isRunning.accept(true)
        case .found(let results): found.accept(results)
        case .failed(let message): failures.accept(message)
        case .ended: isRunning.accept(false)
        }
      })
      .disposed(by: bag)
  }
}

/// What happens in one request.
private enum SearchStep {
  case began
  case found([String])
  case failed(String)
  case ended

  /// The steps of a request, which never fail: only the request ends, not the searching.
  static func steps(
    of request: Observable<[String]>, for query: String
  ) -> Observable<SearchStep> {
    request
      .map { .found($0) }
      .catchAndReturn(.failed("Search for \(query) failed"))
      .startWith(.began)
      .concat(Observable.just(.ended))
  }
}
