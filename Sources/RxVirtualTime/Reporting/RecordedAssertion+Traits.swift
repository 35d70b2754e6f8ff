import RxCore

/// The events of traits.
extension RecordedAssertion {
  func check<Element>(
    _ actual: [SingleEvent<Element>], _ expected: [SingleEvent<Element>],
    by areEqual: (Element, Element) -> Bool
  ) {
    compare("events", actual, expected) { event in
      switch event {
      case .success(let element): Self.words("success", element)
      case .failure(let error): Self.words("failure", error)
      }
    } isSame: { lhs, rhs in
      switch (lhs, rhs) {
      case (.success(let lhs), .success(let rhs)): areEqual(lhs, rhs)
      case (.failure(let lhs), .failure(let rhs)): TimelineDifference.areEqual(lhs, rhs)
      case (.success, _), (.failure, _): false
      }
    }
  }

  func check<Element>(
    _ actual: [MaybeEvent<Element>], _ expected: [MaybeEvent<Element>],
    by areEqual: (Element, Element) -> Bool
  ) {
    compare("events", actual, expected) { event in
      switch event {
      case .success(let element): Self.words("success", element)
      case .error(let error): Self.words("error", error)
      case .completed: Self.words("completed")
      }
    } isSame: { lhs, rhs in
      switch (lhs, rhs) {
      case (.success(let lhs), .success(let rhs)): areEqual(lhs, rhs)
      case (.error(let lhs), .error(let rhs)): TimelineDifference.areEqual(lhs, rhs)
      case (.completed, .completed): true
      case (.success, _), (.error, _), (.completed, _): false
      }
    }
  }

  func check(_ actual: [CompletableEvent], _ expected: [CompletableEvent]) {
    compare("events", actual, expected) { event in
      switch event {
      case .error(let error): Self.words("error", error)
      case .completed: Self.words("completed")
      }
    } isSame: { lhs, rhs in
      switch (lhs, rhs) {
      case (.error(let lhs), .error(let rhs)): TimelineDifference.areEqual(lhs, rhs)
      case (.completed, .completed): true
      case (.error, _), (.completed, _): false
      }
    }
  }
}
