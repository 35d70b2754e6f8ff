import RxCore
import TestSupport
import Testing

@Suite("sample")
struct SampleTests {
  @Test("obeys its fixture")
  func fixture() {
    OperatorFixture.run("Timing/sample") { c, s in
      switch c.arguments.text {
      case "": try s.first.sample(s.second)
      case "default z": try s.first.sample(s.second, defaultValue: "z")
      default: throw c.unknownArguments
      }
    }
  }

  @Test("an element that comes during a tick's delivery is left to the next tick")
  func reentrant() {
    let source = PublishSubject<Int>()
    let sampler = PublishSubject<Void>()
    var elements: [Int] = []
    _ = source.sample(sampler).subscribe(onNext: { element in
      elements.append(element)
      if element == 1 { source.onNext(2) }
    })
    source.onNext(1)
    sampler.onNext(())
    #expect(elements == [1])
    sampler.onNext(())
    #expect(elements == [1, 2])
  }
}
