extension ObservableType where Element: FixedWidthInteger {
  /// Emits 0 after a while and ends, or goes on counting periods.
  ///
  ///     timer 3ms  ---(0|)
  ///
  ///     timer 3ms 2ms  ---0-1-2-3
  ///
  /// - Complexity: Constant time and space for each element.
  /// - Parameters:
  ///   - dueTime: The time before the first element; a negative one is due at once, `.never`
  ///     emits nothing.
  ///   - period: The time between the further elements; nil for one element alone, a negative
  ///     one is none at all.
  ///   - scheduler: Measures the time; elements leave on it.
  /// - Returns: A sequence that ends right after its element, or with a period never. After the
  ///   largest number of its type it goes on with the smallest.
  /// - Origin: Rx.NET `Timer`, RxSwift `timer`.
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    AnonymousObservable { sink in
      let timer = TimerSink(sink)
      sink.attach(timer)
      timer.start(dueTime, period: period, on: SchedulerOverride.resolve(scheduler))
    }
  }
}

private final class TimerSink<Element: FixedWidthInteger>: SourceSink<Element>,
  @unchecked Sendable
{
  private let work = DisposableSlot()
  /// Touched by the scheduler's work alone.
  private var count: Element = 0

  func start(
    _ dueTime: RxTimeInterval, period: RxTimeInterval?, on scheduler: any SchedulerType
  ) {
    if dueTime.isNever { return }
    if let period, !period.isNever {
      work.set(
        scheduler.schedulePeriodic(self, startAfter: dueTime, period: period) { timer in
          timer.tick()
          return timer
        })
    } else {
      work.set(
        scheduler.scheduleRelative(self, dueTime: dueTime) { timer in
          timer.tick()
          if period == nil { timer.onCompleted() }
          return Disposables.create()
        })
    }
  }

  override func release() {
    work.dispose()
  }

  private func tick() {
    onNext(count)
    count &+= 1
  }
}
