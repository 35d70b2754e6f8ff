import RxCore
import RxVirtualTime
import TestSupport
import Testing

@Suite struct AsMaybeTests {
  @Test func `the only element comes with the completion`() {
    marbleTest { t in
      let source = t.cold("-a---|")
      t.expect(source.asMaybe()).toBe("-----(a|)")
      t.expect(subscriptionsOf: source).toBe("^----!")
    }
  }

  @Test func `a source without elements gives an empty maybe`() {
    marbleTest { t in
      t.expect(t.cold("--|").asMaybe()).toBe("--|")
    }
  }

  @Test func `a second element fails at once and stops the source`() {
    marbleTest { t in
      let source = t.cold("-a-b-c|")
      t.expect(source.asMaybe()).toBe("---#", error: RxError.moreThanOneElement)
      t.expect(subscriptionsOf: source).toBe("^--!")
    }
  }

  @Test func `a failure passes at once, also after an element`() {
    marbleTest { t in
      t.expect(t.cold("--#").asMaybe()).toBe("--#")
      t.expect(t.cold("-a-#").asMaybe()).toBe("---#")
    }
  }

  @Test func `a disposal in the middle stops the source`() {
    marbleTest { t in
      let source = t.cold("-a---|")
      t.expect(source.asMaybe(), during: "^--!").toBe("----")
      t.expect(subscriptionsOf: source).toBe("^--!")
    }
  }
}
