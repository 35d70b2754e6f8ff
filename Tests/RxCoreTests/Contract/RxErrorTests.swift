import RxCore
import Testing

@Suite struct RxErrorTests {
  @Test func `every error says what happened`() {
    let subject = PublishSubject<Int>()
    let errors: [RxError] = [
      .unknown, .overflow, .argumentOutOfRange, .noElements, .moreThanOneElement, .timeout,
    ]
    #expect(
      errors.map { "\($0)" } == [
        "Unknown error occurred.", "Arithmetic overflow occurred.", "Argument out of range.",
        "Sequence doesn't contain any elements.", "Sequence contains more than one element.",
        "Sequence timeout.",
      ])
    let disposed = "\(RxError.disposed(object: subject))"
    #expect(disposed == "Object `RxCore.PublishSubject<Swift.Int>` was already disposed.")
  }
}
