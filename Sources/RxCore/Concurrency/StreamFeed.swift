private enum FeedPhase: UInt8 {
  /// Nothing is handed to the stream at this moment. Goes to `handing`.
  case quiet
  /// Something is. Goes to `quiet`, or to `left` if the task is cancelled meanwhile.
  case handing
  /// Whoever hands something disposes the subscription afterwards.
  case left
}

/// The subscription whose events an asynchronous stream gets, until the stream is over.
final class StreamFeed: Sendable {
  private let phase = PhaseMark(FeedPhase.quiet)
  private let subscription = SingleAssignmentDisposable()

  /// Subscribes for the stream.
  ///
  /// - Parameter finish: Ends the stream, with the failure if there is one.
  func start<Element>(
    _ source: Observable<Element>, yield: @escaping (Element) -> Void,
    finish: @escaping ((any Error)?) -> Void
  ) {
    subscription.setDisposable(
      source.subscribe(
        onNext: { element in self.hand { yield(element) } },
        onError: { error in self.hand { finish(error) } },
        onCompleted: { self.hand { finish(nil) } }))
  }

  /// Stops the source, once the stream takes nothing any more: the loop has been left, or the task
  /// has been cancelled.
  ///
  /// The runtime holds a lock while it cancels a task, and so does whoever wakes the task: it may
  /// hold another lock meanwhile, which the disposal waits for. So if something is being handed to
  /// the stream, the disposal is left to whoever does that.
  func stop() {
    if !phase.move(from: .handing, to: .left) { subscription.dispose() }
  }

  private func hand(_ call: () -> Void) {
    let isMine = phase.move(from: .quiet, to: .handing)
    call()
    if isMine, !phase.move(from: .handing, to: .quiet) { subscription.dispose() }
  }
}
