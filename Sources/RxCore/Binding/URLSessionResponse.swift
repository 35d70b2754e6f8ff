import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Reactive where Base: URLSession {
  /// Sends a request and emits the response with its body, whatever its status.
  ///
  /// - Parameter request: Sent once for each subscription. Disposal cancels it.
  /// - Returns: A sequence of one element. It fails with the session's error, or with
  ///   `RxCocoaURLError.nonHTTPResponse` if the response is none of HTTP. It emits on the session's
  ///   delegate queue.
  /// - Origin: RxCocoa `response(request:)`.
  public func response(
    request: URLRequest
  ) -> Observable<(response: HTTPURLResponse, data: Data)> {
    let session = base
    return Observable.create { observer in
      let log = RequestLog(request)
      let task = session.dataTask(with: request) { data, response, error in
        log.note(response, error)
        guard let response, let data else {
          return observer.onError(error ?? RxCocoaURLError.unknown)
        }
        guard let response = response as? HTTPURLResponse else {
          return observer.onError(RxCocoaURLError.nonHTTPResponse(response: response))
        }
        observer.onNext((response, data))
        observer.onCompleted()
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }

  /// Sends a request and emits the body of a successful response.
  ///
  /// - Parameter request: Sent once for each subscription. Disposal cancels it.
  /// - Returns: A sequence of one element. It fails as `response(request:)` does, and with
  ///   `RxCocoaURLError.httpRequestFailed` unless the status is one of 200 to 299.
  /// - Origin: RxCocoa `data(request:)`.
  public func data(request: URLRequest) -> Observable<Data> {
    response(request: request).map { response, data in
      guard 200..<300 ~= response.statusCode else {
        throw RxCocoaURLError.httpRequestFailed(response: response, data: data)
      }
      return data
    }
  }

  /// Sends a request and emits what the body of a successful response says in JSON.
  ///
  /// - Parameters:
  ///   - request: Sent once for each subscription. Disposal cancels it.
  ///   - options: How the body is read.
  /// - Returns: A sequence of one element. It fails as `data(request:)` does, and with
  ///   `RxCocoaURLError.deserializationError` if the body is no JSON.
  /// - Origin: RxCocoa `json(request:options:)`.
  public func json(
    request: URLRequest, options: JSONSerialization.ReadingOptions = []
  ) -> Observable<Any> {
    data(request: request).map { data in
      do {
        return try JSONSerialization.jsonObject(with: data, options: options)
      } catch {
        throw RxCocoaURLError.deserializationError(error: error)
      }
    }
  }

  /// Gets a URL and emits what the body of a successful response says in JSON.
  ///
  /// - Parameter url: Asked once for each subscription. Disposal cancels it.
  /// - Returns: A sequence of one element. It fails as `json(request:options:)` does.
  /// - Origin: RxCocoa `json(url:)`.
  public func json(url: Foundation.URL) -> Observable<Any> {
    json(request: URLRequest(url: url))
  }
}
