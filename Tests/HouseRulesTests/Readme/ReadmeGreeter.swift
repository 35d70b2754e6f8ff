import RxCore
import RxVirtualTime
import Testing

final class Greeter {
  let name = PublishRelay<String>()
  let greeting: Driver<String>

  init(translate: @escaping (String) -> Observable<String>) {
    let settled = name.debounce(.milliseconds(300), scheduler: MainScheduler.instance)
    greeting = settled.flatMapLatest { translate($0).catchAndReturn("Hello") }
      .asDriver(onErrorDriveWith: .empty())
  }
}

@Test func greets() {
  marbleTest { t in
    let api = t.stub(["Ada": "-(g|)", "Bob": "#"], values: ["g": "Bonjour"])
    let greeter = t.keep(Greeter(translate: api.call))
    t.bind("a 499ms b", values: ["a": "Ada", "b": "Bob"], to: greeter.name)
    t.expect(greeter.greeting)
      .toBe("301ms g 498ms h", values: ["g": "Bonjour", "h": "Hello"])
    t.expect(callsOf: api)
      .toBe("300ms a 499ms b", values: ["a": "Ada", "b": "Bob"])
  }
}
