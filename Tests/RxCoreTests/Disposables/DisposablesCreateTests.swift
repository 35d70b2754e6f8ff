import RxCore
import TestSupport
import Testing

@Suite struct DisposablesCreateTests {
  private let log = Log()

  private func noting(_ line: String) -> any Disposable {
    Disposables.create { [log] in log.add(line) }
  }

  @Test func `three are disposed in their order`() {
    let all = Disposables.create(noting("1"), noting("2"), noting("3"))
    all.dispose()
    all.dispose()
    #expect(log.lines == ["1", "2", "3"])
    #expect(all.isDisposed)
  }

  @Test func `those beyond the third come before the first three`() {
    Disposables.create(noting("1"), noting("2"), noting("3"), noting("4"), noting("5")).dispose()
    #expect(log.lines == ["4", "5", "1", "2", "3"])
  }

  @Test(arguments: 0...4) func `a list is disposed in its order, once`(count: Int) {
    let lines = (0..<count).map(String.init)
    let all = Disposables.create(lines.map(noting))
    #expect(!all.isDisposed)
    all.dispose()
    all.dispose()
    #expect(log.lines == lines)
    #expect(all.isDisposed)
  }
}
