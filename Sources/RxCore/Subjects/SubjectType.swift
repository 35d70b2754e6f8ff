/// An observable that observers feed: what its observer gets, its own observers get.
public protocol SubjectType: ObservableType {
  /// What feeds the subject.
  associatedtype Observer: ObserverType

  /// The observer that feeds this subject.
  func asObserver() -> Observer
}
