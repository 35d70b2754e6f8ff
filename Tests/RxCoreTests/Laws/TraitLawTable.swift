import RxCore
import RxVirtualTime

/// The operators of the traits, each seen as the observable that it is.
extension LawTable {
  static let recoversFailures: [OperatorLaw: String] = [.sourceErrors: "it is there to recover"]

  /// The last element alone.
  static func only(_ source: Observable<Int>) -> Single<Int> {
    source.takeLast(1).asSingle()
  }

  private static func maybe(_ source: Observable<Int>) -> Maybe<Int> {
    source.takeLast(1).asMaybe()
  }

  private static func end(_ source: Observable<Int>) -> Completable {
    source.ignoreElements().asCompletable()
  }

  static let traits = singles + maybes + completables + primitives

  private static let maybes = [
    LawRow("AsMaybe", "of several") { $0.asMaybe().asObservable() },
    LawRow("AsMaybe") { $0.takeLast(1).asMaybe().asObservable() },
    LawRow("Maybe+CatchAndReturn", except: recoversFailures) {
      maybe($0).catchAndReturn(0).asObservable()
    },
    LawRow(
      "Maybe+Creating",
      closures: [
        "subscribe": { source, probe in
          Maybe<Int>.create { observer in
            probe.touch()
            return maybe(source).subscribe(observer)
          }.asObservable()
        }
      ]
    ) { source in Maybe<Int>.create { maybe(source).subscribe($0) }.asObservable() },
    LawRow("Maybe+IfEmpty", "default") {
      maybe($0).filter { _ in false }.ifEmpty(default: 0).asObservable()
    },
    LawRow(ofTwo: "Maybe+IfEmpty", "another one", except: waitsForOther) { one, other in
      maybe(one).filter { _ in false }.ifEmpty(switchTo: maybe(other)).asObservable()
    },
    LawRow(
      "Maybe+Transforming", "map",
      closures: [
        "transform": { source, probe in
          maybe(source).map { try probe.passing(-$0) }.asObservable()
        }
      ]
    ) { maybe($0).map { -$0 }.asObservable() },
    LawRow(
      "Maybe+Transforming", "flatMap",
      closures: [
        "selector": { source, probe in
          maybe(source).flatMap { try probe.passing(Maybe.just($0)) }.asObservable()
        }
      ]
    ) { maybe($0).flatMap { Maybe.just(-$0) }.asObservable() },
    LawRow(
      "Maybe+Watching",
      closures: [
        "onNext": { source, probe in
          maybe(source).do(onNext: { _ in try probe.pass() }).asObservable()
        },
        "onCompleted": { source, probe in
          maybe(source).do(onCompleted: { try probe.pass() }).asObservable()
        },
      ]
    ) { maybe($0).do(onNext: { _ in }).asObservable() },
    LawRow(
      ofTwo: "Maybe+ZipArity",
      closures: [
        "resultSelector": { one, other, probe in
          Maybe.zip(maybe(one), maybe(other)) { try probe.passing($0 + $1) }.asObservable()
        }
      ]
    ) { Maybe.zip(maybe($0), maybe($1)) { $0 + $1 }.asObservable() },
  ]

  private static let completables = [
    LawRow("AsCompletable") { $0.ignoreElements().asCompletable().asObservable() },
    LawRow(ofTwo: "Completable+AndThen", except: waitsForOther) { one, other in
      end(one).andThen(other)
    },
    LawRow(ofTwo: "Completable+Combining", "concat", except: waitsForOther) { one, other in
      end(one).concat(end(other)).asObservable()
    },
    LawRow(ofTwo: "Completable+Combining", "zip") { one, other in
      Completable.zip(end(one), end(other)).asObservable()
    },
    LawRow(
      "Completable+Creating",
      closures: [
        "subscribe": { source, probe in
          Completable.create { observer in
            probe.touch()
            return end(source).subscribe(observer)
          }.asObservable()
        }
      ]
    ) { source in Completable.create { end(source).subscribe($0) }.asObservable() },
    LawRow(
      "Completable+Watching",
      closures: [
        "onCompleted": { source, probe in
          end(source).do(onCompleted: { try probe.pass() }).asObservable()
        },
        "onError": { source, probe in
          end(source).do(onError: { _ in try probe.pass() }).asObservable()
        },
      ]
    ) { end($0).do(onCompleted: {}).asObservable() },
  ]

  private static let primitives = [
    LawRow(
      "PrimitiveSequence+Catch",
      closures: [
        "handler": { source, probe in
          only(source).catch { _ in try probe.passing(.just(0)) }.asObservable()
        }
      ], except: recoversFailures
    ) { only($0).catch { _ in .just(0) }.asObservable() },
    LawRow(
      "PrimitiveSequence+Creating",
      closures: [
        "observableFactory": { source, probe in
          Single.deferred { try probe.passing(only(source)) }.asObservable()
        }
      ]
    ) { source in Single.deferred { only(source) }.asObservable() },
    LawRow("PrimitiveSequence+Debug") { only($0).debug("law").asObservable() },
    LawRow("PrimitiveSequence+Delay") {
      only($0).delay(.milliseconds(3), scheduler: MainScheduler.instance).asObservable()
    },
    LawRow("PrimitiveSequence+DelaySubscription") {
      only($0).delaySubscription(.milliseconds(3), scheduler: MainScheduler.instance).asObservable()
    },
    LawRow("PrimitiveSequence+Retry") { only($0).retry(2).asObservable() },
    LawRow("PrimitiveSequence+Retry", "when its handler says so") {
      only($0).retry { errors in errors.flatMap { Observable<Int>.error($0) } }.asObservable()
    },
    LawRow("PrimitiveSequence+Timeout") {
      only($0).timeout(.milliseconds(20), scheduler: MainScheduler.instance).asObservable()
    },
    LawRow(
      "PrimitiveSequence+Using",
      closures: [
        "primitiveSequenceFactory": { source, probe in
          Single.using(
            { BooleanDisposable() },
            primitiveSequenceFactory: { _ in try probe.passing(only(source)) }
          ).asObservable()
        }
      ]
    ) { source in
      Single.using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in only(source) })
        .asObservable()
    },
    LawRow("PrimitiveSequence+Watching", "observe(on:)") {
      only($0).observe(on: MainScheduler.instance).asObservable()
    },
    LawRow("PrimitiveSequence+Watching", "subscribe(on:)") {
      only($0).subscribe(on: MainScheduler.instance).asObservable()
    },
  ]
}
