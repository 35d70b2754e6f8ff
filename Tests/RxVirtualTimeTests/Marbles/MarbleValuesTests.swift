import Foundation
import RxCore
import RxVirtualTime
import Testing

@Suite struct MarbleValuesTests {
  private enum Fault: Error {
    case one
    case other
  }

  private struct Plain: Equatable {
    let number: Int
  }

  private func elements<Element>(
    _ text: String, _ values: MarbleValues<Element>
  ) throws -> [Element] {
    try values.timeline(text, kind: .cold).compactMap(\.event.element)
  }

  private func hint<Element>(_ text: String, _ values: MarbleValues<Element>) -> String? {
    let error = #expect(throws: MarbleSyntaxError.self) {
      _ = try values.timeline(text, kind: .cold)
    }
    return error?.hint
  }

  @Test("a table says what each key stands for")
  func table() throws {
    let values = MarbleValues(["a": Plain(number: 1), "two": Plain(number: 2)])
    #expect(try elements("-a-'two'a", values).map(\.number) == [1, 2, 1])
  }

  @Test("without a table strings and characters are the marbles themselves")
  func text() throws {
    #expect(try elements("a-'b c'''", MarbleValues<String>()) == ["a", "b c", ""])
    #expect(try elements("a-'é'", MarbleValues<Character>()) == ["a", "é"])
    #expect(hint("'ab'", MarbleValues<Character>()) != nil)
  }

  @Test("without a table numbers are read as numbers")
  func numbers() throws {
    #expect(try elements("1-'12'-'-3'", MarbleValues<Int>()) == [1, 12, -3])
    #expect(try elements("1'255'", MarbleValues<UInt8>()) == [1, 255])
    #expect(try elements("1'0.5'", MarbleValues<Double>()) == [1, 0.5])
    #expect(
      hint("'256'", MarbleValues<UInt8>())
        == "without a table a marble is read as UInt8; give one with values:")
    #expect(hint("a", MarbleValues<Int>()) != nil)
  }

  @Test("without a table booleans, Void and optionals have their marbles")
  func others() throws {
    #expect(try elements("t-f'true''false'", MarbleValues<Bool>()) == [true, false, true, false])
    #expect(try elements("x-y", MarbleValues<Void>()).count == 2)
    #expect(try elements("1-2", MarbleValues<Int?>()) == [1, 2])
    #expect(
      hint("a", MarbleValues<Plain>()) == "Plain needs a table of its values; give one with values:"
    )
  }

  @Test("a number sign is the error that was given, or any")
  func errors() throws {
    let given = try MarbleValues<String>(error: Fault.one).timeline("-#", kind: .expected)
    #expect(given[0].event.error as? Fault == .one)
    #expect(!given[0].matchesAnyError)
    let open = try MarbleValues<String>().timeline("-#", kind: .expected)
    #expect(open[0].matchesAnyError)
    let source = try MarbleValues<String>().timeline("-#", kind: .cold)
    #expect(source[0].event.error as? MarbleError == MarbleError())
  }

  @Test("a key of the table of errors is a failure")
  func namedErrors() throws {
    let values = MarbleValues<String>(
      error: Fault.one, errors: ["x": Fault.other, "no net": Fault.one])
    let entries = try values.timeline("-a-x", kind: .cold)
    #expect(entries.map(\.frame) == [1, 3])
    #expect(entries[1].event.error as? Fault == .other)
    let quoted = try values.timeline("-'no net'", kind: .expected)
    #expect(quoted[0].event.error as? Fault == .one)
    #expect(!quoted[0].matchesAnyError)
    #expect(values.key(ofError: Fault.other) == "x")
    #expect(values.key(ofError: MarbleError()) == nil)
  }

  @Test("the first key of an element in alphabetical order stands for it")
  func keys() {
    let values = MarbleValues(["b": 1, "a": 1, "c": 2])
    #expect(values.key(of: 1, by: ==) == "a")
    #expect(values.key(of: 3, by: ==) == nil)
    #expect(MarbleValues<Int>().key(of: 12, by: ==) == "12")
    #expect(MarbleValues<Int?>().key(of: nil, by: ==) == nil)
    #expect(MarbleValues<Plain>().key(of: Plain(number: 1), by: ==) == nil)
  }

  @Test("errors are the same by type and description, and by domain and code")
  func sameErrors() {
    enum Another: Error { case one }
    #expect(TimelineDifference.areEqual(Fault.one, Fault.one))
    #expect(!TimelineDifference.areEqual(Fault.one, Fault.other))
    #expect(!TimelineDifference.areEqual(Fault.one, Another.one))
    #expect(
      TimelineDifference.areEqual(NSError(domain: "a", code: 1), NSError(domain: "a", code: 1)))
    #expect(
      !TimelineDifference.areEqual(NSError(domain: "a", code: 1), NSError(domain: "a", code: 2)))
  }
}
