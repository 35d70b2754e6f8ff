import Foundation

/// Something to measure.
struct Workload {
  let name: String
  /// How many elements, actions or subscriptions one run makes.
  let elements: Int
  /// The most nanoseconds that one of them may take; nil for a yardstick.
  let limit: Double?
  /// Runs once; what it returns proves that the work was done.
  let run: () -> Int
}

/// What the runs of a workload took.
struct Measurement {
  let workload: Workload
  let checksum: Int
  /// Nanoseconds of this thread's processor time, sorted.
  let times: [Double]

  /// Runs the workload once unmeasured and then so many times, but at least once.
  init(of workload: Workload, repetitions: Int) {
    self.workload = workload
    let checksum = workload.run()
    self.checksum = checksum
    times = (0..<max(1, repetitions)).map { _ in
      let start = Self.processorTime()
      let sum = workload.run()
      let time = Self.processorTime() - start
      if sum != checksum { fatalError("\(workload.name) gave \(sum) after \(checksum).") }
      return time
    }.sorted()
  }

  var best: Double { times[0] }

  var median: Double { times[times.count / 2] }

  var perElement: Double { best / Double(workload.elements) }

  func holds(tolerance: Double) -> Bool {
    workload.limit.map { perElement <= $0 * tolerance } ?? true
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
