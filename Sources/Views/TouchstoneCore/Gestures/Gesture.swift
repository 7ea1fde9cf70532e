/// A gesture and its actions.
///
/// Pictures do not show gestures. Tests can perform taps, long presses and drags.
///
/// - Source: SwiftUI, `Gesture`.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the gesture's value.
  associatedtype Value
  /// The type of the gesture's body.
  associatedtype Body: Gesture

  /// The gesture that makes up this gesture.
  @MainActor @preconcurrency var body: Self.Body { get }

  /// Returns the outputs for the enclosing gesture. This requirement allows the compiler to infer ``Value`` from
  /// `body`.
  static func _makeGesture() -> _GestureOutputs<Value>
}

extension Gesture where Value == Body.Value {
  public static func _makeGesture() -> _GestureOutputs<Body.Value> { _GestureOutputs() }
}

/// The outputs of a gesture for the enclosing gesture.
///
/// - Source: SwiftUI, `_GestureOutputs`.
public struct _GestureOutputs<Value> {}

extension Never: Gesture {
  public typealias Value = Never
}

/// A gesture that is not composed of other gestures.
@MainActor
package protocol PrimitiveGesture: Gesture where Body == Never {
  /// Adds the interactions that a test can perform on a view with the gesture.
  func addInteractions(to interactions: inout Interactions, actions: GestureActions<Value>)
}

extension PrimitiveGesture {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }

  public static func _makeGesture() -> _GestureOutputs<Value> { _GestureOutputs() }

  package func addInteractions(to interactions: inout Interactions, actions: GestureActions<Value>) {}
}

extension Gesture {
  /// Adds the interactions of the gesture and their actions.
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

/// A set of gestures on a view that are enabled.
///
/// - Source: SwiftUI, `GestureMask`.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let none: GestureMask = []
  /// The added gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the view's content.
  public static let subviews = GestureMask(rawValue: 2)
  /// The added gesture and those of the content.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A gesture with an action for changes of its value.
///
/// - Source: SwiftUI, `_ChangedGesture`.
public struct _ChangedGesture<Content: Gesture> {
  let content: Content
  let action: (Content.Value) -> Void
}

extension _ChangedGesture: Gesture, PrimitiveGesture {
  public typealias Value = Content.Value

  package func addInteractions(
    to interactions: inout Interactions, actions: GestureActions<Content.Value>
  ) {
    content.collect(into: &interactions, actions: actions.adding(action, to: \.changed))
  }
}

/// A gesture with an action that is performed when it ends.
///
/// - Source: SwiftUI, `_EndedGesture`.
public struct _EndedGesture<Content: Gesture> {
  let content: Content
  let action: (Content.Value) -> Void
}

extension _EndedGesture: Gesture, PrimitiveGesture {
  public typealias Value = Content.Value

  package func addInteractions(
    to interactions: inout Interactions, actions: GestureActions<Content.Value>
  ) {
    content.collect(into: &interactions, actions: actions.adding(action, to: \.ended))
  }
}

/// A gesture that transforms the values of another one.
///
/// - Source: SwiftUI, `_MapGesture`.
public struct _MapGesture<Content: Gesture, Mapped> {
  let content: Content
  let transform: (Content.Value) -> Mapped
}

extension _MapGesture: Gesture, PrimitiveGesture {
  // Written out: of a parameter with this name, clients would infer the value of the body, which is `Never`.
  public typealias Value = Mapped

  @MainActor package func addInteractions(to interactions: inout Interactions, actions: GestureActions<Value>) {
    content.collect(into: &interactions, actions: actions.mapped(transform))
  }
}

/// A gesture that updates a gesture state while it is active.
///
/// - Source: SwiftUI, `GestureStateGesture`.
public struct GestureStateGesture<Base: Gesture, State> {
  /// The gesture that provides the values.
  public var base: Base
  /// The state to update.
  public var state: GestureState<State>
  /// Updates the state from a value of the gesture.
  public var body_: (Base.Value, inout State, inout Transaction) -> Void

  /// Creates a gesture that updates a state.
  public init(
    base: Base, state: GestureState<State>, body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    body_ = body
  }
}

extension GestureStateGesture: Gesture, PrimitiveGesture {
  public typealias Value = Base.Value

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
  /// Performs an action whenever the value of the gesture changes.
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable {
    _ChangedGesture(content: self, action: action)
  }

  /// Performs an action when the gesture ends.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Transforms the values of the gesture.
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }

  /// Updates a state while the gesture is active; in a picture, none is unless a test has begun a drag.
  public nonisolated func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }

  /// Requires modifier keys for the gesture. Tests perform the gesture as if they were held.
  public nonisolated func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(content: self)
  }
}

/// A gesture that requires modifier keys.
///
/// - Source: SwiftUI, `_ModifiersGesture`.
public struct _ModifiersGesture<Content: Gesture> {
  let content: Content
}

extension _ModifiersGesture: Gesture, PrimitiveGesture {
  public typealias Value = Content.Value

  package func addInteractions(to interactions: inout Interactions, actions: GestureActions<Content.Value>) {
    content.collect(into: &interactions, actions: actions)
  }
}
