import Foundation
import RxCore
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// In a process of its own each, because the setting holds for the whole process.
@Suite struct RequestLogTests {
  @Test func `at first a debug build prints every request, a release build none`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        let server = ScriptedServer(.http(status: 200, body: ""))
        _ = eventsToTheEnd(of: server.session.rx.response(request: server.request("/path")))
        exit(EXIT_SUCCESS)
      })
    #if DEBUG
      #expect(result.standardOutputText.contains("curl -X GET"))
    #else
      #expect(!result.standardOutputText.contains("curl -X GET"))
    #endif
  }

  @Test func `a request that is wanted is printed as a command, with what became of it`()
    async throws
  {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        URLSession.rx.shouldLogRequest = { $0.url?.path == "/wanted" }
        let server = ScriptedServer(.http(status: 404, body: ""))
        var request = server.request("/wanted")
        request.httpMethod = "POST"
        request.httpBody = Data(#"{"price": "$1"}"#.utf8)
        request.setValue("two", forHTTPHeaderField: "B")
        request.setValue("one", forHTTPHeaderField: "A")
        for request in [request, server.request("/unwanted")] {
          _ = eventsToTheEnd(of: server.session.rx.response(request: request))
        }
        exit(EXIT_SUCCESS)
      })
    let text = result.standardOutputText
    let expected = #"""
      curl -X POST \
          -d "{\"price\": \"\$1\"}" \
          -H "A: one" \
          -H "B: two" \
      """#
    #expect(text.contains(expected))
    #expect(text.contains(#"/wanted" -i -v"#))
    #expect(text.contains("Failure (") && text.contains("ms): Status 404"))
    #expect(!text.contains("/unwanted"))
  }

  @Test func `a failure, a cancellation and a response of another kind are told apart`()
    async throws
  {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        URLSession.rx.shouldLogRequest = { _ in true }
        for answer in [ScriptedServer.Answer.failure(.timedOut), .plain(body: "text")] {
          let server = ScriptedServer(answer)
          _ = eventsToTheEnd(of: server.session.rx.response(request: server.request()))
        }
        let silent = ScriptedServer(.silence)
        let subscription = silent.session.rx.response(request: silent.request()).subscribe()
        silent.hasStarted.wait()
        let isAsked = Occasion()
        URLSession.rx.shouldLogRequest = { _ in
          isAsked.comes()
          return true
        }
        subscription.dispose()
        isAsked.wait()
        // Behind what prints, on the same queue.
        let hasPrinted = Occasion()
        silent.session.delegateQueue.addOperation { hasPrinted.comes() }
        hasPrinted.wait()
        exit(EXIT_SUCCESS)
      })
    let text = result.standardOutputText
    #expect(text.contains("ms): the response is none of HTTP"))
    #expect(text.contains("\(URLError.Code.timedOut.rawValue)"))
    #expect(text.contains("Canceled ("))
  }

  @Test func `threads may set it while others ask it`() async {
    await #expect(processExitsWith: .success) {
      let request = URLRequest(url: URL(string: "http://example.invalid")!)
      let wrong = Race.wrongRounds(of: 1_000) {
        Log()
      } _: { log, lane in
        if lane == 0 {
          URLSession.rx.shouldLogRequest = { _ in true }
        } else {
          log.add("\(URLSession.rx.shouldLogRequest(request))")
        }
      } isRight: { log in
        log.lines.count == 1
      }
      precondition(wrong == 0)
      precondition(URLSession.rx.shouldLogRequest(request))
    }
  }
}
