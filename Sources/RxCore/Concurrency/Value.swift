extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Subscribes and waits for the element.
  ///
  /// It throws what the single fails with. Cancelling the task makes it throw `CancellationError`,
  /// once the subscription has been disposed; in a task that is cancelled already nothing is
  /// subscribed to.
  public var value: Element {
    get async throws {
      try await Answer.wait { answer in
        primitiveSequence.subscribe(
          onSuccess: { answer.give($0) }, onFailure: { answer.fail($0) },
          onDisposed: { answer.fail(CancellationError()) })
      }
    }
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Subscribes and waits for the element, or for the end without one, which gives nil.
  ///
  /// It throws what the maybe fails with. Cancelling the task makes it throw `CancellationError`,
  /// once the subscription has been disposed; in a task that is cancelled already nothing is
  /// subscribed to.
  public var value: Element? {
    get async throws {
      try await Answer.wait { answer in
        primitiveSequence.subscribe(
          onSuccess: { answer.give($0) }, onError: { answer.fail($0) },
          onCompleted: { answer.give(nil) }, onDisposed: { answer.fail(CancellationError()) })
      }
    }
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Subscribes and waits for the completion.
  ///
  /// It throws what the completable fails with. Cancelling the task makes it throw
  /// `CancellationError`, once the subscription has been disposed; in a task that is cancelled
  /// already nothing is subscribed to.
  public var value: Void {
    get async throws {
      try await Answer.wait { answer in
        primitiveSequence.subscribe(
          onCompleted: { answer.give(()) }, onError: { answer.fail($0) },
          onDisposed: { answer.fail(CancellationError()) })
      }
    }
  }
}
