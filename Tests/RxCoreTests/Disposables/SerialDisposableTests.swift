import RxCore
import TestSupport
import Testing

@Suite struct SerialDisposableTests {
  private let log = Log()

  private func noting(_ line: String) -> any Disposable {
    Disposables.create { [log] in log.add(line) }
  }

  @Test func `a new disposable disposes the one before it`() {
    let serial = SerialDisposable()
    serial.disposable = noting("1")
    #expect(log.lines.isEmpty)
    serial.disposable = noting("2")
    #expect(log.lines == ["1"])
    serial.dispose()
    serial.dispose()
    #expect(log.lines == ["1", "2"])
    #expect(serial.isDisposed)
  }

  @Test func `what is set after the disposal is disposed at once`() {
    let serial = SerialDisposable()
    serial.dispose()
    serial.disposable = noting("late")
    serial.disposable = noting("later")
    #expect(log.lines == ["late", "later"])
  }

  @Test func `it gives what it holds, or something that does nothing`() {
    let serial = SerialDisposable()
    serial.disposable.dispose()
    #expect(!serial.isDisposed)
    let held = BooleanDisposable()
    serial.disposable = held
    #expect(serial.disposable as? BooleanDisposable === held)
    serial.dispose()
    #expect(!(serial.disposable is BooleanDisposable))
  }

  @Test func `the one that is replaced may set the next`() {
    let serial = SerialDisposable()
    serial.disposable = Disposables.create { [log] in
      log.add("1")
      serial.disposable = Disposables.create { log.add("3") }
    }
    serial.disposable = noting("2")
    #expect(log.lines == ["1", "2"])
    serial.dispose()
    #expect(log.lines == ["1", "2", "3"])
  }

  @Test func `what was replaced or disposed is freed`() {
    let serial = SerialDisposable()
    let first = Trace { serial.disposable = KeptAfterDisposal($0) }
    let second = Trace { serial.disposable = KeptAfterDisposal($0) }
    #expect(!first.isAlive)
    #expect(second.isAlive)
    serial.dispose()
    #expect(!second.isAlive)
  }

  @Test func `setting and disposing at once disposes what is set once`() {
    let wrong = Race.wrongRounds {
      (SerialDisposable(), CountedDisposal { RepeatedDisposal($0) })
    } _: { state, lane in
      if lane == 0 {
        state.0.dispose()
        _ = state.0.isDisposed
      } else {
        state.0.disposable = state.1.disposable
      }
    } isRight: {
      $0.1.count == 1 && $0.0.isDisposed
    }
    #expect(wrong == 0)
  }
}
