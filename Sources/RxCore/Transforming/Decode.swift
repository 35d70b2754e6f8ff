import Foundation

/// Something that makes values out of data.
public protocol DataDecoder {
  /// Makes a value of `type` out of `data`.
  ///
  /// - Throws: What is wrong with the data.
  func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}

extension PropertyListDecoder: DataDecoder {}

extension ObservableType where Element == Data {
  /// Turns data into values.
  ///
  ///     source         -a-b-|
  ///     values         a="1" b="2"
  ///     decode String  -1-2-|
  ///
  /// - Complexity: One decoding for each element.
  /// - Parameters:
  ///   - type: What each element is decoded as.
  ///   - decoder: Called once for each element.
  /// - Returns: A sequence that ends with the source, and fails with what `decoder` throws.
  /// - Origin: RxSwift `decode(type:decoder:)`.
  public func decode<Item: Decodable>(
    type: Item.Type, decoder: some DataDecoder
  ) -> Observable<Item> {
    map { try decoder.decode(type, from: $0) }
  }
}
