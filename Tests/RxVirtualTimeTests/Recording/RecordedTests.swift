import Foundation
import RxCore
import RxVirtualTime
import Testing

@Suite struct `Recorded event` {
  private struct Broken: Error, CustomStringConvertible {
    let description: String
  }

  @Test func `the short spellings`() {
    let events: [Recorded<Event<Int>>] = [
      .next(1, 2), .completed(3), .error(4, Broken(description: "x")),
    ]
    #expect(events.map(\.time) == [1, 3, 4])
    #expect(events[0] == Recorded(time: 1, value: .next(2)))
    #expect(Recorded.events(.next(1, "a"), .completed(2)).count == 2)
    #expect(Recorded.events([.next(1, "a"), .completed(2, String.self)]).count == 2)
  }

  @Test func `descriptions`() {
    #expect(Recorded.next(5, "a").debugDescription == "next(a) @ 5")
    #expect(Subscription(1).debugDescription == "(1 : open)")
    #expect(Subscription(1, 2).debugDescription == "(1 : 2)")
  }

  @Test func `errors are the same by type and description, NSErrors by domain and code`() {
    func isSame(_ lhs: any Error, _ rhs: any Error) -> Bool {
      Event<Int>.error(lhs) == .error(rhs)
    }
    #expect(isSame(Broken(description: "x"), Broken(description: "x")))
    #expect(!isSame(Broken(description: "x"), Broken(description: "y")))
    let error = NSError(domain: "d", code: 1, userInfo: nil)
    #expect(isSame(error, NSError(domain: "d", code: 1, userInfo: nil)))
    #expect(!isSame(error, NSError(domain: "d", code: 2, userInfo: nil)))
    #expect(!isSame(error, NSError(domain: "e", code: 1, userInfo: nil)))
  }

  @Test func `events of one kind are compared by their content`() {
    #expect(Event.next(1) == .next(1))
    #expect(Event.next(1) != .next(2))
    #expect(Event<Int>.completed == .completed)
    #expect(Event.next(1) != .completed)
  }
}
