import Foundation
import RxCore
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct URLSessionResponseTests {
  /// The only element, which the completion must follow.
  private func element<Element>(of sequence: Observable<Element>) throws -> Element {
    let events = eventsToTheEnd(of: sequence)
    #expect(events.count == 2)
    #expect(events.last?.isCompleted == true)
    return try #require(events.first?.element)
  }

  /// The failure, which nothing must precede.
  private func error<Element>(of sequence: Observable<Element>) throws -> any Error {
    let events = eventsToTheEnd(of: sequence)
    #expect(events.count == 1)
    return try #require(events.first?.error)
  }

  @Test func `the response comes with its body, whatever the status`() throws {
    for status in [200, 404, 500] {
      let server = ScriptedServer.quiet(.http(status: status, body: "text"))
      let (response, data) = try element(of: server.session.rx.response(request: server.request()))
      #expect(response.statusCode == status)
      #expect(String(decoding: data, as: UTF8.self) == "text")
    }
  }

  @Test func `a response that is none of HTTP is a failure`() throws {
    let server = ScriptedServer.quiet(.plain(body: "text"))
    let error = try error(of: server.session.rx.response(request: server.request()))
    guard case RxCocoaURLError.nonHTTPResponse(let response) = error else {
      Issue.record("It is \(error).")
      return
    }
    #expect(response.url == server.url())
  }

  @Test func `a failure of the session comes as it is`() throws {
    let server = ScriptedServer.quiet(.failure(.notConnectedToInternet))
    let error = try error(of: server.session.rx.response(request: server.request()))
    #expect((error as? URLError)?.code == .notConnectedToInternet)
  }

  @Test func `each subscription sends the request, and none is sent before`() throws {
    let server = ScriptedServer.quiet(.http(status: 200, body: ""))
    let sequence = server.session.rx.response(request: server.request("/path"))
    #expect(server.requestedPaths == [])
    _ = try element(of: sequence)
    _ = try element(of: sequence)
    #expect(server.requestedPaths == ["/path", "/path"])
  }

  @Test func `disposal cancels the request, and nothing comes any more`() {
    let server = ScriptedServer.quiet(.silence)
    let log = Log()
    let trace = Trace { captive in
      let sequence = server.session.rx.response(request: server.request())
      let subscription = sequence.subscribe { event in
        withExtendedLifetime(captive) { log.add("\(event)") }
      }
      server.hasStarted.wait()
      subscription.dispose()
    }
    server.hasStopped.wait()
    trace.waitForRelease()
    #expect(log.lines == [])
  }

  @Test func `the data is the body of a successful response`() throws {
    for status in [200, 204, 299] {
      let server = ScriptedServer.quiet(.http(status: status, body: "text"))
      let data = try element(of: server.session.rx.data(request: server.request()))
      #expect(String(decoding: data, as: UTF8.self) == "text")
    }
  }

  @Test func `another status is a failure that carries the response`() throws {
    for status in [199, 300, 404] {
      let server = ScriptedServer.quiet(.http(status: status, body: "text"))
      let error = try error(of: server.session.rx.data(request: server.request()))
      guard case RxCocoaURLError.httpRequestFailed(let response, let data) = error else {
        Issue.record("It is \(error).")
        return
      }
      #expect(response.statusCode == status)
      #expect(data.map { String(decoding: $0, as: UTF8.self) } == "text")
    }
  }

  @Test func `JSON is read from the body`() throws {
    let server = ScriptedServer.quiet(.http(status: 200, body: #"{"numbers": [1, 2]}"#))
    let object = try element(of: server.session.rx.json(url: server.url()))
    #expect((object as? [String: [Int]]) == ["numbers": [1, 2]])
  }

  @Test func `JSON is read as the options say`() throws {
    let server = ScriptedServer.quiet(.http(status: 200, body: "1"))
    let session = server.session
    let object = try element(
      of: session.rx.json(request: server.request(), options: .fragmentsAllowed))
    #expect(object as? Int == 1)
    let error = try error(of: session.rx.json(request: server.request()))
    guard case RxCocoaURLError.deserializationError = error else {
      Issue.record("It is \(error).")
      return
    }
  }

  @Test func `a body that is no JSON, and a status of failure, are failures`() throws {
    let garbled = ScriptedServer.quiet(.http(status: 200, body: "{"))
    let first = try error(of: garbled.session.rx.json(url: garbled.url()))
    guard case RxCocoaURLError.deserializationError = first else {
      Issue.record("It is \(first).")
      return
    }
    let missing = ScriptedServer.quiet(.http(status: 404, body: "{}"))
    let second = try error(of: missing.session.rx.json(url: missing.url()))
    guard case RxCocoaURLError.httpRequestFailed = second else {
      Issue.record("It is \(second).")
      return
    }
  }

  @Test func `the failures say what they are`() throws {
    let url = try #require(URL(string: "http://example.invalid"))
    let response = try #require(
      HTTPURLResponse(url: url, statusCode: 404, httpVersion: nil, headerFields: nil))
    let failures: [RxCocoaURLError] = [
      .unknown, .nonHTTPResponse(response: response),
      .httpRequestFailed(response: response, data: nil), .deserializationError(error: Broken()),
    ]
    let texts = failures.map(\.debugDescription)
    #expect(texts[0] == "Unknown error has occurred.")
    #expect(texts[1].hasPrefix("Response is not HTTPURLResponse `"))
    #expect(texts[2] == "HTTP request failed with `404`.")
    #expect(texts[3] == "Error during deserialization of the response: \(Broken())")
  }
}
