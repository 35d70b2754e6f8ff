import RxCore
import RxVirtualTime

extension LawTable {
  static let collecting: [LawRow] = [
    LawRow(
      "Reduce",
      closures: [
        "accumulator": { source, probe in source.reduce(0) { try probe.passing($0 + $1) } },
        "mapResult": { source, probe in
          source.reduce(0, accumulator: +, mapResult: { try probe.passing($0) })
        },
      ]
    ) { $0.reduce(0, accumulator: +) }
  ]
}
