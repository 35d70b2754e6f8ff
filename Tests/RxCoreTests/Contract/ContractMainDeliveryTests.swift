import Foundation
import RxCore
import Synchronization
import TestSupport
import Testing

/// Law 2: an input that only stores never delivers. What is tapped on main arrives on main,
/// whatever a background thread writes meanwhile.
@Suite("Contract: main stays main", .serialized) @MainActor struct ContractMainDeliveryTests {
  private static let tapCount = 100_000

  /// Taps on main while a thread writes without pause.
  private func tap(
    _ build: (PublishSubject<Int>, PublishSubject<Int>) -> Observable<Int>
  ) -> (onMain: Int, elsewhere: Int) {
    let (taps, written) = (PublishSubject<Int>(), PublishSubject<Int>())
    let watch = PlaceWatch()
    let subscription = build(taps, written).subscribe(onNext: { _ in watch.note() })
    written.onNext(0)
    let writer = Writer(written)
    writer.start()
    for tap in 1...Self.tapCount { taps.onNext(tap) }
    writer.stop()
    subscription.dispose()
    return (watch.onMain, watch.elsewhere)
  }

  @Test("behind withLatestFrom")
  func withLatestFrom() {
    let counts = tap { taps, written in taps.withLatestFrom(written) }
    #expect(counts == (Self.tapCount, 0))
  }

  @Test("behind sample")
  func sample() {
    let counts = tap { taps, written in written.sample(taps) }
    #expect(counts.elsewhere == 0)
    #expect(counts.onMain > 0)
  }

  /// Writes on a thread and lets the main queue deliver, until the end has arrived.
  private func write(
    _ build: @escaping (PublishSubject<Int>) -> Observable<Int>
  ) async -> (onMain: Int, elsewhere: Int) {
    let written = PublishSubject<Int>()
    let watch = PlaceWatch()
    let last = Self.tapCount
    let subscription = SingleAssignmentDisposable()
    await withCheckedContinuation { continuation in
      subscription.setDisposable(
        build(written).subscribe(
          onNext: { _ in watch.note() },
          onCompleted: {
            watch.note()
            continuation.resume()
          }))
      Thread {
        for element in 0...last { written.onNext(element) }
        written.onCompleted()
      }.start()
    }
    subscription.dispose()
    return (watch.onMain, watch.elsewhere)
  }

  @Test("behind debounce, throttle and delay")
  func timed() async {
    let main = MainScheduler.instance
    let operators: [(PublishSubject<Int>) -> Observable<Int>] = [
      { $0.debounce(.milliseconds(2), scheduler: main) },
      { $0.throttle(.milliseconds(2), scheduler: main) },
      { $0.delay(.milliseconds(2), scheduler: main) },
      { $0.observe(on: main) },
    ]
    for build in operators {
      let counts = await write(build)
      #expect(counts.elsewhere == 0)
      #expect(counts.onMain > 0)
    }
  }
}

/// Counts what arrives on the main queue and elsewhere.
private final class PlaceWatch: Sendable {
  private let main = Atomic<Int>(0)
  private let other = Atomic<Int>(0)

  var onMain: Int { main.load(ordering: .relaxed) }

  var elsewhere: Int { other.load(ordering: .relaxed) }

  func note() {
    if MainQueue.isCurrent {
      main.add(1, ordering: .relaxed)
    } else {
      other.add(1, ordering: .relaxed)
    }
  }
}

/// A thread that writes until it is stopped.
private final class Writer: Sendable {
  private let subject: PublishSubject<Int>
  private let isStopped = Atomic<Bool>(false)
  private let hasEnded = DispatchSemaphore(value: 0)

  init(_ subject: PublishSubject<Int>) {
    self.subject = subject
  }

  func start() {
    Thread { [self] in
      var element = 0
      while !isStopped.load(ordering: .relaxed) {
        element += 1
        subject.onNext(element)
      }
      hasEnded.signal()
    }.start()
  }

  func stop() {
    isStopped.store(true, ordering: .relaxed)
    hasEnded.wait()
  }
}
