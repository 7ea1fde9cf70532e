/// Two gestures at the same time.
///
/// - Source: SwiftUI, `SimultaneousGesture`.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// The values of both gestures.
  public struct Value {
    /// The value of the first gesture; `nil` while it does not run.
    public var first: First.Value?
    /// The value of the second gesture; `nil` while it does not run.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of two that run at the same time.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SimultaneousGesture: Gesture, PrimitiveGesture {
  public typealias Body = Never

  @MainActor package func addInteractions(to interactions: inout Interactions, actions: GestureActions<Value>) {
    first.collect(into: &interactions, actions: actions.mapped { Value(first: $0, second: nil) })
    second.collect(into: &interactions, actions: actions.mapped { Value(first: nil, second: $0) })
  }
}

/// A gesture that counts only after another one.
///
/// - Source: SwiftUI, `SequenceGesture`.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// How far the two gestures have come.
  public enum Value {
    /// The first gesture runs.
    case first(First.Value)
    /// The first gesture has ended; the second one may run.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that follows.
  public var second: Second

  /// Creates a gesture of two, the second of which begins once the first has ended.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture: Gesture, PrimitiveGesture {
  public typealias Body = Never
}

/// Two gestures of which the first one that happens counts.
///
/// - Source: SwiftUI, `ExclusiveGesture`.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// The value of the gesture that won.
  public enum Value {
    /// The first gesture won.
    case first(First.Value)
    /// The second gesture won.
    case second(Second.Value)
  }

  /// The gesture with priority.
  public var first: First
  /// The gesture that counts where the first one fails.
  public var second: Second

  /// Creates a gesture of two, of which the first has priority.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture: Gesture, PrimitiveGesture {
  public typealias Body = Never

  @MainActor package func addInteractions(to interactions: inout Interactions, actions: GestureActions<Value>) {
    second.collect(into: &interactions, actions: actions.mapped { .second($0) })
    first.collect(into: &interactions, actions: actions.mapped { .first($0) })
  }
}

extension Gesture {
  /// The gesture together with another one, at the same time.
  public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// The gesture, and after its end another one.
  public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// The gesture, or another one where it fails.
  public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// A gesture whose type is hidden.
///
/// - Source: SwiftUI, `AnyGesture`.
public struct AnyGesture<Value> {
  private let base: any Gesture<Value>

  /// Hides the type of a gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    base = gesture
  }
}

extension AnyGesture: Gesture, PrimitiveGesture {
  public typealias Body = Never

  @MainActor package func addInteractions(to interactions: inout Interactions, actions: GestureActions<Value>) {
    func open<G: Gesture>(_ gesture: G) {
      if let actions = actions as? GestureActions<G.Value> { gesture.collect(into: &interactions, actions: actions) }
    }
    open(base)
  }
}

/// No gesture where there is `nil`.
///
/// - Source: SwiftUI, `Optional: Gesture`.
extension Optional: Gesture, PrimitiveGesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never

  @MainActor package func addInteractions(to interactions: inout Interactions, actions: GestureActions<Value>) {
    self?.collect(into: &interactions, actions: actions)
  }
}
