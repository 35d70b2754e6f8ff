extension SchedulerType {
  /// What makes events leave on this scheduler that come on a source's thread: the first element
  /// of a span, what is left at the end. A virtual scheduler has no thread, and no hop is worth
  /// an instant there.
  package func leaving<Element>(to sink: Sink<Element>) -> Sink<Element> {
    if self is any OverridableScheduler || self is RedirectedScheduler {
      return ScheduledDelivery(sink, self)
    }
    return sink
  }
}
