import RxCore
import RxVirtualTime
import TestSupport
import Testing

/// Public reports about drivers and signals.
@Suite struct TraitReportsTests {
  /// A driver made of a relay.
  struct Form: CustomStringConvertible, Sendable {
    let description: String
    let drive: @Sendable (BehaviorRelay<Int>) -> Driver<Int>

    init(_ name: String, _ drive: @escaping @Sendable (BehaviorRelay<Int>) -> Driver<Int>) {
      description = name
      self.drive = drive
    }
  }

  private static let forms = [
    Form("asDriver") { $0.asDriver() },
    Form("asDriver(onErrorJustReturn:)") { $0.asDriver(onErrorJustReturn: 0) },
    Form("asDriver(onErrorDriveWith:)") { $0.asDriver(onErrorDriveWith: .empty()) },
    Form("asDriver(onErrorRecover:)") { $0.asDriver(onErrorRecover: { _ in .empty() }) },
    Form("of an infallible") { $0.asInfallible().asDriver() },
    Form("map") { $0.asDriver().map { $0 } },
    Form("filter") { $0.asDriver().filter { _ in true } },
    Form("compactMap") { $0.asDriver().compactMap { $0 } },
    Form("distinctUntilChanged") { $0.asDriver().distinctUntilChanged() },
    Form("scan") { $0.asDriver().scan(0) { $1 } },
    Form("do") { $0.asDriver().do(onNext: { _ in }) },
    Form("flatMap") { $0.asDriver().flatMap { Driver.just($0) } },
    Form("flatMapLatest") { $0.asDriver().flatMapLatest { Driver.just($0) } },
    Form("flatMapFirst") { $0.asDriver().flatMapFirst { Driver.just($0) } },
    Form("switchLatest") { $0.asDriver().map { Driver.just($0) }.switchLatest() },
    Form("merge") { Driver.merge($0.asDriver(), .never()) },
    Form("nested merge") { $0.asDriver().map { Driver.just($0) }.merge() },
    Form("concat") { Driver.concat([$0.asDriver(), .never()]) },
    Form("combineLatest") { Driver.combineLatest($0.asDriver(), $0.asDriver()) { a, _ in a } },
    Form("combineLatest of a collection") { Driver.combineLatest([$0.asDriver()]) { $0[0] } },
    Form("zip") { Driver.zip($0.asDriver(), $0.asDriver()) { a, _ in a } },
    Form("withLatestFrom") { $0.asDriver().withLatestFrom($0.asDriver()) { a, _ in a } },
    Form("startWith") { $0.asDriver().skip(1).startWith(1) },
    Form("deferred") { relay in Driver.deferred { relay.asDriver() } },
    Form("throttle") { $0.asDriver().throttle(.seconds(1)) },
  ]

  @MainActor @Test(arguments: forms)
  func `report 76: on the main queue the present value is there before drive returns`(
    form: Form
  ) {
    let (relay, log) = (BehaviorRelay(value: 1), Log())
    let subscription = form.drive(relay).drive(onNext: { log.add("\($0)") })
    #expect(log.lines == ["1"])
    subscription.dispose()
  }

  @Test func `report 77: drive and emit off the main queue stop the process and say why`() async {
    let driving = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Driver.just(1).drive(onNext: { _ in })
    }
    #expect(driving?.standardErrorText.contains("main") == true)
    let emitting = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Signal.just(1).emit(onNext: { _ in })
    }
    #expect(emitting?.standardErrorText.contains("main") == true)
  }

  /// Shared sequences of one source, each with a scheduler of its own.
  private static let shared: [@Sendable (Observable<Int>) -> Observable<Int>] = [
    { $0.asDriver(onErrorJustReturn: 0).asObservable() },
    { $0.asDriver(onErrorDriveWith: .empty()).asObservable() },
    { $0.asDriver(onErrorRecover: { _ in .empty() }).asObservable() },
    { $0.asSignal(onErrorJustReturn: 0).asObservable() },
    { $0.asSignal(onErrorSignalWith: .empty()).asObservable() },
    { $0.asSignal(onErrorRecover: { _ in .empty() }).asObservable() },
    { $0.asInfallible(onErrorJustReturn: 0).asDriver().asObservable() },
  ]

  @Test(arguments: shared.indices)
  func `report 78: a mock serves what is built inside it, and nothing else`(index: Int) {
    let build = Self.shared[index]
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(10, 1), .next(20, 2)]).asObservable()
    let (inside, outside) = (
      scheduler.createObserver(Int.self), scheduler.createObserver(Int.self)
    )
    let before = build(source)
    SharingScheduler.mock(scheduler: scheduler) {
      _ = build(source).subscribe(inside)
      withSchedulers(overriddenBy: scheduler) { _ = before.subscribe(outside) }
    }
    scheduler.start()
    #expect(inside.events == [.next(11, 1), .next(21, 2)])
    #expect(outside.events == [.next(10, 1), .next(20, 2)])
  }
}
