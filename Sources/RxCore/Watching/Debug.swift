import Foundation

extension ObservableType {
  /// Prints what happens to the sequence: its subscription, its events and its disposal.
  ///
  ///     source       -1-2-|
  ///     debug trace  -1-2-|
  ///
  /// A line reads `2026-01-31 10:00:00.000: identifier -> subscribed`, `Event next(1)` or
  /// `isDisposed`; that one comes once, when the subscription has ended or is disposed.
  ///
  /// - Complexity: One line of output for each event.
  /// - Parameters:
  ///   - identifier: Stands in each line; by default the place of the call.
  ///   - trimOutput: Whether an event's text of more than 40 characters is cut to its first and its
  ///     last 20.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - function: The function of the call.
  /// - Returns: A sequence that ends and fails with the source; its events pass unchanged.
  /// - Origin: RxSwift `debug`.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file,
    line: UInt = #line, function: String = #function
  ) -> Observable<Element> {
    let source = asObservable()
    let place = "\(file.split(separator: "/").last ?? ""):\(line) (\(function))"
    let trace = DebugTrace(identifier: identifier ?? place, isTrimming: trimOutput)
    return AnonymousObservable { sink in
      trace.note("subscribed")
      let disposal = DebugDisposal(trace)
      // Before the source, which may have nothing to attach.
      sink.attach(disposal)
      source.run(DebugSink(trace, disposal, sink))
    }
  }
}

private final class DebugSink<Element>: Stage<Element, Element> {
  private let trace: DebugTrace
  private let disposal: DebugDisposal

  init(_ trace: DebugTrace, _ disposal: DebugDisposal, _ downstream: Sink<Element>) {
    self.trace = trace
    self.disposal = disposal
    super.init(downstream)
  }

  override func attach(_ upstream: any Disposable) {
    disposal.set(upstream)
  }

  override func onNext(_ element: Element) {
    trace.note(Event.next(element))
    downstream.onNext(element)
  }

  override func onError(_ error: any Error) {
    trace.note(Event<Element>.error(error))
    downstream.onError(error)
  }

  override func onCompleted() {
    trace.note(Event<Element>.completed)
    downstream.onCompleted()
  }
}

/// Notes the disposal, once, and then disposes the source.
private final class DebugDisposal: DisposableSlot, @unchecked Sendable {
  private enum Phase: UInt8 {
    /// Goes to `over`.
    case running
    case over
  }

  private let trace: DebugTrace
  private let phase = PhaseMark(Phase.running)

  init(_ trace: DebugTrace) {
    self.trace = trace
  }

  override func dispose() {
    if phase.move(from: .running, to: .over) { trace.note("isDisposed") }
    disposeContent()
  }
}
