import RxCore

/// An operator as the laws see it.
package struct OperatorUnderTest<Input, Output> {
  /// The operator with a probe in one of its closures.
  struct Closure {
    let name: String
    let assemble: ([Observable<Input>], ClosureProbe) -> Observable<Output>
  }

  package let name: String
  let sourceCount: Int
  let assemble: ([Observable<Input>]) -> Observable<Output>
  let closures: [Closure]
  let areEqual: (Output, Output) -> Bool
  private let values: [Input]

  package init(
    _ name: String, values: [Input],
    closures: KeyValuePairs<String, (Observable<Input>, ClosureProbe) -> Observable<Output>>,
    by areEqual: @escaping (Output, Output) -> Bool,
    _ operation: @escaping (Observable<Input>) -> Observable<Output>
  ) {
    self.name = name
    self.values = values
    self.areEqual = areEqual
    sourceCount = 1
    assemble = { operation($0[0]) }
    self.closures = closures.map { name, operation in
      Closure(name: name) { operation($0[0], $1) }
    }
  }

  package init(
    _ name: String, ofTwo values: [Input],
    closures: KeyValuePairs<
      String, (Observable<Input>, Observable<Input>, ClosureProbe) -> Observable<Output>
    >,
    by areEqual: @escaping (Output, Output) -> Bool,
    _ operation: @escaping (Observable<Input>, Observable<Input>) -> Observable<Output>
  ) {
    self.name = name
    self.values = values
    self.areEqual = areEqual
    sourceCount = 2
    assemble = { operation($0[0], $0[1]) }
    self.closures = closures.map { name, operation in
      Closure(name: name) { operation($0[0], $0[1], $1) }
    }
  }

  /// Whether there is nothing that a source could emit.
  var isWithoutValues: Bool { values.isEmpty }

  /// Fewer elements than these show too little.
  private static var fewestElements: Int { 3 }

  /// What each source emits: the sample values, again from the front where they are few.
  var elements: [Input] {
    (0..<max(values.count, Self.fewestElements)).map(element)
  }

  func element(_ place: Int) -> Input {
    values[place % values.count]
  }

  var sources: Range<Int> { 0..<sourceCount }

  /// What a source emits, every other frame; the sources take turns.
  ///
  /// - Parameter ending: The end that comes after the elements; nil for none.
  func events(of source: Int, ending: Event<Input>?) -> [Recorded<Event<Input>>] {
    let events = elements.map(Event.next) + (ending.map { [$0] } ?? [])
    return events.enumerated().map { place, event in
      Recorded(time: 1 + 2 * place + source, value: event)
    }
  }

  /// What the sources emit: elements and completions.
  var completing: [[Recorded<Event<Input>>]] {
    sources.map { events(of: $0, ending: .completed) }
  }

  /// What the sources emit: elements and a failure.
  var failing: [[Recorded<Event<Input>>]] {
    sources.map { events(of: $0, ending: .error(LawError.source)) }
  }

  /// What the sources emit: elements and nothing more.
  var open: [[Recorded<Event<Input>>]] {
    sources.map { events(of: $0, ending: nil) }
  }
}

/// The same events, at later times.
func later<Element>(
  _ events: [Recorded<Event<Element>>], by frames: Int
) -> [Recorded<Event<Element>>] {
  events.map { Recorded(time: $0.time + frames, value: $0.value) }
}
