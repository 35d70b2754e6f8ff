import RxCore
import RxVirtualTime

/// The operators of the sequences that do not fail, each seen as the observable that it is.
extension LawTable {
  private final class Witness {}

  /// Outlives all rows.
  private nonisolated(unsafe) static let witness = Witness()

  private static let neverFails: [OperatorLaw: String] = [
    .sourceErrors: "a failure of the source has become an element"
  ]
  private static let shares: [OperatorLaw: String] = neverFails.merging([
    .ownState: "what subscribers get is one and the same on purpose"
  ]) { $1 }

  private static func safe(_ source: Observable<Int>) -> Infallible<Int> {
    source.asInfallible(onErrorJustReturn: 0)
  }

  private static func driver(_ source: Observable<Int>) -> Driver<Int> {
    source.asDriver(onErrorJustReturn: 0)
  }

  static let nonfailing = infallibles + shared

  private static let infallibles = [
    LawRow("AsInfallible", except: neverFails) { safe($0).asObservable() },
    LawRow(ofTwo: "AsInfallible", "another one", except: neverFails) { one, other in
      one.asInfallible(onErrorFallbackTo: safe(other)).asObservable()
    },
    LawRow(ofTwo: "Infallible+CombineLatestArity", except: neverFails) {
      Infallible.combineLatest(safe($0), safe($1)) { [$0, $1] }.asObservable()
    },
    LawRow(ofTwo: "Infallible+CombineLatestCollection", except: neverFails) {
      Infallible.combineLatest([safe($0), safe($1)]).asObservable()
    },
    LawRow(ofTwo: "Infallible+ZipArity", except: neverFails) {
      Infallible.zip(safe($0), safe($1)) { [$0, $1] }.asObservable()
    },
    LawRow(ofTwo: "Infallible+Combining", "merge", except: neverFails) {
      Infallible.merge(safe($0), safe($1)).asObservable()
    },
    LawRow(ofTwo: "Infallible+Combining", "withLatestFrom", except: neverFails) {
      safe($0).withLatestFrom(safe($1)) { [$0, $1] }.asObservable()
    },
    LawRow(
      "Infallible+Creating",
      closures: [
        "observableFactory": { source, probe in
          Infallible.deferred {
            probe.touch()
            return safe(source)
          }.asObservable()
        }
      ], except: neverFails
    ) { source in Infallible.deferred { safe(source) }.asObservable() },
    LawRow(
      "Infallible+Filtering",
      closures: [
        "predicate": { source, probe in
          safe(source).filter { element in
            probe.touch()
            return element > 1
          }.asObservable()
        }
      ], except: neverFails
    ) { safe($0).filter { $0 > 1 }.asObservable() },
    LawRow("Infallible+Timing", except: neverFails) {
      safe($0).debounce(.milliseconds(1), scheduler: MainScheduler.instance).asObservable()
    },
    LawRow("Infallible+Transforming", "scan", except: neverFails) {
      safe($0).scan(0, accumulator: +).asObservable()
    },
    LawRow(
      "Infallible+Transforming", "flatMap",
      closures: [
        "selector": { source, probe in
          safe(source).flatMap { element in
            probe.touch()
            return timed(element).asInfallible(onErrorJustReturn: 0)
          }.asObservable()
        }
      ], except: neverFails
    ) { safe($0).flatMap { timed($0).asInfallible(onErrorJustReturn: 0) }.asObservable() },
    LawRow(
      "Infallible+Watching",
      closures: [
        "onNext": { source, probe in
          safe(source).do(onNext: { _ in probe.touch() }).asObservable()
        },
        "onDispose": { source, probe in safe(source).do(onDispose: probe.touch).asObservable() },
      ], except: neverFails
    ) { safe($0).do(onNext: { _ in }).asObservable() },
  ]

  private static let shared = [
    LawRow("AsDriver", except: shares) { driver($0).asObservable() },
    LawRow("AsSignal", except: shares) { $0.asSignal(onErrorJustReturn: 0).asObservable() },
    LawRow("AsSharedSequence", except: shares) { source -> Observable<Int> in
      let shared: Driver<Int> = source.asSharedSequence(
        sharingStrategy: DriverSharingStrategy.self, onErrorJustReturn: 0)
      return shared.asObservable()
    },
    LawRow(ofTwo: "SharedSequence+CombineLatestArity", except: shares) {
      Driver.combineLatest(driver($0), driver($1)) { [$0, $1] }.asObservable()
    },
    LawRow(ofTwo: "SharedSequence+CombineLatestCollection", except: shares) {
      Driver.combineLatest([driver($0), driver($1)]).asObservable()
    },
    LawRow(ofTwo: "SharedSequence+ZipArity", except: shares) {
      Driver.zip(driver($0), driver($1)) { [$0, $1] }.asObservable()
    },
    LawRow(ofTwo: "SharedSequence+ZipCollection", except: shares) {
      Driver.zip([driver($0), driver($1)]).asObservable()
    },
    LawRow(ofTwo: "SharedSequence+Combining", "merge", except: shares) {
      Driver.merge(driver($0), driver($1)).asObservable()
    },
    LawRow(ofTwo: "SharedSequence+Combining", "withLatestFrom", except: shares) {
      driver($0).withLatestFrom(driver($1)) { [$0, $1] }.asObservable()
    },
    LawRow(
      "SharedSequence+Creating",
      closures: [
        "observableFactory": { source, probe in
          Driver.deferred {
            probe.touch()
            return driver(source)
          }.asObservable()
        }
      ], except: shares
    ) { source in Driver.deferred { driver(source) }.asObservable() },
    LawRow(
      "SharedSequence+Filtering",
      closures: [
        "predicate": { source, probe in
          driver(source).filter { element in
            probe.touch()
            return element > 1
          }.asObservable()
        }
      ], except: shares
    ) { driver($0).filter { $0 > 1 }.asObservable() },
    LawRow("SharedSequence+Timing", except: shares) {
      driver($0).debounce(.milliseconds(1)).asObservable()
    },
    LawRow("SharedSequence+Transforming", "scan", except: shares) {
      driver($0).scan(0, accumulator: +).asObservable()
    },
    LawRow("SharedSequence+Transforming", "flatMapLatest", except: shares) {
      driver($0).flatMapLatest { driver(timed($0)) }.asObservable()
    },
    LawRow(
      "SharedSequence+Watching",
      closures: [
        "onNext": { source, probe in
          driver(source).do(onNext: { _ in probe.touch() }).asObservable()
        }
      ], except: shares
    ) { driver($0).do(onNext: { _ in }).asObservable() },
    LawRow("SharedSequence+WithUnretained", except: shares) {
      $0.asSignal(onErrorJustReturn: 0).withUnretained(witness) { $1 }.asObservable()
    },
  ]
}
