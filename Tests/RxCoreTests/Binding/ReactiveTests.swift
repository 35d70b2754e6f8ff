import Foundation
import RxCore
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Types as a program has them, with reactive members of its own.
private class Thermometer: ReactiveCompatible {
  var title = ""
  var unit: String?
  fileprivate(set) var readings = 0
  fileprivate var degrees = 0.0

  /// Private to the program: the reactive member shows it.
  fileprivate let changes = BehaviorRelay(value: 0.0)
}

extension Reactive where Base: Thermometer {
  fileprivate var degrees: Binder<Double> {
    Binder(base) { thermometer, degrees in
      thermometer.degrees = min(max(degrees, -40), 60)
      thermometer.readings += 1
      thermometer.changes.accept(thermometer.degrees)
    }
  }

  fileprivate var changes: Observable<Double> { base.changes.asObservable() }

  fileprivate static var limits: ClosedRange<Double> { -40...60 }
}

private final class Clinical: Thermometer {}

private struct Dial: ReactiveCompatible {
  fileprivate final class Hand {
    var angle = 0
  }

  fileprivate let hand = Hand()
}

extension Reactive where Base == Dial {
  fileprivate var angle: Int {
    get { base.hand.angle }
    set { base.hand.angle = newValue }
  }
}

private final class Document: NSObject {
  var name = ""
}

@MainActor @Suite struct ReactiveTests {
  private let log = Log()

  @Test func `a class opts in and shows reactive members of its own`() {
    let thermometer = Thermometer()
    let subscription = thermometer.rx.changes.subscribe(onNext: { [log] in log.add("\($0)") })
    _ = Observable.of(20, 100).map(Double.init).bind(to: thermometer.rx.degrees)
    #expect(log.lines == ["0.0", "20.0", "60.0"])
    #expect(thermometer.readings == 2)
    subscription.dispose()
  }

  @Test func `a subclass has the members of its base class`() {
    let clinical = Clinical()
    clinical.rx.degrees.onNext(37)
    #expect(clinical.degrees == 37)
    #expect(clinical.rx.base === clinical)
  }

  @Test func `every property that can be set has a binder`() {
    let thermometer = Thermometer()
    _ = Observable.just("Kitchen").bind(to: thermometer.rx.title)
    #expect(thermometer.title == "Kitchen")
    _ = Observable.just("°C").bind(to: thermometer.rx.unit)
    #expect(thermometer.unit == "°C")
    let binder: Binder<String> = thermometer.rx.title
    binder.onNext("Hall")
    #expect(thermometer.title == "Hall")
  }

  @Test func `a declared member wins over the property of its name`() {
    let thermometer = Thermometer()
    thermometer.rx.degrees.onNext(1000)
    #expect(thermometer.degrees == 60)
  }

  @Test func `the binder of a property does not keep the object alive`() {
    var thermometer: Thermometer? = Thermometer()
    weak let watched = thermometer
    let binder: Binder<String> = thermometer!.rx.title
    thermometer = nil
    #expect(watched == nil)
    binder.onNext("a")
  }

  @Test func `a type has reactive members too`() {
    #expect(Thermometer.rx.limits.contains(0))
    #expect(Thermometer.rx == Reactive<Thermometer>.self)
    Thermometer.rx = Reactive<Thermometer>.self
  }

  @Test func `a member of a value can be set`() {
    var dial = Dial()
    dial.rx.angle = 90
    #expect(dial.hand.angle == 90)
    #expect(dial.rx.angle == 90)
  }

  @Test func `objects of Foundation have them`() {
    let document = Document()
    _ = Observable.just("Letter").bind(to: document.rx.name)
    #expect(document.name == "Letter")
    let queue = OperationQueue()
    _ = Observable.just("queue").bind(to: queue.rx.name)
    #expect(queue.name == "queue")
    #expect(URLSession.shared.rx.base === URLSession.shared)
    #expect(FileManager.default.rx.base === FileManager.default)
    #expect(ProcessInfo.processInfo.rx.base === ProcessInfo.processInfo)
    #expect(UserDefaults.standard.rx.base === UserDefaults.standard)
  }

  @Test func `report 89: a notification center has them`() {
    let center = NotificationCenter()
    #expect(center.rx.base === center)
  }

  @Test func `report 90: it can be sent where its base can`() async {
    let reactive = NotificationCenter().rx
    let center = await Task.detached { reactive.base }.value
    #expect(center === reactive.base)
  }
}
