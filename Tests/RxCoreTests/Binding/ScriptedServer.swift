import Foundation
import RxCore
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server without a network: a session whose requests for one host are answered as asked.
final class ScriptedServer: Sendable {
  enum Answer: Sendable {
    case http(status: Int, body: String)
    /// A response of no protocol.
    case plain(body: String)
    case failure(URLError.Code)
    /// None, until the request is cancelled.
    case silence
  }

  let session: URLSession
  let hasStarted = Occasion()
  let hasStopped = Occasion()
  private let host = "\(UUID().uuidString.lowercased()).invalid"
  private let answer: Answer
  private let requests = Log()

  init(_ answer: Answer) {
    self.answer = answer
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [ScriptedProtocol.self]
    session = URLSession(configuration: configuration)
    ScriptedProtocol.servers.add(self, for: host)
  }

  /// The same whenever it is asked: no test of the process wants requests printed.
  static func quiet(_ answer: Answer) -> ScriptedServer {
    URLSession.rx.shouldLogRequest = { _ in false }
    return ScriptedServer(answer)
  }

  func url(_ path: String = "/") -> URL {
    URL(string: "http://\(host)\(path)")!
  }

  func request(_ path: String = "/") -> URLRequest {
    URLRequest(url: url(path))
  }

  /// The paths that have been asked for.
  var requestedPaths: [String] { requests.lines }

  fileprivate func start(_ loading: ScriptedProtocol) {
    requests.add(loading.request.url?.path ?? "")
    switch answer {
    case .http(let status, let body):
      let response = HTTPURLResponse(
        url: url(), statusCode: status, httpVersion: "HTTP/1.1", headerFields: nil)!
      loading.finish(response, body)
    case .plain(let body):
      let response = URLResponse(
        url: url(), mimeType: "text/plain", expectedContentLength: body.utf8.count,
        textEncodingName: "utf-8")
      loading.finish(response, body)
    case .failure(let code):
      loading.client?.urlProtocol(loading, didFailWithError: URLError(code))
    case .silence:
      break
    }
    hasStarted.comes()
  }
}

private final class ScriptedProtocol: URLProtocol {
  static let servers = Servers()

  private var server: ScriptedServer? { Self.servers.server(for: request) }

  override class func canInit(with request: URLRequest) -> Bool {
    servers.server(for: request) != nil
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest {
    request
  }

  override func startLoading() {
    server?.start(self)
  }

  override func stopLoading() {
    server?.hasStopped.comes()
  }

  func finish(_ response: URLResponse, _ body: String) {
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(body.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }
}

/// The servers of all tests, by host.
private final class Servers: @unchecked Sendable {
  private let lock = NSLock()
  private var servers: [String: ScriptedServer] = [:]

  func add(_ server: ScriptedServer, for host: String) {
    lock.withLock { servers[host] = server }
  }

  func server(for request: URLRequest) -> ScriptedServer? {
    let host = request.url?.host ?? ""
    return lock.withLock { servers[host] }
  }
}

/// The events of a sequence that another queue ends.
func eventsToTheEnd<Element>(of sequence: Observable<Element>) -> [Event<Element>] {
  var events: [Event<Element>] = []
  let end = Occasion()
  _ = sequence.subscribe { event in
    events.append(event)
    if event.isStopEvent { end.comes() }
  }
  end.wait()
  return events
}
