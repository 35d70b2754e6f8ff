import Foundation
import RxCore
import RxVirtualTime
import TestSupport
import Testing

/// A text field without a screen.
private final class Field: ReactiveCompatible {
  /// What is shown; the program sets it.
  var text: String? = "" {
    didSet { sets.append(text) }
  }
  private(set) var sets: [String?] = []
  fileprivate let edits = PublishSubject<Void>()

  /// What the user does.
  func type(_ text: String?) {
    self.text = text
    sets.removeLast()
    edits.onNext(())
  }
}

extension Reactive where Base: Field {
  fileprivate var text: ControlProperty<String?> {
    let values = Observable<String?>.deferred { [weak base] in
      guard let base else { return .empty() }
      return base.edits.startWith(()).map { [weak base] in base?.text }
    }
    return ControlProperty(values: values, valueSink: Binder(base) { $0.text = $1 })
  }
}

@MainActor @Suite struct ControlPropertyTests {
  private let log = Log()
  private let field = Field()
  private let bag = DisposeBag()

  private func note(_ sequence: some ObservableType) {
    sequence.subscribe { [log] in log.add($0.debugDescription) }.disposed(by: bag)
  }

  @Test func `it emits the present value and what the user changes, not what the program sets`() {
    note(field.rx.text.orEmpty)
    field.text = "set"
    field.type("typed")
    #expect(log.lines == ["next()", "next(typed)"])
  }

  @Test func `changed leaves the present value out`() {
    let changed: ControlEvent<String?> = field.rx.text.changed
    note(changed.map { $0 ?? "nil" })
    field.text = "set"
    field.type("typed")
    field.type(nil)
    #expect(log.lines == ["next(typed)", "next(nil)"])
  }

  @Test func `elements and the completion reach the observer behind it, where they come from`() {
    let sink = AnyObserver<Int> { [log] event in
      log.add(MainQueue.isCurrent ? "main" : "\(event)")
    }
    let property = ControlProperty(values: Observable.never(), valueSink: sink)
    OtherThread { _ = Observable.of(1, 2).bind(to: property) }.join()
    #expect(log.lines == ["next(1)", "next(2)", "completed"])
  }

  @Test func `from another thread it is subscribed to on the main queue`() async {
    let values = Observable<Bool>.deferred { .just(MainQueue.isCurrent) }
    let property = ControlProperty(values: values, valueSink: PublishSubject())
    let log = log
    OtherThread { _ = property.subscribe { log.add($0.debugDescription) } }.join()
    #expect(log.lines.isEmpty)
    await mainQueueTurn()
    #expect(log.lines == ["next(true)", "completed"])
  }

  @Test func `without its type it is the same property`() {
    let property = field.rx.text.asControlProperty()
    note(property.asObservable().map { $0 ?? "nil" })
    property.onNext("set")
    #expect(field.text == "set")
    #expect(log.lines == ["next()"])
  }

  @Test func `orEmpty reads nil as an empty text, and sets what it gets`() {
    field.text = nil
    let text: ControlProperty<String> = field.rx.text.orEmpty
    note(text)
    field.type(nil)
    text.onNext("set")
    #expect(log.lines == ["next()", "next()"])
    #expect(field.text == "set")
  }

  @Test func `a type of a program can be a control property`() {
    struct Numbers: ControlPropertyType {
      typealias Element = Int

      let subject: BehaviorSubject<Int>

      func subscribe<Observer: ObserverType>(
        _ observer: Observer
      ) -> any Disposable where Observer.Element == Int {
        subject.subscribe(observer)
      }

      func on(_ event: Event<Int>) { subject.on(event) }

      func asControlProperty() -> ControlProperty<Int> {
        ControlProperty(values: subject, valueSink: subject)
      }
    }
    let property = Numbers(subject: BehaviorSubject(value: 1)).asControlProperty()
    note(property)
    property.onNext(2)
    #expect(log.lines == ["next(1)", "next(2)"])
  }

  @Test func `report 79: a property and a relay bound to each other come to rest after one echo`() {
    let relay = BehaviorRelay<String>(value: "a")
    relay.bind(to: field.rx.text).disposed(by: bag)
    field.rx.text.orEmpty.bind(to: relay).disposed(by: bag)
    note(relay.skip(1))
    note(field.rx.text.changed.map { $0 ?? "nil" })
    field.type("b")
    #expect(field.sets == ["a", "a", "b"])
    #expect(log.lines == ["next(b)", "next(b)"])
    #expect(relay.value == "b")
    relay.accept("c")
    #expect(field.sets == ["a", "a", "b", "c"])
    #expect(log.lines == ["next(b)", "next(b)", "next(c)"])
  }

  @Test func `a driver of it replays the present value`() {
    let driver = field.rx.text.orEmpty.asDriver()
    driver.drive(onNext: { [log] in log.add("first \($0)") }).disposed(by: bag)
    field.type("b")
    driver.drive(onNext: { [log] in log.add("second \($0)") }).disposed(by: bag)
    #expect(log.lines == ["first ", "first b", "second b"])
  }

  @Test func `a failure that reaches it stops a debug build; a release build prints it`() async {
    #if DEBUG
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        ControlProperty<Int>(values: Observable.never(), valueSink: PublishSubject())
          .onError(Broken())
      }
      #expect(result?.standardErrorText.contains("Fatal error: Binding error: ") == true)
    #else
      let subject = PublishSubject<Int>()
      let property = ControlProperty<Int>(values: subject, valueSink: subject)
      note(property)
      property.onError(Broken())
      property.onNext(1)
      #expect(log.lines == ["next(1)"])
    #endif
  }

  @Test func `a failure of its values stops a debug build of a driver; a release build completes`()
    async
  {
    #if DEBUG
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        withSchedulers(overriddenBy: TestScheduler(initialClock: 0)) {
          let values = Observable<Int>.error(Broken())
          _ = ControlProperty(values: values, valueSink: PublishSubject()).asDriver().drive()
        }
      }
      #expect(result?.standardErrorText.contains("Fatal error: A control failed: ") == true)
    #else
      let values = Observable<Int>.error(Broken())
      note(
        ControlProperty(values: values, valueSink: PublishSubject()).asDriver().asObservable())
      #expect(log.lines == ["completed"])
    #endif
  }
}

@Suite struct `Control property on virtual time` {
  @Test func `it emits and takes elements at their instant, wherever the test runs`() {
    marbleTest { t in
      let field = t.keep(Field())
      t.expect(field.rx.text.orEmpty).toBe("e------z", values: ["e": "", "z": "z"])
      t.scheduler.scheduleAt(7) { field.type("z") }
    }
  }

  @Test func `values, changes and a driver are subscribed to at once`() {
    marbleTest { t in
      let values = t.cold("a-b-c|")
      let property = ControlProperty(values: values, valueSink: PublishSubject())
      t.expect(property).toBe("a-b-c|")
      t.expect(property.changed).toBe("--b-c|")
      t.expect(property.asDriver()).toBe("a-b-c|")
    }
  }
}
