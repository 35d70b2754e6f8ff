import Foundation
import RxCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// Bindings, binders and controls, as a user of RxCocoa uses them.
final class BindingUses {
  final class Label {
    var text: String?
    var alpha = 1.0
  }

  private let bag = DisposeBag()
  private let label = Label()

  func binding(_ texts: Observable<String>, _ subject: PublishSubject<String>) {
    texts.bind(to: subject).disposed(by: bag)
    texts.bind(to: subject, subject).disposed(by: bag)
    texts.bind(to: PublishSubject<String?>()).disposed(by: bag)
    texts.bind(to: BehaviorRelay(value: "")).disposed(by: bag)
    texts.bind(to: BehaviorRelay<String?>(value: nil)).disposed(by: bag)
    texts.bind(to: PublishRelay<String>()).disposed(by: bag)
    texts.bind(to: PublishRelay<String?>()).disposed(by: bag)
    texts.bind(to: ReplayRelay<String>.create(bufferSize: 1)).disposed(by: bag)
    texts.bind(to: ReplayRelay<String?>.create(bufferSize: 1)).disposed(by: bag)
    texts.bind(to: label.rx.text).disposed(by: bag)
    texts.bind { print($0) }.disposed(by: bag)
    texts.bind(onNext: { print($0) }).disposed(by: bag)
    texts.bind(with: self) { owner, text in owner.label.text = text }.disposed(by: bag)
    texts.bind(with: self, onNext: { $0.label.text = $1 }).disposed(by: bag)
    texts.bind(to: show).disposed(by: bag)
    texts.bind(to: show(prefix:), curriedArgument: "a").disposed(by: bag)
    texts.asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: bag)
    texts.asSignal(onErrorJustReturn: "").emit(to: label.rx.text).disposed(by: bag)
  }

  private func show(_ texts: Observable<String>) -> Disposable {
    texts.subscribe(onNext: { [label] in label.text = $0 })
  }

  private func show(prefix texts: Observable<String>) -> (String) -> Disposable {
    { [label] prefix in texts.subscribe(onNext: { label.text = prefix + $0 }) }
  }

  func binders() {
    let binder = Binder<String>(label) { label, text in label.text = text }
    binder.onNext("a")
    _ = Binder(label, scheduler: CurrentThreadScheduler.instance) { (label: Label, alpha: Double) in
      label.alpha = alpha
    }
    _ = binder.asObserver()
    let alpha: Binder<Double> = label.rx.alpha
    alpha.onNext(0.5)
  }

  func controls(_ texts: Observable<String?>, _ sink: PublishSubject<String?>) {
    let property = ControlProperty(values: texts, valueSink: sink)
    property.orEmpty.subscribe(onNext: { print($0.count) }).disposed(by: bag)
    property.changed.subscribe(onNext: { print($0 as Any) }).disposed(by: bag)
    property.onNext("a")
    property.orEmpty.onNext("b")
    _ = property.orEmpty.asDriver().map(\.count)
    _ = property.asControlProperty()
    _ = property.asObservable()
    let event = ControlEvent(events: texts.map { _ in })
    event.subscribe(onNext: { print("tap") }).disposed(by: bag)
    _ = event.asSignal()
    _ = event.asDriver()
    _ = event.asInfallible()
    _ = event.asControlEvent()
    _ = event.asObservable()
  }

  func foundation(_ session: URLSession, _ request: URLRequest, _ url: URL) {
    _ = NotificationCenter.default.rx.notification(Notification.Name("a")).map(\.name)
    _ = NotificationCenter.default.rx.notification(nil, object: self)
    _ = session.rx.response(request: request).map { response, data in
      (response.statusCode, data.count)
    }
    _ = session.rx.response(request: request).map { $0.response.statusCode + $0.data.count }
    _ = session.rx.data(request: request).map(\.count)
    _ = session.rx.json(request: request)
    _ = session.rx.json(request: request, options: .fragmentsAllowed)
    _ = session.rx.json(url: url).map { $0 as? [String: Any] }
  }
}

extension BindingUses.Label: ReactiveCompatible {}

extension Reactive where Base: BindingUses.Label {
  var isFaded: Binder<Bool> {
    Binder(base) { label, isFaded in label.alpha = isFaded ? 0.5 : 1 }
  }
}
