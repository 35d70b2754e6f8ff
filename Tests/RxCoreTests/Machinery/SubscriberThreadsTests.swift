import RxCore
import TestSupport
import Testing

/// Subjects that several threads use at once.
@Suite struct SubscriberThreadsTests {
  private let log = Log()

  @Test(arguments: SubjectKind.allCases)
  func `all observers see one order, whoever emits`(kind: SubjectKind) {
    let subject = kind.make()
    let (first, second) = (Log(), Log())
    _ = subject.note("", in: first)
    _ = subject.note("", in: second)
    let wrong = Race.wrongRounds(of: 2_000, threads: 3) {
    } _: { _, lane in
      for element in 1...3 { subject.observer.onNext(lane * 10 + element) }
    } isRight: {
      true
    }
    #expect(wrong == 0)
    #expect(first.lines.count == 18_000)
    #expect(first.lines == second.lines)
  }

  @Test(arguments: SubjectKind.allCases)
  func `an event of another thread is delivered by the one that delivers`(kind: SubjectKind) {
    let subject = kind.make()
    let (isInside, mayLeave) = (Occasion(), Occasion())
    _ = subject.note("A", in: log) { event in
      if event.element == 1 {
        isInside.comes()
        mayLeave.wait()
      }
    }
    _ = subject.note("B", in: log)
    let other = OtherThread { subject.observer.onNext(1) }
    isInside.wait()
    subject.observer.onNext(2)
    #expect(log.lines == ["A1"])
    mayLeave.comes()
    other.join()
    #expect(log.lines == ["A1", "B1", "A2", "B2"])
  }

  @Test(arguments: SubjectKind.allCases)
  func `one that leaves from another thread during an event gets no more of it`(
    kind: SubjectKind
  ) {
    let subject = kind.make()
    let (isInside, mayLeave) = (Occasion(), Occasion())
    _ = subject.note("A", in: log) { event in
      if event.element == 1 {
        isInside.comes()
        mayLeave.wait()
      }
    }
    let later = subject.note("B", in: log)
    let other = OtherThread { subject.observer.onNext(1) }
    isInside.wait()
    later.dispose()
    mayLeave.comes()
    other.join()
    #expect(log.lines == ["A1"])
  }

  @Test(arguments: SubjectKind.allCases)
  func `one that subscribes while the subject ends gets one end and nothing after it`(
    kind: SubjectKind
  ) {
    let wrong = Race.wrongRounds {
      (kind.make(), Log())
    } _: { state, lane in
      if lane == 0 {
        state.0.observer.onNext(1)
        state.0.observer.onCompleted()
      } else {
        _ = state.0.note("", in: state.1)
      }
    } isRight: { state in
      let lines = state.1.lines
      return lines == ["1", "|"] || lines == ["|"]
    }
    #expect(wrong == 0)
  }

  @Test(arguments: [SubjectKind.behavior, .replayOne, .replayAll])
  func `one that subscribes while elements come misses none and gets none twice`(
    kind: SubjectKind
  ) {
    let wrong = Race.wrongRounds(of: 3_000) {
      (kind.make(), Log())
    } _: { state, lane in
      if lane == 0 {
        for element in 1...20 { state.0.observer.onNext(element) }
      } else {
        _ = state.0.note("", in: state.1)
      }
    } isRight: { state in
      let seen = state.1.lines.compactMap(Int.init)
      return seen.last == 20 && seen == Array((seen.first ?? 0)...20)
    }
    #expect(wrong == 0)
  }

  @Test(arguments: SubjectKind.allCases)
  func `subscribing, leaving, emitting and disposing at once does no harm`(kind: SubjectKind) {
    let wrong = Race.wrongRounds(of: 3_000, threads: 4) {
      kind.make()
    } _: { subject, lane in
      switch lane {
      case 0: for element in 1...5 { subject.observer.onNext(element) }
      case 1: for _ in 1...5 { subject.note("", in: Log()).dispose() }
      case 2: for _ in 1...3 { _ = subject.note("", in: Log()) { _ in _ = subject.hasObservers } }
      default: subject.dispose()
      }
    } isRight: {
      !$0.hasObservers
    }
    #expect(wrong == 0)
  }
}
