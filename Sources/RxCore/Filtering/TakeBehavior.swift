/// Whether the element that ends a sequence is emitted.
public enum TakeBehavior: Sendable {
  /// It is emitted, then the sequence completes.
  case inclusive

  /// The sequence completes in its place.
  case exclusive
}
