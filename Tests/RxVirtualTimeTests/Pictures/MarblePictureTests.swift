import Foundation
import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct `Marble pictures` {
  private struct Failure: Error {}

  /// A value that no marble stands for.
  private struct Query: Equatable, CustomStringConvertible {
    let description: String
  }

  private static func failure(_ source: String, _ expected: String) -> MarblePicture? {
    marbleFailures { t in
      t.expect(t.hot(source, label: "query"), label: "query").toBe(expected)
    }.first?.picture
  }

  private static var all: [(name: String, picture: MarblePicture)] {
    get throws {
      let long: [Recorded<Event<Query>>] =
        (0..<40).map { .next($0 * 7, Query(description: "query <\($0)> & \"more\"")) }
      let crowded: [Recorded<Event<Int>>] =
        (0..<12).map { .next(3, $0) } + [.next(4, 1_234_567), .error(4, Failure())]
      var pictures = [
        ("nothing", MarblePicture(rows: [])),
        ("silence", MarblePicture([Recorded<Event<Int>>]())),
        ("long", MarblePicture(long)),
        ("crowded", MarblePicture(title: "a]]><b>&\u{1}\u{0}", rows: [.events("x", crowded)])),
        (
          "operation",
          MarblePicture(
            title: "debounce: an element leaves once the source has been quiet",
            rows: [
              try .diagram("source", "-a-b-----c|"), .operation("debounce 3ms"),
              try .diagram("result", "------b---(c|)"), try .diagram("subscribed", "^---------!"),
            ])
        ),
        (
          "signs",
          MarblePicture(rows: [
            try .diagram("hot", "ab-^-[cd]-{ef}-#"), try .diagram("wide", "'ten thousand'ｗ'漢字'|"),
            .subscriptions("windows", [Subscription(-2, 4), Subscription(1), Subscription(6, 6)]),
          ])
        ),
        (
          "range",
          MarblePicture([.next(-100_000, 1), .next(Int.max, 2), .completed(Int.max)])
        ),
      ]
      let failures = [
        ("late", "-a-bc---d|", "-a-b-c--d|"), ("missing", "-a-|", "-ab|"),
        ("extra", "-abc|", "-ac|"), ("fold", "-a 40ms b|", "-a 40ms -b|"),
        ("end", "-a-#", "-a-|"), ("never", "-a-", "-a-|"), ("early", "a 999ms b", "- 999ms -b"),
      ]
      for (name, source, expected) in failures {
        pictures.append((name, try #require(failure(source, expected))))
      }
      return pictures
    }
  }

  @Test func `every picture is well-formed XML inside its box, and no text touches another`()
    throws
  {
    for (name, picture) in try Self.all {
      let svg = picture.svg
      let document = try #require(SVGDocument(svg), "\(name): \(svg)")
      let (width, height) = document.size
      #expect(width > 0 && height > 0)
      for text in document.texts {
        #expect(
          text.left >= 0 && text.right <= width && text.y > 12 && text.y < height - 4,
          "\(name): \(text)")
      }
      for (place, one) in document.texts.enumerated() {
        for other in document.texts[(place + 1)...] {
          let isApart =
            one.right <= other.left || other.right <= one.left || abs(one.y - other.y) >= 14
          #expect(isApart, "\(name): \(one) touches \(other)")
        }
      }
      for (element, attributes) in document.elements where element == "rect" {
        let number = { (key: String) in attributes[key].flatMap { Int($0) } ?? -1 }
        #expect(
          number("x") >= 0 && number("x") + number("width") <= width, "\(name): \(attributes)")
        #expect(
          number("y") >= 0 && number("y") + number("height") <= height, "\(name): \(attributes)")
      }
      #expect(svg == picture.svg)
    }
  }

  @Test(arguments: ["debounce", "difference"])
  func `two pictures are as drawn by hand`(name: String) throws {
    let picture =
      name == "debounce"
      ? MarblePicture(
        title: "debounce",
        rows: [
          try .diagram("source", "-a-|"), .operation("debounce 1ms"),
          try .diagram("result", "--a(|)"),
        ])
      : try #require(Self.failure("-a|", "-b|"))
    let file = ProjectFolder.url.appending(path: "Fixtures/Pictures/\(name).svg")
    #expect(try picture.svg == String(contentsOf: file, encoding: .utf8))
  }

  @Test func `a recording prints as text`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([
      .next(210, Query(description: "swift")), .next(220, Query(description: "rx")),
      .completed(230),
    ])
    let observer = scheduler.start { source.asObservable() }
    #expect(
      observer.picture.text == """
        tick      ~~~~~|....+....|....+....|
        observer  @210 A---------B---------|
        where     A is swift
        where     B is rx
        """)
    #expect(source.picture.text.contains("subscribed"))
    #expect(MarblePicture(observer.events, label: "x").text.hasPrefix("tick"))
  }

  @Test func `the picture says what the text says`() throws {
    let picture = try #require(Self.failure("-a-bc---d|", "-a-b-c--d|"))
    let document = try #require(SVGDocument(picture.svg))
    #expect(document.title == "query: observable differs from expected at frame 4")
    #expect(
      document.explanation
        == picture.text.split(separator: "\n").dropFirst().joined(separator: "\n"))
    #expect(document.count("mp-band") == 1, "The frame of the difference stands out.")
    #expect(document.count("mp-pointed") == 2, "What was expected, and what came for it.")
    #expect(document.count("mp-element") == 12)
    let said = document.texts.map(\.content).joined(separator: " ")
    #expect(said.contains(picture.text.split(separator: "▲ ")[1]))
  }

  @Test func `colours are those of the reader's background`() throws {
    let svg = MarblePicture([.next(1, 1)]).svg
    #expect(svg.contains("@media (prefers-color-scheme:dark){"))
    #expect(!svg.contains(" fill=\"") && !svg.contains(" stroke=\""), "All colours are styles.")
  }

  @Test func `a mistake in a diagram is thrown`() {
    #expect(throws: (any Error).self) { try MarblePicture.Row.diagram("source", "-a(") }
  }
}
