import RxCore
import RxVirtualTime

/// The diagrams of one case, read.
struct FixtureDiagrams<Element: NaturalMarble> {
  private let sources: [(source: FixtureSource, events: [Recorded<Event<Element>>])]
  private let location: FixtureLocation
  /// What is emitted: keys replaced by what they stand for.
  let expected: [MarbleEvent]
  /// For each source.
  let windows: [[Subscription]]
  /// The frame of the disposal, if there is one.
  let disposed: Int?
  /// The tick of frame 0: hot sources may emit before it.
  let zero: Int

  init(_ fixtureCase: FixtureCase) throws(FixtureError) {
    let values = fixtureCase.values
    location = fixtureCase.location
    var sources: [(source: FixtureSource, events: [Recorded<Event<Element>>])] = []
    for source in fixtureCase.sources {
      sources.append((source, try Self.events(of: source, values)))
    }
    self.sources = sources
    zero = -(sources.flatMap { $0.events.map(\.time) }.min().map { min(0, $0) } ?? 0)
    expected = try Self.parse(fixtureCase.expected, .expected).events.map { event in
      guard case .next(let key) = event.content, let text = values[key] else { return event }
      return MarbleEvent(event.frame, .next(text), group: event.group, column: event.column)
    }
    var windows: [[Subscription]] = []
    for line in fixtureCase.subscribed { windows.append(try Self.windows(line)) }
    self.windows = windows
    if let line = fixtureCase.disposed {
      disposed = try Self.disposal(line)
    } else {
      disposed = nil
    }
  }

  func sources(on scheduler: TestScheduler) -> FixtureSources<Element> {
    let named = sources.map { source, events in
      let sequence =
        source.isHot
        ? TestableObservable(
          hot: events.map { Recorded(time: $0.time + zero, value: $0.value) }, on: scheduler,
          phase: .source)
        : TestableObservable(cold: events, on: scheduler, phase: .source)
      return (source.name, sequence)
    }
    return FixtureSources(named, scheduler: scheduler, location: location)
  }

  private static func events(
    of source: FixtureSource, _ values: [String: String]
  ) throws(FixtureError) -> [Recorded<Event<Element>>] {
    let diagram = try parse(source.diagram, source.isHot ? .hot : .cold)
    var events: [Recorded<Event<Element>>] = []
    for event in diagram.events {
      switch event.content {
      case .completed: events.append(.completed(event.frame))
      case .error: events.append(.error(event.frame, MarbleError()))
      case .next(let key):
        let text = values[key] ?? key
        guard let element = Element.element(ofMarble: text) else {
          throw source.diagram.fails("`\(text)` is no \(Element.self).")
        }
        events.append(.next(event.frame, element))
      }
    }
    return events
  }

  private static func windows(_ line: FixtureText) throws(FixtureError) -> [Subscription] {
    var windows: [Subscription] = []
    for part in line.text.split(separator: ",") {
      let text = FixtureText(location: line.location, text: part.trimmed)
      windows += try parse(text, .subscription).windows
    }
    return windows
  }

  private static func disposal(_ line: FixtureText) throws(FixtureError) -> Int {
    let text = line.text.contains("^") ? line.text : "^" + line.text.dropFirst()
    let diagram = try parse(FixtureText(location: line.location, text: text), .subscription)
    guard let window = diagram.windows.first, window.unsubscribe != .max else {
      throw line.fails("`disposed` needs one `!`, at the frame of the disposal.")
    }
    return window.unsubscribe
  }

  private static func parse(
    _ line: FixtureText, _ kind: MarbleDiagram.Kind
  ) throws(FixtureError) -> MarbleDiagram {
    do {
      return try MarbleDiagram.parse(line.text, kind: kind)
    } catch {
      throw line.fails("\(error)")
    }
  }
}
