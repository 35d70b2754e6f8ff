import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct FirstTests {
  @Test func `the first element ends it and stops the source`() {
    marbleTest { t in
      let source = t.cold("-a-b-|")
      t.expect(source.first().map { $0 ?? "nil" }).toBe("-(a|)")
      t.expect(subscriptionsOf: source).toBe("^!")
    }
  }

  @Test func `a source without elements gives nil`() {
    marbleTest { t in
      t.expect(t.cold("--|").first().map { $0 ?? "n" }).toBe("--(n|)")
    }
  }

  @Test func `a failure before the first element passes`() {
    marbleTest { t in
      t.expect(t.cold("--#").first().map { $0 ?? "n" }).toBe("--#")
    }
  }

  @Test func `a disposal before the first element stops the source`() {
    marbleTest { t in
      let source = t.cold("---a|")
      t.expect(source.first().map { $0 ?? "n" }, during: "^-!").toBe("---")
      t.expect(subscriptionsOf: source).toBe("^-!")
    }
  }

  @Test func `an element that is nil is not the same as none`() {
    let found: Single<Int??> = Observable<Int?>.just(nil).first()
    #expect(found.events == "Optional(nil)")
  }
}
