/// The sources of a concatenation or of another succession, iterated anew by each subscription.
package struct SourceList<Element> {
  fileprivate let makeIterator: () -> () -> Observable<Element>?
  /// How many there are; negative where that is not known.
  fileprivate let count: Int

  package init(_ sources: some Sequence<Observable<Element>>, count: Int? = nil) {
    makeIterator = {
      var iterator = sources.makeIterator()
      return { iterator.next() }
    }
    self.count = count ?? -1
  }
}

/// Gives one source after another; a source that is itself a succession of the same kind gives
/// way to its own sources, so that nested ones are one flat loop.
package struct SourceUnfolding<Element> {
  private struct Level {
    let next: () -> Observable<Element>?
    /// How many sources are left; negative where that is not known.
    var left: Int
  }

  private let unfold: (Observable<Element>) -> SourceList<Element>?
  private var level: Level
  /// Those around `level` that have sources left, the outermost first.
  private var outer: [Level] = []

  /// - Parameter unfold: The sources of a nested succession; nil for every other source.
  package init(
    _ sources: SourceList<Element>,
    _ unfold: @escaping (Observable<Element>) -> SourceList<Element>?
  ) {
    self.unfold = unfold
    level = Level(next: sources.makeIterator(), left: sources.count)
  }

  package mutating func next() -> Observable<Element>? {
    while true {
      guard level.left != 0, let source = level.next() else {
        if outer.isEmpty { return nil }
        level = outer.removeLast()
        continue
      }
      level.left -= 1
      guard let nested = unfold(source) else { return source }
      // A level without further sources is gone before what stands last in it is unfolded.
      if level.left != 0 { outer.append(level) }
      level = Level(next: nested.makeIterator(), left: nested.count)
    }
  }
}
