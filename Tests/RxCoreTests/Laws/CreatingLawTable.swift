import RxCore
import RxVirtualTime

extension LawTable {
  static let creating: [LawRow] = [
    LawRow(
      "Create",
      closures: [
        "subscribe": { source, probe in
          Observable.create { observer in
            probe.touch()
            return source.subscribe(observer)
          }
        }
      ]
    ) { source in Observable.create { source.subscribe($0) } },
    LawRow(
      "Deferred",
      closures: [
        "observableFactory": { source, probe in Observable.deferred { try probe.passing(source) } }
      ]
    ) { source in Observable.deferred { source } },
    LawRow.creating("Empty") { Observable<Int>.empty() },
    LawRow.creating("Error") { Observable<Int>.error(ContractError()) },
    LawRow.creating("From", "array") { Observable.from([1, 2, 3]) },
    LawRow.creating("From", "sequence") { Observable.from(1...3) },
    LawRow.creating("From", "scheduler") {
      Observable.from([1, 2, 3], scheduler: MainScheduler.instance)
    },
    LawRow.creating("FromOptional") { Observable.from(optional: 1) },
    LawRow.creating("FromOptional", "nil") { Observable<Int>.from(optional: nil) },
    LawRow.creating("FromOptional", "scheduler") {
      Observable.from(optional: 1, scheduler: MainScheduler.instance)
    },
    LawRow.creating(
      "Generate",
      closures: [
        "condition": { _, probe in
          Observable.generate(
            initialState: 0, condition: { try probe.passing($0 < 3) }, iterate: { $0 + 1 })
        },
        "iterate": { _, probe in
          Observable.generate(
            initialState: 0, condition: { $0 < 3 }, iterate: { try probe.passing($0 + 1) })
        },
      ]
    ) { Observable.generate(initialState: 0, condition: { $0 < 3 }, iterate: { $0 + 1 }) },
    LawRow.creating("Just") { Observable.just(1) },
    LawRow.creating("Just", "scheduler") { Observable.just(1, scheduler: MainScheduler.instance) },
    LawRow.creating("Never", isSilent: true) { Observable<Int>.never() },
    LawRow.creating("Of") { Observable.of(1, 2, 3) },
    LawRow.creating("Range") { Observable.range(start: 1, count: 3) },
    LawRow.creating("RepeatElement") { Observable.repeatElement(1).take(3) },
    LawRow(
      "Using",
      closures: [
        "resourceFactory": { source, probe in
          Observable.using(
            { try probe.passing(BooleanDisposable()) },
            observableFactory: { _ in source })
        },
        "observableFactory": { source, probe in
          Observable.using(
            { BooleanDisposable() },
            observableFactory: { _ in
              try probe.passing(source)
            })
        },
      ]
    ) { source in Observable.using({ BooleanDisposable() }, observableFactory: { _ in source }) },
  ]
}
