import RxCore

/// Checks that an operator obeys the laws that hold for every operator, and reports each one that
/// it breaks, with diagrams.
///
///     checkOperatorLaws("pairwise", values: [1, 2, 3], by: ==) { source in source.pairwise() }
///
/// The operator is subscribed to on virtual time, with the main, queue and operation schedulers
/// redirected to it, and its sources emit the values every other millisecond. `OperatorLaw` lists
/// the laws.
///
/// - Parameters:
///   - name: The operator's name in reports.
///   - values: What the sources emit; fewer than three are repeated.
///   - closures: The operator with a probe in one of its closures, for each that it has.
///   - exceptions: The laws that the operator breaks by its nature, and why.
///   - areEqual: Whether two elements count as the same.
///   - operation: Applies the operator to a source. Called often: each time a new assembly.
public func checkOperatorLaws<Input, Output>(
  _ name: String, values: [Input],
  closures: KeyValuePairs<String, (Observable<Input>, ClosureProbe) -> Observable<Output>> = [:],
  except exceptions: [OperatorLaw: String] = [:],
  by areEqual: @escaping (Output, Output) -> Bool, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ operation: @escaping (Observable<Input>) -> Observable<Output>
) {
  OperatorUnderTest(name, values: values, closures: closures, by: areEqual, operation).report(
    except: exceptions,
    at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Checks that an operator obeys the laws that hold for every operator, and reports each one that
/// it breaks, with diagrams.
///
///     checkOperatorLaws("evens", values: [1, 2, 3, 4]) { source in source.evens() }
///
/// - Parameters:
///   - name: The operator's name in reports.
///   - values: What the sources emit; fewer than three are repeated.
///   - closures: The operator with a probe in one of its closures, for each that it has.
///   - exceptions: The laws that the operator breaks by its nature, and why.
///   - operation: Applies the operator to a source. Called often: each time a new assembly.
public func checkOperatorLaws<Input, Output: Equatable>(
  _ name: String, values: [Input],
  closures: KeyValuePairs<String, (Observable<Input>, ClosureProbe) -> Observable<Output>> = [:],
  except exceptions: [OperatorLaw: String] = [:], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ operation: @escaping (Observable<Input>) -> Observable<Output>
) {
  checkOperatorLaws(
    name, values: values, closures: closures, except: exceptions, by: ==, fileID: fileID,
    filePath: filePath, line: line, column: column, operation)
}

/// Checks that an operator of two sources obeys the laws that hold for every operator, and
/// reports each one that it breaks, with diagrams.
///
///     checkOperatorLaws("either", ofTwo: [1, 2, 3], by: ==) { one, other in one.either(other) }
///
/// - Parameters:
///   - name: The operator's name in reports.
///   - values: What both sources emit, in turns; fewer than three are repeated.
///   - closures: The operator with a probe in one of its closures, for each that it has.
///   - exceptions: The laws that the operator breaks by its nature, and why.
///   - areEqual: Whether two elements count as the same.
///   - operation: Applies the operator to its sources. Called often: each time a new assembly.
public func checkOperatorLaws<Input, Output>(
  _ name: String, ofTwo values: [Input],
  closures: KeyValuePairs<
    String, (Observable<Input>, Observable<Input>, ClosureProbe) -> Observable<Output>
  > = [:],
  except exceptions: [OperatorLaw: String] = [:],
  by areEqual: @escaping (Output, Output) -> Bool, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ operation: @escaping (Observable<Input>, Observable<Input>) -> Observable<Output>
) {
  OperatorUnderTest(name, ofTwo: values, closures: closures, by: areEqual, operation).report(
    except: exceptions,
    at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Checks that an operator of two sources obeys the laws that hold for every operator, and
/// reports each one that it breaks, with diagrams.
///
///     checkOperatorLaws("either", ofTwo: [1, 2, 3]) { one, other in one.either(other) }
///
/// - Parameters:
///   - name: The operator's name in reports.
///   - values: What both sources emit, in turns; fewer than three are repeated.
///   - closures: The operator with a probe in one of its closures, for each that it has.
///   - exceptions: The laws that the operator breaks by its nature, and why.
///   - operation: Applies the operator to its sources. Called often: each time a new assembly.
public func checkOperatorLaws<Input, Output: Equatable>(
  _ name: String, ofTwo values: [Input],
  closures: KeyValuePairs<
    String, (Observable<Input>, Observable<Input>, ClosureProbe) -> Observable<Output>
  > = [:],
  except exceptions: [OperatorLaw: String] = [:], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ operation: @escaping (Observable<Input>, Observable<Input>) -> Observable<Output>
) {
  checkOperatorLaws(
    name, ofTwo: values, closures: closures, except: exceptions, by: ==, fileID: fileID,
    filePath: filePath, line: line, column: column, operation)
}
