public import Observation

/// A property wrapper that reads a value from the view's environment.
///
/// - Source: SwiftUI, `Environment`.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var value: Value?

  /// Creates a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// The value at the time the view was evaluated.
  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }
}

extension Environment where Value: AnyObject & Observable {
  /// Creates a property that reads the object of a type; reading it where none is set is a programming error.
  public init(_ objectType: Value.Type) {
    read = { environment in
      guard let object = environment.objects[ObjectIdentifier(objectType)] as? Value else {
        preconditionFailure(
          """
          No object of type \(objectType) was found in the environment. \
          Set one on an enclosing view: .environment(\(objectType)())
          """)
      }
      return object
    }
  }
}

extension Environment {
  /// Creates a property that reads the object of a type, or `nil` if none is set.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { $0.objects[ObjectIdentifier(objectType)] as? T }
  }
}

extension Environment: LinkedProperty {
  package mutating func link(to context: EvaluationContext, as field: LinkedField) {
    value = read(context.environment)
  }
}

extension Environment: InputComparable {
  func hasSameInput(as other: Self) -> Bool { ValueComparison.areSame(value, other.value) }
}

// SAFETY: the closure only reads what it captures, and the value is only accessible through `Value: Sendable`.
extension Environment: @unchecked Sendable where Value: Sendable {}
