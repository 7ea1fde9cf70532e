/// A gesture that consists of two simultaneous gestures.
///
/// - Source: SwiftUI, `SimultaneousGesture`.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// The values of both gestures.
  public struct Value {
    /// The value of the first gesture; `nil` while it is inactive.
    public var first: First.Value?
    /// The value of the second gesture; `nil` while it is inactive.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture from two simultaneous gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SimultaneousGesture: Gesture, PrimitiveGesture {
  @MainActor package func addInteractions(to interactions: inout Interactions, actions: GestureActions<Value>) {
    first.collect(into: &interactions, actions: actions.mapped { Value(first: $0, second: nil) })
    second.collect(into: &interactions, actions: actions.mapped { Value(first: nil, second: $0) })
  }
}

/// A gesture that consists of two successive gestures.
///
/// - Source: SwiftUI, `SequenceGesture`.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// The state of the two gestures.
  public enum Value {
    /// The first gesture is active.
    case first(First.Value)
    /// The first gesture has ended; the second one may be active.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture from two gestures, the second of which begins after the first has ended.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture: Gesture, PrimitiveGesture {}

/// A gesture that consists of two gestures, only one of which succeeds.
///
/// - Source: SwiftUI, `ExclusiveGesture`.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// The value of the gesture that succeeded.
  public enum Value {
    /// The first gesture succeeded.
    case first(First.Value)
    /// The second gesture succeeded.
    case second(Second.Value)
  }

  /// The gesture with precedence.
  public var first: First
  /// The gesture that is used if the first one fails.
  public var second: Second

  /// Creates a gesture from two gestures, the first of which has precedence.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture: Gesture, PrimitiveGesture {
  @MainActor package func addInteractions(to interactions: inout Interactions, actions: GestureActions<Value>) {
    second.collect(into: &interactions, actions: actions.mapped { .second($0) })
    first.collect(into: &interactions, actions: actions.mapped { .first($0) })
  }
}

extension Gesture {
  /// Combines this gesture with another simultaneous gesture.
  public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Sequences this gesture with another one that follows it.
  public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Combines this gesture with another one that is used if it fails.
  public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// A type-erased gesture.
///
/// - Source: SwiftUI, `AnyGesture`.
public struct AnyGesture<Erased> {
  private let base: any Gesture<Erased>

  /// Creates a gesture that erases the type of the given one.
  public init<T: Gesture>(_ gesture: T) where T.Value == Erased {
    base = gesture
  }
}

extension AnyGesture: Gesture, PrimitiveGesture {
  public typealias Value = Erased

  @MainActor package func addInteractions(to interactions: inout Interactions, actions: GestureActions<Value>) {
    func open<G: Gesture>(_ gesture: G) {
      if let actions = actions as? GestureActions<G.Value> { gesture.collect(into: &interactions, actions: actions) }
    }
    open(base)
  }
}

/// An optional gesture: `nil` is no gesture.
///
/// - Source: SwiftUI, `Optional: Gesture`.
extension Optional: Gesture, PrimitiveGesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value

  @MainActor package func addInteractions(to interactions: inout Interactions, actions: GestureActions<Value>) {
    self?.collect(into: &interactions, actions: actions)
  }
}
