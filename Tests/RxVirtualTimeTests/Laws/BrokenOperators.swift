import RxCore
import RxVirtualTime

/// An operator that breaks one law, and only that.
struct BrokenOperator: Sendable, CustomStringConvertible {
  let law: OperatorLaw
  let check: @Sendable () -> [LawViolation]

  var description: String { "\(law)" }

  init(
    _ law: OperatorLaw,
    closures:
      @escaping @Sendable () -> KeyValuePairs<
        String, (Observable<Int>, ClosureProbe) -> Observable<Int>
      > = { [:] },
    _ operation: @escaping @Sendable (Observable<Int>) -> Observable<Int>
  ) {
    self.law = law
    check = {
      OperatorUnderTest(
        "broken", values: [1, 2, 3], closures: closures(), by: ==, operation
      ).violations()
    }
  }

  init(
    ofTwo law: OperatorLaw,
    _ operation: @escaping @Sendable (Observable<Int>, Observable<Int>) -> Observable<Int>
  ) {
    self.law = law
    check = {
      OperatorUnderTest(
        "broken", ofTwo: [1, 2, 3], closures: [:], by: ==, operation
      ).violations()
    }
  }
}

extension BrokenOperator {
  static let all = [
    grammar, silence, release, ownState, sourceErrors, closureErrors, oneEvent, stopping,
    laterSubscription, laterSources, trampoline,
  ]

  /// Emits once more after the completion.
  static let grammar = BrokenOperator(.grammar) { source in
    AnonymousObservable { sink in
      source.start(
        AnonymousSink(upstreamCame: sink.attach) { event in
          sink.on(event)
          if event.isCompleted { sink.onNext(0) }
        })
    }
  }

  /// Emits a frame later, whoever is still there.
  static let silence = BrokenOperator(.silenceAfterDisposal) { source in
    AnonymousObservable { sink in
      source.start(
        AnonymousSink(upstreamCame: sink.attach) { event in
          _ = MainScheduler.instance.scheduleRelative((), dueTime: .milliseconds(1)) { _ in
            sink.on(event)
            return Disposables.create()
          }
        })
    }
  }

  /// Remembers its observers.
  static let release = BrokenOperator(.release) { source in
    let observers = Observers()
    return Observable.create { observer in
      observers.all.append(observer)
      // A circle, which stays when the sequence has gone.
      return source.subscribe { event in withExtendedLifetime(observers) { observer.on(event) } }
    }
  }

  final class Observers {
    var all: [AnyObserver<Int>] = []
    private var circle: Observers?

    init() { circle = self }
  }

  /// Adds up what all subscribers get.
  static let ownState = BrokenOperator(.ownState) { source in
    var sum = 0
    return source.map { element in
      sum += element
      return sum
    }
  }

  /// Completes where the source fails.
  static let sourceErrors = BrokenOperator(.sourceErrors) { source in
    source.catch { _ in .empty() }
  }

  /// Leaves out what the closure cannot tell.
  static let closureErrors = BrokenOperator(
    .closureErrors,
    closures: {
      [
        "predicate": { source, probe in
          source.filter { _ in
            do {
              try probe.pass()
              return true
            } catch {
              return false
            }
          }
        }
      ]
    }, { source in source.filter { _ in true } })

  /// Passes on what comes from either source, as it comes.
  static let oneEvent = BrokenOperator(ofTwo: .oneEventAtATime) { one, other in
    Observable.create { observer in
      var open = 2
      func receive(_ event: Event<Int>) {
        if event.isCompleted {
          open -= 1
          if open > 0 { return }
        }
        observer.on(event)
      }
      return Disposables.create(one.subscribe(receive), other.subscribe(receive))
    }
  }

  /// Lets the source emit all it has before anybody can stop it.
  static let stopping = BrokenOperator(.stoppingSources) { source in
    Observable.create { observer in
      Trampoline.current.withFreshLevel { source.subscribe(observer) }
    }
  }

  /// Counts from when it is subscribed to.
  static let laterSubscription = BrokenOperator(.laterSubscription) { source in
    Observable.deferred {
      let begin = Int(MainScheduler.instance.now.timeIntervalSince1970 * 1_000)
      return source.map { $0 + begin }
    }
  }

  /// Emits at a time of its own as well.
  static let laterSources = BrokenOperator(.laterSources) { source in
    Observable.merge(
      source, Observable<Int>.timer(.milliseconds(4), scheduler: MainScheduler.instance))
  }

  /// Emits something before where it runs inside other work.
  static let trampoline = BrokenOperator(.trampoline) { source in
    ImmediateObservable { sink in
      if !CurrentThreadScheduler.isScheduleRequired { sink.onNext(0) }
      source.start(sink)
    }
  }
}
