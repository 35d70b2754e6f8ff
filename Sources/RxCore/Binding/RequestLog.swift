import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Reactive where Base == URLSession {
  /// Whether a request is printed, with what became of it, once its answer is here: for each
  /// request in a debug build, for none in a release build, unless it is set. It may be set from
  /// any thread, and is called where the answer comes.
  public static var shouldLogRequest: (URLRequest) -> Bool {
    get { RequestLog.isWanted.value }
    set { RequestLog.isWanted.accept(newValue) }
  }
}

/// Prints a request as a command for the shell, and what became of it.
struct RequestLog: Sendable {
  /// A relay, because any thread may set it while others read it.
  static let isWanted = BehaviorRelay<(URLRequest) -> Bool>(value: { _ in
    #if DEBUG
      true
    #else
      false
    #endif
  })

  private let request: URLRequest
  private let start = ContinuousClock.now

  init(_ request: URLRequest) {
    self.request = request
  }

  func note(_ response: URLResponse?, _ error: (any Error)?) {
    guard Self.isWanted.value(request) else { return }
    print("\(command)\n\(outcome(response, error))")
  }

  private var command: String {
    var words = ["curl -X \(request.httpMethod ?? "GET")"]
    if let body = request.httpBody.flatMap({ String(data: $0, encoding: .utf8) }) {
      words.append("-d \(quoted(body))")
    }
    for (field, value) in (request.allHTTPHeaderFields ?? [:]).sorted(by: { $0.key < $1.key }) {
      words.append("-H \(quoted("\(field): \(value)"))")
    }
    words.append("\(quoted(request.url?.absoluteString ?? "<unknown url>")) -i -v")
    return words.joined(separator: " \\\n    ")
  }

  private func quoted(_ text: String) -> String {
    let special: Set<Character> = ["\\", "\"", "$", "`"]
    return "\"" + text.map { special.contains($0) ? "\\\($0)" : "\($0)" }.joined() + "\""
  }

  private func outcome(_ response: URLResponse?, _ error: (any Error)?) -> String {
    let time = "(\(Int((ContinuousClock.now - start) / .milliseconds(1)))ms)"
    if let response = response as? HTTPURLResponse {
      let isSuccess = 200..<300 ~= response.statusCode
      return "\(isSuccess ? "Success" : "Failure") \(time): Status \(response.statusCode)"
    }
    if (error as? URLError)?.code == .cancelled { return "Canceled \(time)" }
    if let error { return "Failure \(time): \(error)" }
    return "Failure \(time): the response is none of HTTP"
  }
}
