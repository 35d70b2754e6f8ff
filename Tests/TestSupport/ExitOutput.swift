import Testing

extension ExitTest.Result {
  /// What the process wrote to its standard error.
  package var standardErrorText: String {
    String(decoding: standardErrorContent, as: UTF8.self)
  }

  /// What the process wrote to its standard output.
  package var standardOutputText: String {
    String(decoding: standardOutputContent, as: UTF8.self)
  }
}
