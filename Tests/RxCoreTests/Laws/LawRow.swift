import RxCore
import RxVirtualTime

/// One configuration of an operator, and the laws that it breaks by its nature.
struct LawRow: CustomStringConvertible, @unchecked Sendable {
  typealias OneSource<Output> = (Observable<Int>) -> Observable<Output>
  typealias TwoSources<Output> = (Observable<Int>, Observable<Int>) -> Observable<Output>

  /// The name of the operator's file.
  let file: String
  let description: String
  /// Each with its reason.
  let exceptions: [OperatorLaw: String]
  let violations: ([OperatorLaw]) -> [LawViolation]

  /// An operator of one source.
  init<Output: Equatable>(
    _ file: String, _ configuration: String = "", values: [Int] = [1, 2, 3],
    closures: KeyValuePairs<String, (Observable<Int>, ClosureProbe) -> Observable<Output>> = [:],
    except exceptions: [OperatorLaw: String] = [:], _ operation: @escaping OneSource<Output>
  ) {
    self.file = file
    self.exceptions = exceptions
    let name = Self.name(file, configuration)
    description = name
    violations = {
      OperatorUnderTest(name, values: values, closures: closures, by: ==, operation)
        .violations(of: $0)
    }
  }

  /// An operator of two sources.
  init<Output: Equatable>(
    ofTwo file: String, _ configuration: String = "",
    closures: KeyValuePairs<
      String, (Observable<Int>, Observable<Int>, ClosureProbe) -> Observable<Output>
    > = [:],
    except exceptions: [OperatorLaw: String] = [:], _ operation: @escaping TwoSources<Output>
  ) {
    self.file = file
    self.exceptions = exceptions
    let name = Self.name(file, configuration)
    description = name
    violations = {
      OperatorUnderTest(name, ofTwo: [1, 2, 3], closures: closures, by: ==, operation)
        .violations(of: $0)
    }
  }

  /// An operator that makes a sequence of nothing else.
  ///
  /// - Parameter isSilent: Whether it emits nothing, not even an end.
  static func creating<Output: Equatable>(
    _ file: String, _ configuration: String = "", isSilent: Bool = false,
    closures: KeyValuePairs<String, (Observable<Int>, ClosureProbe) -> Observable<Output>> = [:],
    except exceptions: [OperatorLaw: String] = [:],
    _ operation: @escaping () -> Observable<Output>
  ) -> LawRow {
    var all: [OperatorLaw: String] = [.sourceErrors: "it has no source"]
    if !isSilent { all[.laterSources] = "it has no source" }
    return LawRow(
      file, configuration, closures: closures, except: all.merging(exceptions) { $1 },
      { _ in operation() })
  }

  private static func name(_ file: String, _ configuration: String) -> String {
    configuration.isEmpty ? file : "\(file) \(configuration)"
  }
}

extension ClosureProbe {
  /// Throws where it is to; gives the value otherwise.
  func passing<Value>(_ value: Value) throws -> Value {
    try pass()
    return value
  }
}
