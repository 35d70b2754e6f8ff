// What users' code does with the library beyond calling it: it extends it.
import Foundation
import RxCore
import RxVirtualTime

// Equality of a user's own choice.

// swift-format-ignore: AvoidRetroactiveConformances
extension Observable: @retroactive Equatable {
  public static func == (lhs: Observable<Element>, rhs: Observable<Element>) -> Bool {
    lhs === rhs
  }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension TestableObservable: @retroactive Equatable {
  public static func == (
    lhs: TestableObservable<Element>, rhs: TestableObservable<Element>
  ) -> Bool {
    lhs === rhs
  }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension SharedSequence: @retroactive Equatable {
  public static func == (
    lhs: SharedSequence<SharingStrategy, Element>, rhs: SharedSequence<SharingStrategy, Element>
  ) -> Bool {
    lhs.asObservable() === rhs.asObservable()
  }
}

func compare(_ a: Observable<Int>, _ b: Driver<Int>, _ c: TestableObservable<Int>) -> Bool {
  a == a && b == b && c == c
}

// Names of a user's own.

extension Recorded {
  static func tick<T>(_ element: T) -> Recorded<Event<T>> where Value == Event<T> {
    .next(1, element)
  }
}

func recorded() -> [Recorded<Event<Int>>] { [.tick(1), .next(2, 2), .completed(3)] }

extension ObservableType where Element: Collection {
  func nonEmpty() -> Observable<Element> { filter { !$0.isEmpty } }
}

extension ObservableType where Element == Bool {
  func negated() -> Observable<Bool> { map(!) }
}

extension SharedSequenceConvertibleType where Element == Bool {
  func negated() -> SharedSequence<SharingStrategy, Bool> { map(!) }
}

extension PrimitiveSequenceType where Trait == SingleTrait, Element == Data {
  func text() -> Single<String> { map { String(decoding: $0, as: UTF8.self) } }
}

extension ObservableType {
  func pairwise() -> Observable<(Element, Element)> { zip(with: skip(1)) }

  func zip<Other: ObservableType>(with other: Other) -> Observable<(Element, Other.Element)> {
    Observable.zip(asObservable(), other)
  }
}

final class Player {
  var rate = 1.0
}

extension Player: ReactiveCompatible {}

extension Reactive where Base: Player {
  var isPaused: Binder<Bool> {
    Binder(base) { player, isPaused in player.rate = isPaused ? 0 : 1 }
  }
}

extension Reactive where Base == Player {
  static var rates: [Double] { [1, 2] }
}

func bind(_ player: Player, _ flags: Observable<Bool>) -> [any Disposable] {
  [flags.bind(to: player.rx.isPaused), flags.map { $0 ? 0 : 1 }.bind(to: player.rx.rate)]
}

// Types of a user's own.

struct Countdown: ObservableType {
  typealias Element = Int

  func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Int {
    Observable.of(3, 2, 1).subscribe(observer)
  }
}

struct Printer: ObserverType {
  func on(_ event: Event<Int>) { print(event) }
}

func count() -> [Disposable] {
  [
    Countdown().subscribe(Printer()), Countdown().map { $0 }.bind(to: Printer()),
    Countdown().asObservable().subscribe(),
  ]
}

final class Once: Disposable {
  func dispose() {}
}

struct MillisecondConverter: VirtualTimeConverterType {
  typealias VirtualTimeUnit = Int
  typealias VirtualTimeIntervalUnit = Int

  func convertFromVirtualTime(_ virtualTime: Int) -> RxTime {
    Date(timeIntervalSince1970: Double(virtualTime) / 1000)
  }

  func convertToVirtualTime(_ time: RxTime) -> Int { Int(time.timeIntervalSince1970 * 1000) }

  func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
    Double(virtualTimeInterval) / 1000
  }

  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int {
    Int(timeInterval * 1000)
  }

  func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }

  func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}

final class LogScheduler: VirtualTimeScheduler<MillisecondConverter>, @unchecked Sendable {
  init() { super.init(initialClock: 0, converter: MillisecondConverter()) }

  override func adjustScheduledTime(_ time: Int) -> Int { time + 1 }
}

struct ImmediateScheduler: SchedulerType {
  var now: RxTime { Date() }

  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    action(state)
  }

  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    action(state)
  }
}

final class LastValue<Element>: ConnectableObservableType {
  private let source: ConnectableObservable<Element>

  init(_ source: Observable<Element>) { self.source = source.replay(1) }

  func connect() -> Disposable { source.connect() }

  func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    source.subscribe(observer)
  }
}

final class Gate<Element>: SubjectType, ObserverType {
  private let subject = PublishSubject<Element>()

  func asObserver() -> Gate<Element> { self }

  func on(_ event: Event<Element>) { subject.on(event) }

  func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    subject.subscribe(observer)
  }
}

func connect(_ numbers: Observable<Int>) -> Observable<Int> {
  Observable.merge(LastValue(numbers).refCount(), numbers.multicast(Gate()).refCount())
}
