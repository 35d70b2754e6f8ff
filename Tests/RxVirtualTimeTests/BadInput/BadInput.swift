import Foundation
import RxCore
import RxVirtualTime

/// A mistake in a test, and what its author is told: in each test library the same text, at the
/// line of the mistake.
struct BadInput: CustomStringConvertible, Sendable {
  let name: String
  let text: String
  /// Makes the mistake, and returns its line.
  let make: @Sendable () -> Int

  init(_ name: String, says text: String, _ make: @escaping @Sendable () -> Int) {
    self.name = name
    self.text = text
    self.make = make
  }

  var description: String { name }

  /// The file whose lines the mistakes stand in.
  static let filePath = "\(#filePath)"

  static var all: [BadInput] { diagrams + expectations + clocks + schedulers + endlessWork }
}

/// Diagrams that cannot be read.
extension BadInput {
  fileprivate static var diagrams: [BadInput] {
    [
      BadInput(
        "a time that runs into a sign, in a hot source",
        says: """
          marble syntax error [time-word] in hot diagram: `10ms` runs into `|`
              -a 10ms|
                 ▲ column 3, frame 2
            hint: a time needs a space on both sides; four values are written '1''0''m''s'
          """
      ) {
        let line = #line + 1
        marbleTest { t in _ = t.hot("-a 10ms|") }
        return line
      },
      BadInput(
        "a group that never ends, in a cold source",
        says: """
          marble syntax error [unclosed] in cold diagram: `(` is never closed
              -(a
               ▲ column 1, frame 1
            hint: close the group with `)`
          """
      ) {
        let line = #line + 1
        marbleTest { t in _ = t.cold("-(a") }
        return line
      },
      BadInput(
        "a second begin, in a subscription diagram",
        says: """
          marble syntax error [anchor] in subscription diagram: a second `^` while subscribed
              ^--^
                 ▲ column 3, frame 3
            hint: end the first subscription with `!`, or give overlapping ones as several diagrams
          """
      ) {
        let line = #line + 3
        marbleTest { t in
          let source = t.hot("-a|")
          t.expect(subscriptionsOf: source).toBe("^--^")
        }
        return line
      },
      BadInput(
        "a key that the table of values does not have",
        says: """
          marble syntax error [no-value] in expected diagram: `c` has no value
              -a-c|
                 ▲ column 3, frame 3
            hint: the known keys are a, b
          """
      ) {
        let line = #line + 3
        marbleTest { t in
          let source = t.hot("-a|", values: ["a": 1])
          t.expect(source).toBe("-a-c|", values: ["a": 1, "b": 2])
        }
        return line
      },
      BadInput(
        "a marble that is no number",
        says: """
          marble syntax error [no-value] in cold diagram: `x` has no value
              -x|
               ▲ column 1, frame 1
            hint: without a table a marble is read as Int; give one with values:
          """
      ) {
        let line = #line + 2
        marbleTest { t in
          let numbers: TestableObservable<Int> = t.cold("-x|")
          t.expect(numbers).toBe("|")
        }
        return line
      },
    ]
  }
}

/// Expectations and stubs that make no sense.
extension BadInput {
  fileprivate static var expectations: [BadInput] {
    [
      BadInput(
        "an argument that a stub does not know",
        says: "The stub has no answer to 3, which came at frame 0. It has answers to: 1, 2."
      ) {
        let line = #line + 2
        marbleTest { t in
          let stub: MarbleStub<Int, String> = t.stub([1: "a|", 2: "b|"])
          t.expect(stub.call(3)).toBe("")
        }
        return line
      },
      BadInput(
        "an expectation that expects nothing",
        says: "This expectation was never told what to expect: end it with .toBe(\"…\")."
      ) {
        let line = #line + 1
        marbleTest { t in _ = t.expect(t.hot("-a|")) }
        return line
      },
      BadInput(
        "an expectation with two subscriptions",
        says: "An expectation has one subscription, but `^-!^-!` says 2."
      ) {
        let line = #line + 1
        marbleTest { t in t.expect(t.hot("-a|"), during: "^-!^-!").toBe("-a|") }
        return line
      },
    ]
  }
}
