import RxCore

/// Compares sequences that came as elements with what was expected of them.
struct InnerReport<Inner: ObservableConvertibleType> {
  typealias Sample = InnerSample<Inner>

  let label: String?
  let expected: [TimelineEntry<Sample>]
  let actual: [Recorded<Event<InnerTimeline<Inner>>>]
  let values: MarbleValues<Inner.Element>
  let sources: [any MarbleSource]
  let tags: InnerTags<Inner>?
  let areEqual: (Inner.Element, Inner.Element) -> Bool

  /// More sequences that differ than these are only counted.
  private static var mostReports: Int { 3 }

  /// What differs; nil if nothing does.
  ///
  /// Where the sequences came as expected, each that emits something else is reported like a
  /// sequence of its own.
  var text: String? {
    let transcript = InnerTranscript(actual, values: values, by: areEqual)
    var diagrams = transcript.diagrams[...]
    let samples = actual.map { event in
      let value = event.value.map { sample($0, diagram: diagrams.popFirst() ?? "") }
      return Recorded(time: event.time, value: value)
    }
    if !differs(from: samples, by: isSame) { return nil }
    if !differs(from: samples, by: fits) { return innerReports(samples) }
    var mismatch = TimelineMismatch(
      label: label, expected: expected, actual: samples,
      values: MarbleValues(error: values.error, errors: values.errors), sources: sources,
      areEqual: isSame)
    mismatch.reservedKeys = expected.compactMap(\.event.element?.key)
    mismatch.offersAcceptance = false
    let known = samples.compactMap(\.value.element).map(\.key)
    return mismatch.report.map { "\($0)\n  to accept: \(transcript.arguments(known: known))" }
  }

  private func differs(
    from samples: [Recorded<Event<Sample>>], by areEqual: @escaping (Sample, Sample) -> Bool
  ) -> Bool {
    let actual = samples.map { TimelineEntry($0.time, $0.value) }
    return TimelineDifference(expected: expected, actual: actual, areEqual: areEqual) != nil
  }

  private func isSame(_ one: Sample, _ other: Sample) -> Bool {
    fits(one, other)
      && TimelineDifference(
        expected: one.entries, actual: other.entries, areEqual: areEqual) == nil
  }

  /// Whether what came is beside its events what is expected.
  private func fits(_ one: Sample, _ other: Sample) -> Bool {
    guard let tags, let key = one.key, let sequence = other.sequence else { return true }
    return tags.fits(key, sequence)
  }

  /// What came, with the key of what is expected if it is that.
  private func sample(_ timeline: InnerTimeline<Inner>, diagram: String) -> Sample {
    let tag = tags.map { "\($0.text(timeline.sequence)): " } ?? ""
    var sample = Sample(
      key: nil, entries: timeline.events.map { TimelineEntry($0.time, $0.value) },
      sequence: timeline.sequence, description: "\(tag)`\(diagram)`")
    let known = expected.lazy.compactMap(\.event.element).first { isSame($0, sample) }
    sample.key = known?.key
    return sample
  }

  private func innerReports(_ samples: [Recorded<Event<Sample>>]) -> String {
    var left = expected
    var reports: [String] = []
    for (event, sample) in zip(actual, samples) {
      guard let timeline = event.value.element, let sample = sample.value.element else { continue }
      // Those of one frame may have come in another order than they are written in.
      let candidates = left.indices.filter { left[$0].frame == event.time }
      let place =
        candidates.first { left[$0].event.element.map { isSame($0, sample) } ?? false }
        ?? candidates.first { left[$0].event.element.map { fits($0, sample) } ?? false }
      guard let place, let expected = left.remove(at: place).event.element else { continue }
      let name = "\(MarblePrinter.token(ofKey: expected.key ?? "")) @ \(event.time)"
      var mismatch = TimelineMismatch(
        label: label.map { "\($0) \(name)" } ?? name, expected: expected.entries,
        actual: timeline.events, values: values, sources: [], areEqual: areEqual)
      mismatch.subject = "inner observable"
      if let report = mismatch.report { reports.append(report) }
    }
    let shown = reports.prefix(Self.mostReports)
    let rest = reports.count - shown.count
    return shown.joined(separator: "\n") + (rest > 0 ? "\n  … and \(rest) more differ" : "")
  }
}
