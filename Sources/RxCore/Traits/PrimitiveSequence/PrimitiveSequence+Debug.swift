extension PrimitiveSequence {
  /// Prints the events, the subscription and the disposal.
  ///
  /// - Parameters:
  ///   - identifier: Stands before each line; nil for the place of the call.
  ///   - trimOutput: Whether long events are shortened in the middle.
  ///   - file: The file of the place.
  ///   - line: The line of the place.
  ///   - function: The function of the place.
  /// - Returns: A sequence that ends and fails with the source.
  /// - Origin: RxSwift `debug`.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file,
    line: UInt = #line, function: String = #function
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: source.debug(
        identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }
}
