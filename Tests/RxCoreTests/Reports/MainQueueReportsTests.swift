import Foundation
import RxCore
import TestSupport
import Testing

/// Public reports about what still arrives on the main queue after its receiver has gone.
@MainActor @Suite struct MainQueueReportsTests {
  /// Brings elements to the main queue; the closure is called there with each.
  struct Way: CustomStringConvertible, Sendable {
    let description: String
    let subscribe: @Sendable (Observable<Int>, @escaping (Int) -> Void) -> any Disposable

    init(
      _ name: String,
      _ subscribe: @escaping @Sendable (Observable<Int>, @escaping (Int) -> Void) -> any Disposable
    ) {
      description = name
      self.subscribe = subscribe
    }
  }

  private nonisolated static let ways = [
    Way("observe(on: main)") { source, action in
      source.observe(on: MainScheduler.instance).subscribe(onNext: action)
    },
    Way("observe(on: asynchronous main)") { source, action in
      source.observe(on: MainScheduler.asyncInstance).subscribe(onNext: action)
    },
    Way("observe(on: concurrent main)") { source, action in
      source.observe(on: ConcurrentMainScheduler.instance).subscribe(onNext: action)
    },
    Way("behind another operator") { source, action in
      source.observe(on: MainScheduler.instance).map { $0 }.subscribe(onNext: action)
    },
    Way("a driver") { source, action in
      source.asDriver(onErrorJustReturn: 0).asObservable().subscribe(onNext: action)
    },
    Way("a signal") { source, action in
      source.asSignal(onErrorJustReturn: 0).asObservable().subscribe(onNext: action)
    },
    Way("delay") { source, action in
      source.delay(.milliseconds(0), scheduler: MainScheduler.instance).subscribe(onNext: action)
    },
    Way("debounce") { source, action in
      source.debounce(.milliseconds(0), scheduler: MainScheduler.instance)
        .subscribe(onNext: action)
    },
    Way("throttle") { source, action in
      source.throttle(.milliseconds(0), scheduler: MainScheduler.instance)
        .subscribe(onNext: action)
    },
    Way("buffer") { source, action in
      source.buffer(timeSpan: .seconds(60), count: 1, scheduler: MainScheduler.instance)
        .subscribe(onNext: { action($0.count) })
    },
  ]

  /// Elements of a thread that wait for the main queue, where this runs.
  private func queueElements(of subject: PublishSubject<Int>) {
    OtherThread { for element in 1...10 { subject.onNext(element) } }.join()
  }

  @Test(arguments: ways)
  func `report 27: what waits for the main queue is dropped by a disposal there`(
    way: Way
  ) async {
    let (subject, log) = (PublishSubject<Int>(), Log())
    let subscription = way.subscribe(subject) { log.add("\($0)") }
    queueElements(of: subject)
    subscription.dispose()
    for _ in 1...3 { await mainQueueTurn() }
    #expect(log.lines == [])
    #expect(!subject.hasObservers)
  }

  /// Calls itself back without a hold on itself, as users' objects do.
  private final class Screen {
    private let bag = DisposeBag()
    private let log: Log

    init(_ way: Way, _ source: Observable<Int>, _ log: Log) {
      self.log = log
      way.subscribe(source) { [unowned self] element in show(element) }.disposed(by: bag)
    }

    private func show(_ element: Int) {
      log.add("\(element)")
    }
  }

  @Test(arguments: ways)
  func `report 36: what waits for the main queue does not reach an object that is gone`(
    way: Way
  ) async {
    let (subject, log) = (PublishSubject<Int>(), Log())
    var screen: Screen? = Screen(way, subject, log)
    queueElements(of: subject)
    #expect(screen != nil)
    screen = nil
    for _ in 1...3 { await mainQueueTurn() }
    #expect(log.lines == [])
  }
}
