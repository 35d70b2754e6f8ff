import RxCore

/// What the first difference is.
extension TimelineAlignment {
  /// How far around a difference its counterpart is looked for.
  private static var reach: Int { 16 }

  func frames(of pair: Pair) -> (expected: Int?, actual: Int?) {
    (pair.expected.map { expected[$0].frame }, pair.actual.map { actual[$0].frame })
  }

  func kind(of place: Int, in pairs: [Pair], disposedAt: Int?) -> TimelineDifference.Kind {
    let pair = pairs[place]
    switch (pair.expected.map { expected[$0] }, pair.actual.map { actual[$0] }) {
    case (let one?, let other?):
      if Self.matches(one, other, areEqual) {
        let shift = other.frame.distance(from: one.frame)
        return shift > 0 ? .late(by: shift) : .early(by: -shift)
      }
      if one.event.isStopEvent { return .otherTerminal }
      return isExchanged(place, in: pairs) ? .otherOrder : .otherValue
    case (let one?, nil):
      if let disposedAt, one.frame >= disposedAt { return .afterDisposal }
      if cameElsewhere(one, behind: place, in: pairs) { return .otherOrder }
      let hasEnded = actual.contains { $0.event.isStopEvent }
      return one.event.isStopEvent && !hasEnded ? .neverEnded : .missing
    case (nil, let other):
      guard let other else { return .extra }
      if let disposedAt, other.frame > disposedAt { return .afterDisposal }
      return wasExpectedElsewhere(other, behind: place, in: pairs) ? .otherOrder : .extra
    }
  }

  /// The shift of all events behind a place, if there are some and they share it.
  func commonShift(behind place: Int, in pairs: [Pair]) -> Int? {
    var common: Int?
    for pair in pairs[(place + 1)...] {
      guard let one = pair.expected.map({ expected[$0] }),
        let other = pair.actual.map({ actual[$0] }), Self.matches(one, other, areEqual)
      else { return nil }
      let shift = other.frame.distance(from: one.frame)
      guard shift != 0, common == nil || common == shift else { return nil }
      common = shift
    }
    return common
  }

  /// Whether two events came each in the other's place.
  private func isExchanged(_ place: Int, in pairs: [Pair]) -> Bool {
    guard let one = pairs[place].expected, let other = pairs[place].actual else { return false }
    return pairs[(place + 1)...].prefix(Self.reach).contains { later in
      guard let laterOne = later.expected, let laterOther = later.actual, !later.agrees else {
        return false
      }
      return Self.matches(expected[one], actual[laterOther], areEqual)
        && Self.matches(expected[laterOne], actual[other], areEqual)
    }
  }

  private func cameElsewhere(
    _ one: TimelineEntry<Element>, behind place: Int, in pairs: [Pair]
  ) -> Bool {
    pairs[(place + 1)...].prefix(Self.reach).contains { pair in
      guard pair.expected == nil, let other = pair.actual.map({ actual[$0] }) else { return false }
      return other.frame == one.frame && Self.matches(one, other, areEqual)
    }
  }

  private func wasExpectedElsewhere(
    _ other: TimelineEntry<Element>, behind place: Int, in pairs: [Pair]
  ) -> Bool {
    pairs[(place + 1)...].prefix(Self.reach).contains { pair in
      guard pair.actual == nil, let one = pair.expected.map({ expected[$0] }) else { return false }
      return other.frame == one.frame && Self.matches(one, other, areEqual)
    }
  }
}
