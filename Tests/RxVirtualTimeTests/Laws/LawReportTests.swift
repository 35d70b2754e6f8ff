import RxCore
import RxVirtualTime
import Testing

@Suite struct `Law reports` {
  @Test(arguments: BrokenOperator.all)
  func `an operator that breaks one law is told of that one`(_ operation: BrokenOperator) {
    let violations = operation.check()
    #expect(violations.map(\.law) == [operation.law])
    #expect(violations.first?.text == Self.texts[operation.law])
  }

  @Test func `each law has an operator that breaks it`() {
    #expect(BrokenOperator.all.map(\.law) == OperatorLaw.allCases)
  }

  private static let texts: [OperatorLaw: String] = [
    .grammar: """
    broken breaks a law: nothing follows the end.
      The sources complete.
      Expected is all up to the end.
    after the end: what comes differs from expected at frame 7
        frame     |....+..
        expected  -1-2-3-|
        actual    -1-2-3-[|0]
                         ▲ next(0) came here; nothing was expected. The other 4 events agree.
        next(1) @ 1         next(1) @ 1
        next(2) @ 3         next(2) @ 3
        next(3) @ 5         next(3) @ 5
        completed @ 7       completed @ 7
      ≠ nothing             next(0) @ 7
      if that is meant: except: [.grammar: "the reason"]
    """,
    .silenceAfterDisposal: """
    broken breaks a law: nothing comes after the disposal.
      The subscription is disposed at frame 2.
      Expected is what comes before.
    disposed: what comes differs from expected at frame 2
        frame     |....+..
        source    -1-2-3-|
        expected  --------
        actual    --1-----
                    ▲ next(1) came here; nothing was expected.
      ≠ nothing       next(1) @ 2
      if that is meant: except: [.silenceAfterDisposal: "the reason"]
    """,
    .release: """
    broken breaks a law: end and disposal let go of everything.
      It has ended at frame 7: the sources have completed. The disposable is still held.
      Something still holds what the subscriber has captured.
      if that is meant: except: [.release: "the reason"]
    """,
    .ownState: """
    broken breaks a law: each subscription has a state of its own.
      Two subscribers of one assembled sequence, both at frame 0.
      Expected is what a lone one gets.
    first subscriber: what comes differs from expected at frame 3
        frame     |....+..
        source    -1-2-3-|
        expected  -1-3-6-|
        actual    -1-4-9-|
                     ▲ expected next(3) here; next(4) came. 1 other event differs too; 2 agree.
        next(1) @ 1       next(1) @ 1
      ≠ next(3) @ 3       next(4) @ 3
      ≠ next(6) @ 5       next(9) @ 5
      if that is meant: except: [.ownState: "the reason"]
    """,
    .sourceErrors: """
    broken breaks a law: a failure of a source arrives.
      The source fails before its first element.
    the failure: what comes differs from expected at frame 1
        frame     |.
        source    -#
        expected  -#
        actual    -|
                   ▲ expected error(error of the source) here; completed came.
      ≠ error(error of the source) @ 1       completed @ 1
      if that is meant: except: [.sourceErrors: "the reason"]
    """,
    .closureErrors: """
    broken breaks a law: what a closure throws arrives.
      The closure `predicate` throws when it is called for the first time.
    the failure: what comes differs from expected at frame 3
        frame     |....+..
        source    -1-2-3-|
        expected  -#
        actual    ---2-3-|
                     ▲ next(2) came here; nothing was expected. 2 other events differ too.
      ≠ nothing                               next(2) @ 3
      ≠ nothing                               next(3) @ 5
      ≠ error(error of the closure) @ 1       completed @ 7    +6
      if that is meant: except: [.closureErrors: "the reason"]
    """,
    .oneEventAtATime: """
    broken breaks a law: one event at a time.
      The subscriber lets source 2 go on within an event:
      next(2) came inside the delivery of next(2).
      if that is meant: except: [.oneEventAtATime: "the reason"]
    """,
    .stoppingSources: """
    broken breaks a law: a source is stopped in the middle.
      The source emits while it is subscribed to. After take(1) behind the operator had its element,
      999 more were taken from the source.
      if that is meant: except: [.stoppingSources: "the reason"]
    """,
    .laterSubscription: """
    broken breaks a law: a later subscription gets the same, later.
      The sources are cold.
      Expected is what a subscriber at frame 0 gets, 10 frames later.
    subscribed at frame 10: what comes differs from expected at frame 11
        frame     |....+....|.   ..   .+   ..
        expected  -----------1   -2   -3   -|
        actual    -----------'10'-'11'-'12'-|
                             ▲ expected next(1) here; next(10) came. 2 other events differ too; 1 agrees.
      ≠ next(1) @ 11       next(10) @ 11
      ≠ next(2) @ 13       next(11) @ 13
      ≠ next(3) @ 15       next(12) @ 15
      if that is meant: except: [.laterSubscription: "the reason"]
    """,
    .laterSources: """
    broken breaks a law: later sources make it emit later.
      The sources emit 10 frames later.
      Expected is what came before, so much later.
    later sources: what comes differs from expected at frame 4
        frame     |....+....|....+..
        source    -----------1-2-3-|
        expected  -----------1-203-|
        actual    ----0------1-2-3-|
                      ▲ next(0) came here; nothing was expected. 1 other event differs too; 4 agree.
      ≠ nothing            next(0) @ 4
        next(1) @ 11       next(1) @ 11
        next(2) @ 13       next(2) @ 13
      ≠ next(0) @ 14       nothing
        next(3) @ 15       next(3) @ 15
      if that is meant: except: [.laterSources: "the reason"]
    """,
    .trampoline: """
    broken breaks a law: a subscription inside the trampoline gets the same.
      Subscribed inside work of CurrentThreadScheduler; the sources emit while they are subscribed to.
      Expected is what comes outside of it.
    in the trampoline: what comes differs from expected at frame 0
        frame     |
        expected  [123|]
        actual    [0123|]
                  ▲ next(0) came here; nothing was expected. The other 4 events agree.
      ≠ nothing           next(0) @ 0
        next(1) @ 0       next(1) @ 0
        next(2) @ 0       next(2) @ 0
        next(3) @ 0       next(3) @ 0
      if that is meant: except: [.trampoline: "the reason"]
    """,
  ]
}
