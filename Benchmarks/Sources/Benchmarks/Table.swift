/// One line for each workload, in columns.
enum Table {
  private static let columns = [
    "elements", "checksum", "best ms", "median ms", "ns/element", "limit", "",
  ]
  private static let nameWidth = 42

  static var header: String {
    line("workload", columns)
  }

  static func row(_ measurement: Measurement) -> String {
    let workload = measurement.workload
    let verdict =
      workload.limit == nil ? "" : measurement.holds(tolerance: 1) ? "holds" : "EXCEEDED"
    return line(
      workload.name,
      [
        "\(workload.elements)", "\(measurement.checksum)", decimal(measurement.best / 1e6, 3),
        decimal(measurement.median / 1e6, 3), decimal(measurement.perElement, 1),
        workload.limit.map { decimal($0, 0) } ?? "-", verdict,
      ])
  }

  private static func line(_ name: String, _ cells: [String]) -> String {
    let widths = [9, 21, 11, 11, 11, 6, 9]
    let name = name + String(repeating: " ", count: max(1, nameWidth - name.count))
    return zip(cells, widths).reduce(name) { line, cell in
      line + String(repeating: " ", count: max(1, cell.1 - cell.0.count)) + cell.0
    }
  }

  private static func decimal(_ value: Double, _ digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = Int((value * scale).rounded())
    if digits == 0 { return "\(scaled)" }
    let fraction = "\(scaled % Int(scale))"
    return "\(scaled / Int(scale))."
      + String(repeating: "0", count: digits - fraction.count) + fraction
  }
}
