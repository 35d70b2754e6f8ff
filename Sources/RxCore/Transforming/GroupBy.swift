extension ObservableType {
  /// Sorts the elements into sequences, one for each key.
  ///
  /// Here `o` and `e` are the beginnings of the groups of odd and even numbers, `O` and `E` their
  /// ends:
  ///
  ///     source          -1-2-3-4-|
  ///     groupBy parity  -[o1]-[e2]-3-4-(OE|)
  ///
  /// Groups are hot: who subscribes late misses what came before. A group is emitted right before
  /// its first element.
  ///
  /// - Complexity: One look-up of a key for each element; the keys are held, without a bound.
  /// - Parameter keySelector: Called once for each element. One thread at a time asks keys for
  ///   their hash values and compares them, under no lock.
  /// - Returns: A sequence of groups. It ends with the source, and fails with it or with what
  ///   `keySelector` throws; the groups first, in their order. Once it is disposed, the source goes
  ///   on while a group is subscribed to, and there are no further groups.
  /// - Origin: Rx.NET `GroupBy`, RxSwift `groupBy(keySelector:)`.
  public func groupBy<Key: Hashable>(
    keySelector: @escaping (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    let source = asObservable()
    return AnonymousObservable { sink in source.run(GroupedInput(keySelector, sink)) }
  }
}

private final class GroupDelivery<Key: Hashable, Element>: FeedingDelivery<
  Element, GroupedObservable<Key, Element>
>, @unchecked Sendable
{
  // Both in turns.
  /// The places in `groups`.
  @exclusivity(unchecked) private var places: [Key: Int] = [:]
  @exclusivity(unchecked) private var groups: ContiguousArray<PublishSubject<Element>> = []

  /// In a turn.
  ///
  /// - Returns: The group with a key, emitted if it is new; nil for a new one that nobody wants.
  func group(for key: Key) -> PublishSubject<Element>? {
    if let place = places[key] { return groups[place] }
    guard isOuterWanted else { return nil }
    let group = PublishSubject<Element>()
    places[key] = groups.count
    groups.append(group)
    emit(GroupedObservable(key: key, source: makeSequence(group)))
    return group
  }

  override func endSequences(_ stop: Stop) {
    let ended = groups
    (places, groups) = ([:], [])
    for group in ended { group.end(stop) }
  }

  override func disposeInputs() {
    source.dispose()
  }
}

private final class GroupedInput<Key: Hashable, Element>: SerialInput<Element> {
  private let keySelector: (Element) throws -> Key
  private let delivery: GroupDelivery<Key, Element>

  init(
    _ keySelector: @escaping (Element) throws -> Key,
    _ downstream: Sink<GroupedObservable<Key, Element>>
  ) {
    self.keySelector = keySelector
    delivery = GroupDelivery(downstream)
    super.init(delivery, delivery.source)
  }

  override func take(_ element: Element) {
    group(of: element)?.onNext(element)
  }

  override func takeCompletion() {
    delivery.complete()
  }

  /// Apart, so that elements pass through a small frame.
  @inline(never)
  private func group(of element: Element) -> PublishSubject<Element>? {
    do {
      return delivery.group(for: try keySelector(element))
    } catch {
      delivery.fail(error)
      return nil
    }
  }
}
