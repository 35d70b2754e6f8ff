import Foundation
import RxCore
import RxVirtualTime
import Testing
import XCTest

@Suite struct `Events of traits` {
  private struct Broken: Error, CustomStringConvertible {
    let description: String
  }

  private let one = Broken(description: "one")
  private let other = Broken(description: "other")

  @Test func `events of a maybe are compared by kind and content`() {
    let events: [MaybeEvent<Int>] = [
      .success(1), .success(2), .error(one), .error(other), .completed,
    ]
    for (index, event) in events.enumerated() {
      #expect(events.map { $0 == event } == events.indices.map { $0 == index })
    }
    #expect(events == events)
    #expect(events.reversed() != events)
    XCTAssertEqual(events, events)
  }

  @Test func `events of a completable are compared by kind and failure`() {
    let events: [CompletableEvent] = [.error(one), .error(other), .completed]
    for (index, event) in events.enumerated() {
      #expect(events.map { $0 == event } == events.indices.map { $0 == index })
    }
    #expect(CompletableEvent.error(one) == .error(Broken(description: "one")))
    XCTAssertEqual(events, events)
  }

  @Test func `lists of a single's events are compared by kind and content, and length`() {
    let events: [SingleEvent<Int>] = [.success(1), .failure(one)]
    #expect(events == [.success(1), .failure(Broken(description: "one"))])
    #expect(!(events == [.success(1), .failure(other)]))
    #expect(!(events == [.success(2), .failure(one)]))
    #expect(!(events == [.failure(one), .success(1)]))
    #expect(!(events == [.success(1)]))
    XCTAssertEqual(events, events)
  }
}
