import RxBlockingLite
import RxCore
import Testing

@Test func collects() throws {
  let numbers = Observable.of(1, 2, 3).map { $0 * 2 }
  #expect(try numbers.toBlocking().toArray() == [2, 4, 6])
}
