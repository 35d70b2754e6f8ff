import RxCore
import RxVirtualTime
import Testing

@Suite struct `What laws look at` {
  private func text(
    of law: OperatorLaw,
    closures: KeyValuePairs<String, (Observable<Int>, ClosureProbe) -> Observable<Int>> = [:],
    _ operation: @escaping (Observable<Int>) -> Observable<Int>
  ) -> String? {
    OperatorUnderTest("custom", values: [1, 2, 3], closures: closures, by: ==, operation)
      .violations(of: [law]).first?.text
  }

  @Test func `a source that stays subscribed to is drawn`() {
    let text = text(of: .release) { source in
      Observable.create { observer in
        _ = source.subscribe(observer)
        return Disposables.create()
      }
    }
    #expect(
      text == """
        custom breaks a law: end and disposal let go of everything.
          It has ended at frame 4: the subscription has been disposed.
        source: subscriptions differ from expected at frame 4
            frame     |....
            expected  ^---!
            actual    ^----
                          ▲ expected an end here; it never came. The other event agrees.
            subscribed @ 0       subscribed @ 0
          ≠ ended @ 4            nothing
          if that is meant: except: [.release: "the reason"]
        """)
  }

  @Test func `a closure that stays is named`() {
    let closures = Closures()
    let text = text(
      of: .release,
      closures: [
        "transform": { source, probe in
          let transform = { (element: Int) throws -> Int in
            try probe.pass()
            return element
          }
          closures.all.append(transform)
          return source.map(transform)
        }
      ]
    ) { source in source.map { $0 } }
    #expect(
      text == """
        custom breaks a law: end and disposal let go of everything.
          It has ended at frame 7: the sources have completed. The disposable is still held.
          Something still holds what the closure `transform` has captured.
          if that is meant: except: [.release: "the reason"]
        """)
  }

  private final class Closures {
    var all: [(Int) throws -> Int] = []
  }

  @Test func `so is a closure that cannot throw, and nothing is said of its failures`() {
    let closures = Closures()
    let kept: KeyValuePairs<String, (Observable<Int>, ClosureProbe) -> Observable<Int>> = [
      "onNext": { source, probe in
        let touch = { (element: Int) -> Int in
          probe.touch()
          return element
        }
        closures.all.append(touch)
        return source.map(touch)
      }
    ]
    #expect(text(of: .closureErrors, closures: kept) { $0 } == nil)
    #expect(
      text(of: .release, closures: kept) { $0 }?.contains("the closure `onNext` has captured")
        == true)
  }

  @Test func `what a source has captured goes with it`() {
    let kept = Kept()
    let text = text(of: .release) { source in
      kept.sources.append(source)
      return source.map { $0 }
    }
    #expect(
      text == """
        custom breaks a law: end and disposal let go of everything.
          It has ended at frame 7: the sources have completed. The disposable is still held.
          Something still holds what the source has captured.
          if that is meant: except: [.release: "the reason"]
        """)
  }

  private final class Kept {
    var sources: [Observable<Int>] = []
  }

  @Test func `a closure that is never called shows nothing`() {
    let text = text(of: .closureErrors, closures: ["other": { source, _ in source }]) { $0 }
    #expect(
      text == """
        custom breaks a law: what a closure throws arrives.
          The closure `other` has never been called, so nothing is known of it.
          if that is meant: except: [.closureErrors: "the reason"]
        """)
  }

  @Test func `a source that nobody wants shows nothing`() {
    #expect(
      text(of: .sourceErrors) { _ in .just(1) } == """
        custom breaks a law: a failure of a source arrives.
          It does not subscribe to its source, so nothing of it arrives.
          if that is meant: except: [.sourceErrors: "the reason"]
        """)
  }

  @Test func `a disposal within a delivery`() {
    let text = text(of: .silenceAfterDisposal) { source in
      AnonymousObservable { sink in
        source.start(
          AnonymousSink(upstreamCame: sink.attach) { event in
            sink.on(event)
            if let element = event.element { sink.onNext(-element) }
          })
      }
    }
    #expect(
      text == """
        custom breaks a law: nothing comes after the disposal.
          The subscription is disposed within the delivery of event 1.
          Expected is nothing after it.
        disposed: what comes differs from expected at frame 1
            frame     |.      ...+..
            source    -1      -2-3-|
            expected  -1      ------
            actual    -[1'-1']------
                       ▲ next(-1) came here; nothing was expected. The other event agrees.
            next(1) @ 1       next(1) @ 1
          ≠ nothing           next(-1) @ 1
          if that is meant: except: [.silenceAfterDisposal: "the reason"]
        """)
  }

  @Test func `two threads that meet`() {
    // In one thread events wait for each other, and only there.
    let merge = OperatorUnderTest<Int, Int>(
      "custom", ofTwo: [1, 2, 3], closures: [:], by: ==
    ) { one, other in
      Observable.create { observer in
        let thread = CurrentThreadScheduler.instance
        return Disposables.create(
          one.observe(on: thread).subscribe(observer),
          other.observe(on: thread).subscribe(observer))
      }
    }
    #expect(
      merge.violations(of: [.oneEventAtATime]).first?.text == """
        custom breaks a law: one event at a time.
          source 1 and source 2 emit on two threads:
          next(2) came on the other thread inside the delivery of next(2).
          if that is meant: except: [.oneEventAtATime: "the reason"]
        """)
  }
}
