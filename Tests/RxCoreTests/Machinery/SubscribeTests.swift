import RxCore
import TestSupport
import Testing

@Suite struct SubscribeTests {
  private final class Target {}

  private let log = Log()
  private let source = CountedSource()

  private func subscribe(_ observable: Observable<Int>) -> any Disposable {
    observable.subscribe(
      onNext: { [log] in log.add("\($0)") }, onError: { [log] _ in log.add("#") },
      onCompleted: { [log] in log.add("|") }, onDisposed: { [log] in log.add("disposed") })
  }

  /// A source that notes in the same log when it is stopped.
  private func noting(_ emitting: @escaping (AnyObserver<Int>) -> Void) -> Observable<Int> {
    Observable.create { [log] observer in
      emitting(observer)
      return Disposables.create { log.add("source stopped") }
    }
  }

  @Test func `each closure gets its events`() {
    _ = subscribe(source.observable())
    source.send(1, 2)
    source.send(.completed)
    #expect(log.lines == ["1", "2", "|", "disposed"])
    _ = subscribe(.error(TestFailure()))
    #expect(log.lines.suffix(2) == ["#", "disposed"])
  }

  @Test func `at an end onDisposed comes after its handler and before the source is stopped`() {
    let subject = PublishSubject<Int>()
    let stopped = noting { _ = subject.subscribe($0) }
    _ = subscribe(stopped)
    subject.onCompleted()
    #expect(log.lines == ["|", "disposed", "source stopped"])
  }

  @Test func `at a disposal the source is stopped first, and onDisposed comes once`() {
    let subscription = subscribe(noting { $0.onNext(1) })
    subscription.dispose()
    subscription.dispose()
    #expect(log.lines == ["1", "source stopped", "disposed"])
  }

  @Test func `all closures may be left out`() {
    let subscription = source.observable().subscribe()
    source.send(1)
    source.send(.completed)
    subscription.dispose()
    #expect(source.lines == ["subscribed", "disposed"])
  }

  @Test func `after the disposal nothing comes, and nothing after an end`() {
    let subscription = subscribe(source.observable())
    subscription.dispose()
    source.send(1)
    source.send(.completed)
    #expect(log.lines == ["disposed"])
    let subject = PublishSubject<Int>()
    _ = subscribe(subject)
    subject.onError(TestFailure())
    subject.onNext(1)
    #expect(log.lines == ["disposed", "#", "disposed"])
  }

  @Test func `an observer disposed inside an element gets no more`() {
    let subject = PublishSubject<Int>()
    let subscription = SerialDisposable()
    subscription.disposable = subject.map { $0 }.subscribe { [log] event in
      log.add(event.line(""))
      subscription.dispose()
      subject.onNext(2)
    }
    subject.onNext(1)
    #expect(log.lines == ["1"])
  }

  @Test func `the subscription tells whether it has ended`() throws {
    let subscription = try #require(subscribe(source.observable()) as? any Cancelable)
    #expect(!subscription.isDisposed)
    source.send(.completed)
    #expect(subscription.isDisposed)
  }

  @Test func `an object is handed to the closures but not kept`() {
    let subject = PublishSubject<Int>()
    weak var kept: Target?
    do {
      let object = Target()
      kept = object
      _ = subject.subscribe(
        with: object, onNext: { [log] _, element in log.add("\(element)") },
        onCompleted: { [log] _ in log.add("|") }, onDisposed: { [log] _ in log.add("disposed") })
      subject.onNext(1)
    }
    #expect(kept == nil)
    subject.onNext(2)
    subject.onCompleted()
    #expect(log.lines == ["1"])
  }

  @Test func `with an object, ends reach their closures`() {
    let object = Target()
    for source in [Observable<Int>.empty(), .error(TestFailure())] {
      _ = source.subscribe(
        with: object, onError: { [log] _, _ in log.add("#") },
        onCompleted: { [log] _ in log.add("|") }, onDisposed: { [log] _ in log.add("disposed") })
    }
    #expect(log.lines == ["|", "disposed", "#", "disposed"])
    withExtendedLifetime(object) {}
  }
}
