/// A value that a view reads from its surroundings.
///
/// - Source: SwiftUI, `Environment`.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case value(Value)
  }

  private let source: KeyPath<EnvironmentValues, Value>
  private var content: Content

  /// Creates a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = keyPath
    content = .keyPath(keyPath)
  }

  /// The value, as it was when the view was evaluated.
  public var wrappedValue: Value {
    switch content {
    case .keyPath(let keyPath): EnvironmentValues()[keyPath: keyPath]
    case .value(let value): value
    }
  }
}

extension Environment: LinkedProperty {
  package mutating func link(to context: EvaluationContext, slot: Int) {
    content = .value(context.environment[keyPath: source])
  }
}

// SAFETY: a key path is immutable, and the value is only reached through `Value: Sendable`.
extension Environment: @unchecked Sendable where Value: Sendable {}
