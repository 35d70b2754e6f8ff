import RxCore

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The events while it is subscribed to: `1`, `#broken`, or nothing.
  var events: String {
    var words: [String] = []
    let observer: SingleObserver = { event in
      switch event {
      case .success(let element): words.append("\(element)")
      case .failure(let error): words.append("#\(error)")
      }
    }
    subscribe(observer).dispose()
    return words.joined(separator: " ")
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// The events while it is subscribed to: `1`, `|`, `#broken`, or nothing.
  var events: String {
    var words: [String] = []
    let observer: MaybeObserver = { event in
      switch event {
      case .success(let element): words.append("\(element)")
      case .error(let error): words.append("#\(error)")
      case .completed: words.append("|")
      }
    }
    subscribe(observer).dispose()
    return words.joined(separator: " ")
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// The events while it is subscribed to: `|`, `#broken`, or nothing.
  var events: String {
    var words: [String] = []
    let observer: CompletableObserver = { event in
      switch event {
      case .error(let error): words.append("#\(error)")
      case .completed: words.append("|")
      }
    }
    subscribe(observer).dispose()
    return words.joined(separator: " ")
  }
}

extension ObservableType {
  /// Its end alone.
  var end: Completable {
    flatMap { _ in Observable<Never>.empty() }.asCompletable()
  }
}
