import RxCore
import RxVirtualTime

extension LawTable {
  static let singles = [
    LawRow("AsSingle", "of several") { $0.asSingle().asObservable() },
    LawRow("AsSingle") { $0.takeLast(1).asSingle().asObservable() },
    LawRow("First") { $0.first().asObservable() },
    LawRow("ToArray") { $0.toArray().asObservable() },
    LawRow("Single+AsCompletable") { only($0).asCompletable().asObservable() },
    LawRow("Single+Converting", "asMaybe") { only($0).asMaybe().asObservable() },
    LawRow(
      "Single+Creating",
      closures: [
        "subscribe": { source, probe in
          Single<Int>.create { observer in
            probe.touch()
            return only(source).subscribe(observer)
          }.asObservable()
        }
      ]
    ) { source in Single<Int>.create { only(source).subscribe($0) }.asObservable() },
    LawRow(
      "Single+Transforming", "map",
      closures: [
        "transform": { source, probe in only(source).map { try probe.passing(-$0) }.asObservable() }
      ]
    ) { only($0).map { -$0 }.asObservable() },
    LawRow(
      "Single+Transforming", "filter",
      closures: [
        "predicate": { source, probe in
          only(source).filter { try probe.passing($0 > 1) }.asObservable()
        }
      ]
    ) { only($0).filter { $0 > 1 }.asObservable() },
    LawRow(
      "Single+Transforming", "compactMap",
      closures: [
        "transform": { source, probe in
          only(source).compactMap { try probe.passing(Optional($0)) }.asObservable()
        }
      ]
    ) { only($0).compactMap { Optional($0) }.asObservable() },
    LawRow(
      "Single+Transforming", "flatMap",
      closures: [
        "selector": { source, probe in
          only(source).flatMap { try probe.passing(Single.just($0)) }.asObservable()
        }
      ]
    ) { only($0).flatMap { Single.just(-$0) }.asObservable() },
    LawRow(
      "Single+Transforming", "flatMapMaybe",
      closures: [
        "selector": { source, probe in
          only(source).flatMapMaybe { try probe.passing(Maybe.just($0)) }.asObservable()
        }
      ]
    ) { only($0).flatMapMaybe { Maybe.just(-$0) }.asObservable() },
    LawRow(
      "Single+Transforming", "flatMapCompletable",
      closures: [
        "selector": { source, probe in
          only(source).flatMapCompletable { _ in try probe.passing(Completable.empty()) }
            .asObservable()
        }
      ]
    ) { only($0).flatMapCompletable { _ in .empty() }.asObservable() },
    LawRow("Single+Converting", "catchAndReturn", except: recoversFailures) {
      only($0).catchAndReturn(0).asObservable()
    },
    LawRow(
      "Single+Watching",
      closures: [
        "onSuccess": { source, probe in
          only(source).do(onSuccess: { _ in try probe.pass() }).asObservable()
        },
        "onError": { source, probe in
          only(source).do(onError: { _ in try probe.pass() }).asObservable()
        },
        "onDispose": { source, probe in only(source).do(onDispose: probe.touch).asObservable() },
      ]
    ) { only($0).do(onSuccess: { _ in }).asObservable() },
    LawRow(
      ofTwo: "Single+ZipArity",
      closures: [
        "resultSelector": { one, other, probe in
          Single.zip(only(one), only(other)) { try probe.passing($0 + $1) }.asObservable()
        }
      ]
    ) { Single.zip(only($0), only($1)) { $0 + $1 }.asObservable() },
    LawRow(
      ofTwo: "Single+ZipCollection",
      closures: [
        "resultSelector": { one, other, probe in
          Single.zip([only(one), only(other)]) { try probe.passing($0) }.asObservable()
        }
      ]
    ) { Single.zip([only($0), only($1)]).asObservable() },
  ]
}
