import Foundation
import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Infallible: subscribing` {
  private final class Screen {
    let log: Log
    init(_ log: Log) { self.log = log }
  }

  private let log = Log()

  @Test func `a closure gets each event`() {
    _ = Infallible.of(1, 2).subscribe { event in
      switch event {
      case .next(let element): log.add("\(element)")
      case .completed: log.add("|")
      }
    }
    #expect(log.lines == ["1", "2", "|"])
  }

  @Test func `an event is an event without a failure`() {
    #expect(InfallibleEvent.next(1).event == .next(1))
    #expect(InfallibleEvent<Int>.completed.event == .completed)
  }

  @Test func `disposal is told and ends the subscription`() {
    let tap = Tap<Int>()
    let subscription = tap.sequence.asInfallible(onErrorJustReturn: 0).subscribe(
      onNext: { [log] in log.add("\($0)") }, onDisposed: { [log] in log.add("gone") })
    tap.emit(1)
    subscription.dispose()
    tap.emit(2)
    #expect(log.lines == ["1", "gone"])
  }

  @Test func `closures with an object are not called once it is gone`() {
    let tap = Tap<Int>()
    var screen: Screen? = Screen(log)
    weak let watched = screen
    let subscription = tap.sequence.asInfallible(onErrorJustReturn: 0).subscribe(
      with: screen ?? Screen(log), onNext: { $0.log.add("\($1)") },
      onCompleted: { $0.log.add("|") }, onDisposed: { $0.log.add("gone") })
    tap.emit(1)
    screen = nil
    #expect(watched == nil)
    tap.emit(2)
    subscription.dispose()
    #expect(log.lines == ["1"])
  }

  #if DEBUG
    @Test func `report N7: a failure that was let in stops a debug build`() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let failing = Infallible.just(1).flatMap { _ in Observable<Int>.error(Broken()) }
        _ = failing.subscribe(onNext: { _ in })
      }
      #expect(
        result?.standardErrorText.contains("Fatal error: An Infallible has failed: broken.")
          == true)
    }

    @Test func `report N7: and one that reaches a closure for all events`() async {
      await #expect(processExitsWith: .failure) {
        let failing = Infallible.just(1).concat(Observable<Int>.error(Broken()))
        _ = failing.subscribe { _ in }
      }
    }

    @Test func `report N7: and one that reaches closures with an object`() async {
      await #expect(processExitsWith: .failure) {
        let log = Log()
        let failing = Infallible.just(1).concat(Observable<Int>.error(Broken()))
        _ = failing.subscribe(with: log, onNext: { _, _ in })
      }
    }

    @Test func `report N7: and one that comes once the object is gone`() async {
      await #expect(processExitsWith: .failure) {
        var object: Log? = Log()
        weak let watched = object
        let inner = PublishSubject<Int>()
        _ = Infallible.just(1).flatMap { _ in inner }.subscribe(
          with: object!, onNext: { _, _ in })
        object = nil
        if watched != nil { exit(EXIT_SUCCESS) }
        inner.onError(Broken())
      }
    }

    @Test func `report N7: and one that reaches a driver`() async {
      await #expect(processExitsWith: .failure) {
        let failing = Infallible.just(1).concat(Observable<Int>.error(Broken())).asDriver()
        marbleTest { t in
          t.keep(failing.drive())
        }
      }
    }
  #endif
}
