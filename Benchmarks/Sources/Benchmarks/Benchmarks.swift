import Foundation

/// Prints what the library's work costs, and the limit of each row.
///
///     swift run -c release --package-path Benchmarks Benchmarks [--filter TEXT] [--tolerance N]
///
/// With a tolerance it fails where a row takes more than so many times its limit.
@main
enum Benchmarks {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let filter = value(of: "--filter", in: arguments) ?? ""
    let tolerance = value(of: "--tolerance", in: arguments).flatMap(Double.init)
    print(Table.header)
    var exceeded: [String] = []
    for workload in workloads where filter.isEmpty || workload.name.contains(filter) {
      let measurement = Measurement(of: workload)
      print(Table.row(measurement))
      if let tolerance, !measurement.holds(tolerance: tolerance) { exceeded.append(workload.name) }
    }
    if let tolerance, !exceeded.isEmpty {
      print("More than \(tolerance) times the limit: \(exceeded.joined(separator: ", "))")
      exit(1)
    }
  }

  private static var workloads: [Workload] {
    Yardsticks.all + Chains.all + Subscriptions.all + Subjects.all + VirtualTime.all
  }

  private static func value(of option: String, in arguments: [String]) -> String? {
    guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else {
      return nil
    }
    return arguments[index + 1]
  }
}
