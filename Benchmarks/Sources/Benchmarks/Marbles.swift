import RxCore
import RxVirtualTime

/// Diagrams, and whole tests written in them.
enum Marbles {
  static var all: [Workload] {
    [parsed(1_000), parsed(100_000), wholeTests]
  }

  /// A source is made of each diagram, so the figure holds what queues its events as well.
  private static func parsed(_ length: Int) -> Workload {
    let pattern = "-a--b-c-(de)--f-"
    let count = length / pattern.count
    let diagram = String(repeating: pattern, count: count)
    return Workload(
      name: "marbles: cold source, a character", elements: count * pattern.count, limit: nil
    ) {
      marbleTest { t in
        t.allow(.pendingWork)
        _ = t.cold(diagram)
      }
      return diagram.utf8.count
    }
  }

  private static var wholeTests: Workload {
    Workload(name: "marbles: a test of two sources", elements: 1_000, limit: nil) {
      var count = 0
      for _ in 0..<1_000 {
        marbleTest { t in
          let left = t.hot("-a--b-c-|")
          let right = t.hot("--x--y----|")
          t.expect(Observable.merge(left.asObservable(), right.asObservable()))
            .toBe("-ax-byc---|")
          t.expect(left.asObservable().map { $0 + "!" }).toBe(
            "-a--b-c-|", values: ["a": "a!", "b": "b!", "c": "c!"])
          count += 1
        }
      }
      return count
    }
  }
}
