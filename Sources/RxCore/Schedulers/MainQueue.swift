import Dispatch

/// Whether code runs on the main queue. The main *thread* is no measure: on Linux the main queue
/// leaves it once the process has parked it.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  package static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: key) != nil
  }
}
