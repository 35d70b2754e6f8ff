import Foundation

/// A data source of a view with sections that knows the model behind each row.
public protocol SectionedViewDataSourceType {
  /// The model at an index path.
  ///
  /// - Returns: The model; it throws if there is none, for instance because no items are bound yet.
  func model(at indexPath: IndexPath) throws -> Any
}
