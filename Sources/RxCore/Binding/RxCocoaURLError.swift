import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Why a request has failed, besides the errors of the session itself.
public enum RxCocoaURLError: Error, @unchecked Sendable {
  /// The cause is not known.
  case unknown

  /// The response is none of HTTP.
  case nonHTTPResponse(response: URLResponse)

  /// The response has a status outside 200 to 299.
  case httpRequestFailed(response: HTTPURLResponse, data: Data?)

  /// The body of the response could not be read.
  case deserializationError(error: any Error)
}

extension RxCocoaURLError: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error has occurred."
    case .nonHTTPResponse(let response): "Response is not HTTPURLResponse `\(response)`."
    case .httpRequestFailed(let response, _): "HTTP request failed with `\(response.statusCode)`."
    case .deserializationError(let error):
      "Error during deserialization of the response: \(error)"
    }
  }
}
