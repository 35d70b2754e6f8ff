import Foundation
import RxCore
import Testing

@Suite struct KVORepresentableTests {
  private func value<Value: KVORepresentable>(
    _ number: NSNumber
  ) -> Value? where Value.KVOType == NSNumber {
    Value(KVOValue: number)
  }

  @Test func `integers and truth values are made from numbers, in their whole range`() {
    #expect(value(NSNumber(value: Int.min)) == Int.min)
    #expect(value(NSNumber(value: Int32.min)) == Int32.min)
    #expect(value(NSNumber(value: Int64.min)) == Int64.min)
    #expect(value(NSNumber(value: UInt.max)) == UInt.max)
    #expect(value(NSNumber(value: UInt32.max)) == UInt32.max)
    #expect(value(NSNumber(value: UInt64.max)) == UInt64.max)
    #expect(value(NSNumber(value: true)) == true)
    #expect(value(NSNumber(value: false)) == false)
  }

  @Test func `a type of a program can be made from another object`() {
    struct Name: KVORepresentable {
      let text: String

      init?(KVOValue: NSString) {
        if KVOValue.length == 0 { return nil }
        text = "\(KVOValue)"
      }
    }
    #expect(Name(KVOValue: "Ada")?.text == "Ada")
    #expect(Name(KVOValue: "") == nil)
  }
}
