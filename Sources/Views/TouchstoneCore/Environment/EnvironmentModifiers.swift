/// A modifier that sets an environment value.
///
/// - Source: SwiftUI, `_EnvironmentKeyWritingModifier`.
public struct _EnvironmentKeyWritingModifier<Value> {
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  public var value: Value

  public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }
}

extension _EnvironmentKeyWritingModifier: ViewModifier, PrimitiveModifier {
  package func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    content(context.environment { $0[keyPath: keyPath] = value })
  }
}

extension _EnvironmentKeyWritingModifier: EnvironmentChanging {
  package func change(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

/// A modifier that transforms an environment value.
///
/// - Source: SwiftUI, `_EnvironmentKeyTransformModifier`.
public struct _EnvironmentKeyTransformModifier<Value> {
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  public var transform: (inout Value) -> Void

  public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void) {
    self.keyPath = keyPath
    self.transform = transform
  }
}

extension _EnvironmentKeyTransformModifier: ViewModifier, PrimitiveModifier {
  package func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    content(context.environment { transform(&$0[keyPath: keyPath]) })
  }
}

extension _EnvironmentKeyTransformModifier: EnvironmentChanging {
  package func change(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
}

extension View {
  /// Sets an environment value for this view and its descendants.
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Transforms an environment value for this view and its descendants.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}
