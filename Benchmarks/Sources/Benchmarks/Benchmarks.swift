import Foundation

/// Prints what the library's work costs, and the limit of each row.
///
///     swift run -c release --package-path Benchmarks Benchmarks [--filter TEXT] [--tolerance N]
///       [--elements N] [--repetitions N]
///
/// With a tolerance it fails where a row takes more than so many times its limit. Few elements and
/// no repetitions suit a tool that counts instructions.
@main
enum Benchmarks {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let filter = value(of: "--filter", in: arguments) ?? ""
    let tolerance = value(of: "--tolerance", in: arguments).flatMap(Double.init)
    let elements = value(of: "--elements", in: arguments).flatMap { Int($0) }
    let repetitions = value(of: "--repetitions", in: arguments).flatMap { Int($0) } ?? 7
    print(Table.header)
    var exceeded: [String] = []
    for workload in workloads where filter.isEmpty || workload.name.contains(filter) {
      if let elements, workload.elements != elements { continue }
      let measurement = Measurement(of: workload, repetitions: repetitions)
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
      + Marbles.all + Blocking.all
  }

  private static func value(of option: String, in arguments: [String]) -> String? {
    guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else {
      return nil
    }
    return arguments[index + 1]
  }
}
