/// What holds for every operator, unless it has a reason to be different.
public enum OperatorLaw: Hashable, CaseIterable, Sendable {
  /// Nothing follows a completion or a failure.
  case grammar

  /// Nothing comes once the subscription has been disposed, from within a delivery either.
  case silenceAfterDisposal

  /// A completion, a failure and a disposal end the subscriptions to the sources, and let go of
  /// what the closures, the sources and the subscriber have captured, although somebody may still
  /// hold the disposable.
  case release

  /// Each subscription has a state of its own: several subscribers of one assembled sequence, at
  /// once or one later than the other, get what a lone one gets.
  case ownState

  /// A failure of a source arrives.
  case sourceErrors

  /// What a closure throws arrives as a failure.
  case closureErrors

  /// No event comes while another one is being delivered: not when the subscriber makes a source
  /// emit, nor when another thread does.
  case oneEventAtATime

  /// A source that emits while it is subscribed to is stopped when `take(1)` behind the operator
  /// has had enough.
  case stoppingSources

  /// A subscription that begins later gets the same, so much later.
  case laterSubscription

  /// Sources that emit later make the operator emit so much later.
  case laterSources

  /// A subscription made inside work of the current thread's scheduler gets the same.
  case trampoline
}

extension OperatorLaw {
  /// The name in code.
  var name: String { "\(self)" }

  /// The law in a few words.
  var sentence: String {
    switch self {
    case .grammar: "nothing follows the end"
    case .silenceAfterDisposal: "nothing comes after the disposal"
    case .release: "end and disposal let go of everything"
    case .ownState: "each subscription has a state of its own"
    case .sourceErrors: "a failure of a source arrives"
    case .closureErrors: "what a closure throws arrives"
    case .oneEventAtATime: "one event at a time"
    case .stoppingSources: "a source is stopped in the middle"
    case .laterSubscription: "a later subscription gets the same, later"
    case .laterSources: "later sources make it emit later"
    case .trampoline: "a subscription inside the trampoline gets the same"
    }
  }
}
