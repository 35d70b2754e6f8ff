/// The sources of a concatenation or of another succession, iterated anew by each subscription.
package struct SourceList<Element> {
  fileprivate let makeIterator: () -> AnyIterator<Observable<Element>>
  /// How many there are, where that is known.
  fileprivate let count: Int?

  package init(_ sources: some Sequence<Observable<Element>>, count: Int? = nil) {
    makeIterator = { AnyIterator(sources.makeIterator()) }
    self.count = count
  }
}

/// Gives one source after another; a source that is itself a succession of the same kind gives
/// way to its own sources, so that nested ones are one flat loop.
package struct SourceUnfolding<Element> {
  private struct Level {
    let iterator: AnyIterator<Observable<Element>>
    /// How many sources are left, where that is known.
    var left: Int?
  }

  private let unfold: (Observable<Element>) -> SourceList<Element>?
  /// The innermost last.
  private var levels: [Level] = []

  /// - Parameter unfold: The sources of a nested succession; nil for every other source.
  package init(
    _ sources: SourceList<Element>,
    _ unfold: @escaping (Observable<Element>) -> SourceList<Element>?
  ) {
    self.unfold = unfold
    enter(sources)
  }

  package mutating func next() -> Observable<Element>? {
    while var level = levels.popLast() {
      guard let source = level.iterator.next() else { continue }
      level.left = level.left.map { $0 - 1 }
      // A level without further sources is gone before what stands last in it is unfolded.
      if level.left != 0 { levels.append(level) }
      guard let nested = unfold(source) else { return source }
      enter(nested)
    }
    return nil
  }

  private mutating func enter(_ sources: SourceList<Element>) {
    levels.append(Level(iterator: sources.makeIterator(), left: sources.count))
  }
}
