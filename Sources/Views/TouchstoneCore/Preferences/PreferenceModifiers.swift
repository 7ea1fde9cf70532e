import Foundation

/// A modifier that sets a preference and replaces the values of the content.
///
/// - Source: SwiftUI, `_PreferenceWritingModifier`.
public struct _PreferenceWritingModifier<Key: PreferenceKey> {
  public var value: Key.Value

  public init(key: Key.Type = Key.self, value: Key.Value) {
    self.value = value
  }
}

extension _PreferenceWritingModifier: ViewModifier, PrimitiveModifier {
  package func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    content(context).map { PreferenceNode<Key>(child: $0) { _, _ in value } }
  }
}

/// A modifier that transforms a preference of the content.
///
/// - Source: SwiftUI, `_PreferenceTransformModifier`.
public struct _PreferenceTransformModifier<Key: PreferenceKey> {
  public var transform: (inout Key.Value) -> Void

  public init(key: Key.Type = Key.self, transform: @escaping (inout Key.Value) -> Void) {
    self.transform = transform
  }
}

extension _PreferenceTransformModifier: ViewModifier, PrimitiveModifier {
  package func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    content(context).map {
      PreferenceNode<Key>(child: $0) { _, inner in
        var value = inner ?? Key.defaultValue
        transform(&value)
        return value
      }
    }
  }
}

/// A view that sets a preference.
package final class PreferenceNode<Key: PreferenceKey>: EffectNode {
  private let value: (_ node: RenderNode, _ inner: Key.Value?) -> Key.Value

  package init(child: RenderNode, value: @escaping (_ node: RenderNode, _ inner: Key.Value?) -> Key.Value) {
    self.value = value
    super.init(name: "preference", child: child)
  }

  package override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let inner = super.preference(key)
    guard key == Key.self else { return inner }
    return value(self, inner as? Key.Value) as? K.Value
  }
}

/// A modifier that performs an action when a preference changes.
///
/// - Source: SwiftUI, `_PreferenceActionModifier`.
public struct _PreferenceActionModifier<Key: PreferenceKey> where Key.Value: Equatable {
  public var action: (Key.Value) -> Void

  public init(action: @escaping (Key.Value) -> Void) {
    self.action = action
  }
}

extension _PreferenceActionModifier: ViewModifier, PrimitiveModifier {
  package func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    let nodes = content(context)
    let memory = context.place.memory(of: Key.Value.self)
    let host = context.host
    host.afterEvaluation {
      host.log.cause = "the preference \(Key.self)"
      defer { host.log.cause = nil }
      let values = nodes.compactMap { $0.preference(Key.self) }
      guard let first = values.first else {
        memory.tell(Key.defaultValue, to: action)
        return
      }
      let value = values.dropFirst().reduce(into: first) { value, next in Key.reduce(value: &value) { next } }
      memory.tell(value, to: action)
    }
    return nodes
  }
}

/// The value last passed to an action.
///
/// This is a class because it outlives the evaluations of its view.
final class LastValue<Value: Equatable> {
  private var value: Value?

  /// The value last passed to the action.
  var last: Value? { value }

  /// Performs the action if the value has changed.
  func tell(_ new: Value, to action: (Value) -> Void) {
    guard value != new else { return }
    value = new
    action(new)
  }
}

extension ViewIdentity {
  /// Returns the storage for the value that a modifier with this identity last observed.
  func memory<Value: Equatable>(of type: Value.Type) -> LastValue<Value> {
    if let known = slots[.memory] as? LastValue<Value> { return known }
    let made = LastValue<Value>()
    slots[.memory] = made
    return made
  }
}

extension View {
  /// Sets a preference.
  public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(_PreferenceWritingModifier<K>(key: key, value: value))
  }

  /// Transforms a preference of the view's content.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(key: key, transform: callback))
  }

  /// Performs an action with the value of a preference after layout, and whenever it changes.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }
}
