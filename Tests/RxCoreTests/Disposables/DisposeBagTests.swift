import RxCore
import TestSupport
import Testing

@Suite struct DisposeBagTests {
  private let log = Log()

  private func noting(_ line: String) -> any Disposable {
    Disposables.create { [log] in log.add(line) }
  }

  @Test func `it disposes in the order of insertion when it goes away`() {
    var bag: DisposeBag? = DisposeBag()
    bag?.insert(noting("1"))
    bag?.insert(noting("2"), noting("3"))
    bag?.insert([noting("4"), noting("5")])
    if let bag { noting("6").disposed(by: bag) }
    #expect(log.lines.isEmpty)
    bag = nil
    #expect(log.lines == ["1", "2", "3", "4", "5", "6"])
  }

  @Test func `a new bag in the place of the old one disposes the old one's`() {
    var bag = DisposeBag(disposing: noting("old"))
    bag = DisposeBag(disposing: [noting("new")])
    #expect(log.lines == ["old"])
    withExtendedLifetime(bag) {}
  }

  @Test func `a list of statements builds a bag and fills one`() {
    var bag: DisposeBag? = DisposeBag {
      noting("1")
      noting("2")
    }
    bag?.insert {
      noting("3")
      noting("4")
    }
    bag = nil
    #expect(log.lines == ["1", "2", "3", "4"])
  }

  @Test func `one that is disposed may fill another bag`() {
    let other = DisposeBag()
    var bag: DisposeBag? = DisposeBag(
      disposing: Disposables.create { [log] in
        other.insert(Disposables.create { log.add("other") })
        log.add("first")
      })
    bag = nil
    #expect(bag == nil)
    #expect(log.lines == ["first"])
  }

  @Test func `what is put into a bag that is going away is disposed at once`() {
    var bag: DisposeBag? = DisposeBag()
    unowned(unsafe) let going = bag!
    bag?.insert(
      Disposables.create { [self] in
        going.insert(noting("late"))
        log.add("returned")
        going.insert([noting("later"), noting("latest")])
      })
    bag?.insert(noting("last"))
    bag = nil
    #expect(log.lines == ["late", "returned", "later", "latest", "last"])
  }

  @Test func `a bag's disposal and one by hand on two threads run the closure once`() {
    let wrong = Race.wrongRounds {
      let disposal = CountedDisposal { Disposables.create(with: $0) }
      return (disposal, Holder(DisposeBag(disposing: disposal.disposable)))
    } _: { state, lane in
      if lane == 0 { state.0.disposable.dispose() } else { state.1.bag = nil }
    } isRight: {
      $0.0.count == 1
    }
    #expect(wrong == 0)
  }

  @Test func `threads that insert at once lose nothing`() {
    let wrong = Race.wrongRounds(of: 1_000, threads: 4) {
      (Holder(DisposeBag()), Log())
    } _: { state, _ in
      state.0.bag?.insert(Disposables.create { state.1.add("disposed") })
    } isRight: {
      $0.0.bag = nil
      return $0.1.lines.count == 4
    }
    #expect(wrong == 0)
  }

  private final class Holder {
    var bag: DisposeBag?

    init(_ bag: DisposeBag) {
      self.bag = bag
    }
  }
}
