/// Two gestures at the same time.
///
/// - Source: SwiftUI, `SimultaneousGesture`.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
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

  package func addInteractions(to interactions: inout Interactions, actions: GestureActions<Value>) {
    first.collect(into: &interactions, actions: actions.mapped { Value(first: $0, second: nil) })
    second.collect(into: &interactions, actions: actions.mapped { Value(first: nil, second: $0) })
  }
}

/// A gesture that counts only after another one.
///
/// - Source: SwiftUI, `SequenceGesture`.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  public var first: First
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
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
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

  package func addInteractions(to interactions: inout Interactions, actions: GestureActions<Value>) {
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

  package func addInteractions(to interactions: inout Interactions, actions: GestureActions<Value>) {
    func open<G: Gesture>(_ gesture: G) {
      if let actions = actions as? GestureActions<G.Value> { gesture.collect(into: &interactions, actions: actions) }
    }
    open(base)
  }
}
