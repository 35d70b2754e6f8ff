/// A source whose elements are pulled out of it, one at each step on a scheduler.
///
/// On the current thread's trampoline it takes turns with the other sources that wait there;
/// alone it runs on in place, which gives the same order.
package class PullSource<Element>: SourceSink<Element>, TrampolineStep, @unchecked Sendable {
  /// Whether a source has to stop after an element and to wait until it is called again.
  package struct Pace {
    /// Nil where each element is a step.
    fileprivate let trampoline: Trampoline?

    package var isStepOver: Bool { trampoline?.hasWaiting ?? true }
  }

  private final let work = DisposableSlot()

  /// Emits elements until the source is stopped, the pace says that the step is over, or the end,
  /// which it emits as well.
  ///
  /// - Returns: Whether there may be more.
  package func emit(_ pace: Pace) -> Bool {
    fatalError("\(type(of: self)) is pulled from but does not override emit(_:).")
  }

  /// Hands itself to the sink and begins.
  package final func start(on scheduler: any ImmediateSchedulerType) {
    downstream.attach(self)
    if scheduler is CurrentThreadScheduler {
      Trampoline.current.enqueue(self)
    } else {
      let scheduler = SchedulerOverride.resolve(scheduler)
      work.set(
        scheduler.scheduleRecursive(self) { source, again in
          if source.emit(Pace(trampoline: nil)) { again(source) }
        })
    }
  }

  package final override func release() {
    work.dispose()
  }

  package final func runStep() {
    let trampoline = Trampoline.current
    if emit(Pace(trampoline: trampoline)) { trampoline.enqueue(self) }
  }
}
