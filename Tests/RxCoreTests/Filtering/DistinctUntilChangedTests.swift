import RxCore
import TestSupport
import Testing

@Suite struct DistinctUntilChangedTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Filtering/distinctUntilChanged") { c, s in
      let source = try s.first
      switch c.arguments.text {
      case "": return source.distinctUntilChanged()
      case "letter": return source.distinctUntilChanged { $0.lowercased() }
      case "near": return source.distinctUntilChanged(near)
      case "letter near":
        return source.distinctUntilChanged({ $0.lowercased() }, comparer: near)
      case "property": return source.distinctUntilChanged(at: \.lowered)
      case "key fails at b":
        return source.distinctUntilChanged { element in
          if element == "b" { throw Broken() }
          return element
        }
      case "comparison fails": return source.distinctUntilChanged { _, _ in throw Broken() }
      default: throw c.unknownArguments
      }
    }
  }

  @Test func `the comparison gets the element let through before, then the present one`() {
    var pairs: [String] = []
    let sequence = Observable.of(1, 2, 3, 4).distinctUntilChanged { previous, present in
      pairs.append("\(previous) \(present)")
      return present < 4
    }
    #expect(sequence.transcript == "1 4 |")
    #expect(pairs == ["1 2", "1 3", "1 4"])
  }

  @Test func `each subscription compares for itself`() {
    let sequence = Observable.of(1, 1).distinctUntilChanged()
    #expect(sequence.transcript == "1 |")
    #expect(sequence.transcript == "1 |")
  }

  @Test func `nil is an element like any other`() {
    let sequence = Observable<Int?>.of(nil, nil, 1, nil).distinctUntilChanged()
    #expect(sequence.map { $0 ?? 0 }.transcript == "0 1 0 |")
  }

  private func near(_ left: String, _ right: String) -> Bool {
    abs(Int(left.unicodeScalars.first!.value) - Int(right.unicodeScalars.first!.value)) <= 1
  }
}

extension String {
  fileprivate var lowered: String { lowercased() }
}
