import RxCore
import RxVirtualTime

extension LawTable {
  private static let shares: [OperatorLaw: String] = [
    .ownState: "what subscribers get is one and the same on purpose"
  ]

  static let sharing: [LawRow] = [
    LawRow(
      "Multicast", "with a selector",
      closures: [
        "subjectSelector": { source, probe in
          source.multicast({ try probe.passing(PublishSubject<Int>()) }, selector: { $0 })
        },
        "selector": { source, probe in
          source.multicast({ PublishSubject<Int>() }, selector: { try probe.passing($0) })
        },
      ]
    ) { $0.multicast({ PublishSubject<Int>() }, selector: { Observable.merge($0, $0) }) },
    LawRow("Multicast", "connected", except: shares) {
      $0.multicast { PublishSubject<Int>() }.refCount()
    },
    LawRow("Publish", "connected", except: shares) { $0.publish().refCount() },
    LawRow("RefCount", except: shares) { $0.publish().refCount() },
    LawRow("Replay", "connected", except: shares) { $0.replay(1).refCount() },
    LawRow("ReplayAll", "connected", except: shares) { $0.replayAll().refCount() },
    LawRow("Share", except: shares) { $0.share() },
    LawRow("Share", "with replay", except: shares) { $0.share(replay: 2) },
    LawRow("Share", "for ever", except: shares) { $0.share(replay: 1, scope: .forever) },
  ]
}
