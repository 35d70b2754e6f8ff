import RxCore
import TestSupport
import Testing

/// Sharing among threads, and what it keeps alive.
@Suite struct ShareRetentionTests {
  @Test(arguments: ShareTests.Form.all)
  func `the end frees the observers, though the subscriptions are kept`(form: ShareTests.Form) {
    let source = CountedSource()
    let shared = source.observable().share(replay: form.replay, scope: form.scope)
    var kept: [any Disposable] = []
    let trace = Trace { captive in
      for _ in 1...2 {
        kept.append(shared.subscribe { _ in withExtendedLifetime(captive) {} })
      }
    }
    #expect(trace.isAlive)
    source.send(.completed)
    #expect(!trace.isAlive)
    withExtendedLifetime((kept, shared)) {}
  }

  @Test(arguments: ShareTests.Form.all)
  func `leaving frees the observer, though the sequence is kept`(form: ShareTests.Form) {
    let source = CountedSource()
    let shared = source.observable().share(replay: form.replay, scope: form.scope)
    var kept: (any Disposable)?
    let trace = Trace { captive in
      kept = shared.subscribe { _ in withExtendedLifetime(captive) {} }
    }
    kept?.dispose()
    #expect(!trace.isAlive)
    withExtendedLifetime(shared) {}
  }

  @Test(arguments: ShareTests.Form.whileConnected)
  func `while connected, the last one to leave frees the kept elements`(form: ShareTests.Form) {
    let source = PublishSubject<AnyObject>()
    let shared = source.share(replay: form.replay)
    let subscription = shared.subscribe()
    let trace = Trace { source.onNext($0) }
    #expect(trace.isAlive == (form.replay > 0))
    subscription.dispose()
    #expect(!trace.isAlive)
    withExtendedLifetime(shared) {}
  }

  @Test(arguments: ShareTests.Form.all)
  func `observers that come and go at once leave nothing behind`(form: ShareTests.Form) {
    let wrong = Race.wrongRounds(of: 3_000, threads: 3) {
      let source = CountedSource()
      let shared = source.observable().share(replay: form.replay, scope: form.scope)
      return (source, shared)
    } _: { state, _ in
      for _ in 1...3 { state.1.subscribe().dispose() }
    } isRight: { state in
      let lines = state.0.lines
      return lines.count { $0 == "subscribed" } == lines.count { $0 == "disposed" }
    }
    #expect(wrong == 0)
  }

  @Test(arguments: ShareTests.Form.all)
  func `one that comes while another leaves is connected`(form: ShareTests.Form) {
    let wrong = Race.wrongRounds {
      let source = PublishSubject<Int>()
      let shared = source.share(replay: form.replay, scope: form.scope)
      return (source, shared, shared.subscribe(), Log())
    } _: { state, lane in
      if lane == 0 { state.2.dispose() } else { _ = state.1.note("", in: state.3) }
    } isRight: { state in
      state.0.onNext(1)
      return state.3.lines == ["1"]
    }
    #expect(wrong == 0)
  }
}
