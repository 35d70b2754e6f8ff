import RxCore
import RxVirtualTime
import Testing

@Suite struct `Testable observable` {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `it keeps the events it was made from`() {
    let events: [Recorded<Event<Int>>] = [.next(5, 1), .completed(9)]
    #expect(scheduler.createHotObservable(events).recordedEvents == events)
    #expect(scheduler.createColdObservable(events).recordedEvents == events)
  }

  @Test func `report 62: at one tick the order of the calls decides`() {
    let early = scheduler.createHotObservable([.next(300, 1)])
    let (missing, seeing) = (
      scheduler.createObserver(Int.self), scheduler.createObserver(Int.self)
    )
    scheduler.scheduleAt(300) { _ = early.subscribe(missing) }
    scheduler.scheduleAt(310) {
      let late = scheduler.createHotObservable([.next(310, 2)])
      _ = late.subscribe(seeing)
    }
    scheduler.start()
    #expect(missing.events == [])
    #expect(seeing.events == [.next(310, 2)])
  }

  @Test func `a past event of a hot one comes at the present tick`() {
    let scheduler = TestScheduler(initialClock: 50)
    let source = scheduler.createHotObservable([.next(60, 3), .next(10, 1), .next(20, 2)])
    let observer = scheduler.createObserver(Int.self)
    _ = source.subscribe(observer)
    scheduler.start()
    #expect(observer.events == [.next(50, 1), .next(50, 2), .next(60, 3)])
  }

  @Test func `after the disposal a cold one is mute, but its time still passes`() {
    let source = scheduler.createColdObservable([.next(10, 1), .next(5000, 2)])
    let observer = scheduler.start { source.asObservable() }
    #expect(observer.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 1000)])
    #expect(scheduler.clock == 5200)
  }

  @Test func `observers of a hot one are told in their order, and not once disposed`() {
    let source = scheduler.createHotObservable([.next(5, "a"), .next(6, "b")])
    let observer = scheduler.createObserver(String.self)
    let second = SingleAssignmentDisposable()
    _ = source.subscribe(
      AnyObserver { event in
        observer.onNext("first \(event.element ?? "")")
        if event.element == "b" { second.dispose() }
      })
    second.setDisposable(
      source.subscribe(AnyObserver { event in observer.onNext("second \(event.element ?? "")") }))
    scheduler.start()
    #expect(observer.events == [.next(5, "first a"), .next(5, "second a"), .next(6, "first b")])
    #expect(source.subscriptions == [Subscription(0), Subscription(0, 6)])
  }

  @Test func `subscribed to directly it passes on whatever it was made from`() {
    let source = scheduler.createHotObservable([.completed(5), .next(6, 1)])
    let observer = scheduler.createObserver(Int.self)
    _ = source.subscribe(observer)
    scheduler.start()
    #expect(observer.events == [.completed(5), .next(6, 1)])
    #expect(source.subscriptions == [Subscription(0)])
  }

  @Test func `through an operator it ends with the end`() {
    let source = scheduler.createHotObservable([.completed(205), .next(206, 1)])
    let observer = scheduler.start { source.map { $0 } }
    #expect(observer.events == [.completed(205)])
    #expect(source.subscriptions == [Subscription(200, 205)])
  }

  @Test func `starting in the wrong order is reported`() {
    withKnownIssue {
      _ = scheduler.start(created: 300, subscribed: 200, disposed: 1000) {
        scheduler.createColdObservable([Recorded<Event<Int>>.completed(1)])
      }
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix(
        "start(created: 300, subscribed: 200) subscribes before it creates, ") == true
    }
  }

  @Test func `start of another end than 1000`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(400, 2)])
    let observer = scheduler.start(disposed: 300) { source.asObservable() }
    #expect(observer.events == [.next(210, 1)])
  }
}
