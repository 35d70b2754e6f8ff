import RxCore
import TestSupport
import Testing

@Suite struct SingleAssignmentDisposableTests {
  private let disposal = CountedDisposal { RepeatedDisposal($0) }

  @Test func `what it was given is disposed with it, once`() {
    let single = SingleAssignmentDisposable()
    single.setDisposable(disposal.disposable)
    #expect(disposal.count == 0)
    #expect(!single.isDisposed)
    single.dispose()
    single.dispose()
    #expect(disposal.count == 1)
    #expect(single.isDisposed)
  }

  @Test func `what is set after the disposal is disposed at once`() {
    let single = SingleAssignmentDisposable()
    single.dispose()
    #expect(single.isDisposed)
    single.setDisposable(disposal.disposable)
    #expect(disposal.count == 1)
  }

  @Test func `what was disposed is freed, though it is kept`() {
    let single = SingleAssignmentDisposable()
    let trace = Trace { single.setDisposable(KeptAfterDisposal($0)) }
    #expect(trace.isAlive)
    single.dispose()
    #expect(!trace.isAlive)
  }

  @Test func `what is set after the disposal is freed as well`() {
    let single = SingleAssignmentDisposable()
    single.dispose()
    let trace = Trace { single.setDisposable(KeptAfterDisposal($0)) }
    #expect(!trace.isAlive)
  }

  @Test func `a second disposable stops the process`() async throws {
    let result = try #require(
      await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let single = SingleAssignmentDisposable()
        single.setDisposable(Disposables.create())
        single.setDisposable(Disposables.create())
      })
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("oldState.disposable != nil"))
  }

  @Test func `setting and disposing at once disposes what is set once`() {
    let wrong = Race.wrongRounds {
      (SingleAssignmentDisposable(), CountedDisposal { RepeatedDisposal($0) })
    } _: { state, lane in
      if lane == 0 {
        state.0.dispose()
      } else {
        state.0.setDisposable(state.1.disposable)
      }
    } isRight: {
      $0.1.count == 1 && $0.0.isDisposed
    }
    #expect(wrong == 0)
  }
}
