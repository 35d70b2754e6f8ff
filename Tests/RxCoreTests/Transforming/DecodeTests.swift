import Foundation
import RxCore
import TestSupport
import Testing

@Suite struct DecodeTests {
  @Test func `it behaves as its fixture says`() {
    OperatorFixture.run("Transforming/decode") { c, s in
      guard c.arguments.text == "String" else { throw c.unknownArguments }
      return try s.first.map { Data($0.utf8) }.decode(type: String.self, decoder: JSONDecoder())
    }
  }

  @Test func `property lists can be decoded`() throws {
    let data = try PropertyListEncoder().encode(["a": 1])
    let decoded = Observable.just(data).decode(
      type: [String: Int].self, decoder: PropertyListDecoder())
    #expect(decoded.transcript == #"["a": 1] |"#)
  }

  @Test func `a decoder of one's own is called once for each element`() {
    let decoder = CountingDecoder()
    let source = Observable.of(Data("1".utf8), Data("[]".utf8), Data("3".utf8))
    let decoded = source.decode(type: Int.self, decoder: decoder)
    #expect(decoder.count == 0)
    #expect(decoded.transcript.hasPrefix("1 #"))
    #expect(decoder.count == 2)
  }

  private final class CountingDecoder: DataDecoder {
    private(set) var count = 0

    func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item {
      count += 1
      return try JSONDecoder().decode(type, from: data)
    }
  }
}
