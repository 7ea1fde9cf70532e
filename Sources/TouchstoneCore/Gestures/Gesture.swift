/// Something that fingers do, and what happens then.
///
/// No picture shows a gesture. Taps, long presses and drags can be done in tests.
///
/// - Source: SwiftUI, `Gesture`.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells while it runs.
  associatedtype Value
  /// The gesture that this one consists of.
  associatedtype Body: Gesture

  /// The gesture that this one consists of.
  @MainActor @preconcurrency var body: Self.Body { get }

  /// What the gesture gives to the gesture around it. It exists so that the compiler infers ``Value`` from `body`.
  static func _makeGesture() -> _GestureOutputs<Value>
}

extension Gesture where Value == Body.Value {
  public static func _makeGesture() -> _GestureOutputs<Body.Value> { _GestureOutputs() }
}

/// What a gesture gives to the gesture around it.
///
/// - Source: SwiftUI, `_GestureOutputs`.
public struct _GestureOutputs<Value> {}

extension Never: Gesture {
  public typealias Value = Never
}

/// A gesture that is made of no others.
@MainActor
package protocol PrimitiveGesture: Gesture where Body == Never {
  /// What a test can do with a view that has the gesture.
  func addInteractions(to interactions: inout Interactions, actions: GestureActions<Value>)
}

extension PrimitiveGesture {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }

  public static func _makeGesture() -> _GestureOutputs<Value> { _GestureOutputs() }

  package func addInteractions(to interactions: inout Interactions, actions: GestureActions<Value>) {}
}

extension Gesture {
  /// Adds what can be done with the gesture, and what happens then.
  package func collect(into interactions: inout Interactions, actions: GestureActions<Value>) {
    func open<G: PrimitiveGesture>(_ gesture: G) {
      guard let actions = actions as? GestureActions<G.Value> else { return }
      gesture.addInteractions(to: &interactions, actions: actions)
    }
    if let primitive = self as? any PrimitiveGesture {
      open(primitive)
    } else {
      guard let actions = actions as? GestureActions<Body.Value> else { return }
      body.collect(into: &interactions, actions: actions)
    }
  }
}

/// Which gestures of a view count.
///
/// - Source: SwiftUI, `GestureMask`.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// None of them.
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the view's content.
  public static let subviews = GestureMask(rawValue: 2)
  /// Both the gesture that is added and those of the content.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A gesture with an action for its changes.
///
/// - Source: SwiftUI, `_ChangedGesture`.
public struct _ChangedGesture<Content: Gesture> {
  let content: Content
  let action: (Content.Value) -> Void
}

extension _ChangedGesture: Gesture, PrimitiveGesture {
  public typealias Value = Content.Value
  public typealias Body = Never

  package func addInteractions(
    to interactions: inout Interactions, actions: GestureActions<Content.Value>
  ) {
    var all = actions
    all.changed = { [action] value in
      action(value)
      actions.changed?(value)
    }
    content.collect(into: &interactions, actions: all)
  }
}

/// A gesture with an action for its end.
///
/// - Source: SwiftUI, `_EndedGesture`.
public struct _EndedGesture<Content: Gesture> {
  let content: Content
  let action: (Content.Value) -> Void
}

extension _EndedGesture: Gesture, PrimitiveGesture {
  public typealias Value = Content.Value
  public typealias Body = Never

  package func addInteractions(
    to interactions: inout Interactions, actions: GestureActions<Content.Value>
  ) {
    var all = actions
    all.ended = { [action] value in
      action(value)
      actions.ended?(value)
    }
    content.collect(into: &interactions, actions: all)
  }
}

/// A gesture whose values are turned into others.
///
/// - Source: SwiftUI, `_MapGesture`.
public struct _MapGesture<Content: Gesture, Value> {
  let content: Content
  let transform: (Content.Value) -> Value
}

extension _MapGesture: Gesture, PrimitiveGesture {
  public typealias Body = Never

  @MainActor package func addInteractions(to interactions: inout Interactions, actions: GestureActions<Value>) {
    content.collect(into: &interactions, actions: actions.mapped(transform))
  }
}

/// A gesture that sets a state while it runs.
///
/// - Source: SwiftUI, `GestureStateGesture`.
public struct GestureStateGesture<Base: Gesture, State> {
  /// The gesture whose values are taken.
  public var base: Base
  /// The state that is set.
  public var state: GestureState<State>
  /// Sets the state from a value of the gesture.
  public var body_: (Base.Value, inout State, inout Transaction) -> Void
}

extension GestureStateGesture: Gesture, PrimitiveGesture {
  public typealias Value = Base.Value
  public typealias Body = Never

  package func addInteractions(to interactions: inout Interactions, actions: GestureActions<Base.Value>) {
    var all = actions
    all.changed = { [state, body_] value in
      state.update { body_(value, &$0, &$1) }
      actions.changed?(value)
    }
    all.ended = { [state] value in
      actions.ended?(value)
      state.reset()
    }
    base.collect(into: &interactions, actions: all)
  }
}

extension Gesture {
  /// Runs an action at each change of the gesture.
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable {
    _ChangedGesture(content: self, action: action)
  }

  /// Runs an action at the end of the gesture.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Turns the values of the gesture into others.
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }

  /// Sets a state while the gesture runs; in a picture none does, unless a test has begun a drag.
  public nonisolated func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body_: body)
  }
}
