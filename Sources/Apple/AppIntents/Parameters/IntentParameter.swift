import Synchronization
public import TouchstoneCore

/// A parameter of an action, which code sets and reads.
///
/// A class, because copies of an action share the values of its parameters, as in Apple's framework.
///
/// - Source: AppIntents, `IntentParameter`.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: Sendable where Value: Sendable {
  public typealias InclusiveRange<Bound> = (lowerBound: Bound, upperBound: Bound)

  public let title: LocalizedStringResource
  /// Whether the parameter may have no value.
  public let isOptional = Value._missing != nil
  private let value: Mutex<Value?>

  init(titled title: LocalizedStringResource?, default defaultValue: Value.UnwrappedType? = nil) {
    self.title = title ?? ""
    value = Mutex(defaultValue.flatMap { $0 as? Value } ?? Value._missing)
  }

  /// Creates a parameter without a title and a default.
  public convenience init() { self.init(titled: nil) }

  public var wrappedValue: Value {
    get {
      guard let value = value.withLock({ $0 }) else {
        preconditionFailure(
          "The parameter \"\(title.key)\" has no value, because it has no default and none was set. Set it before it is read."
        )
      }
      return value
    }
    set { value.withLock { $0 = newValue } }
  }

  public var projectedValue: IntentParameter<Value> { self }
}

// What an action asks people, of whom there are none.
extension IntentParameter {
  /// The error that asks for a value.
  public var needsValue: AppIntentError { needsValueError() }

  /// Returns the error that asks for a value.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    .needsValue("a value of \"\(title.key)\"")
  }

  /// Returns the error that asks for one of several values.
  public func needsDisambiguationError(
    among values: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> AppIntentError { .needsValue("one of \(values.count) values of \"\(title.key)\"") }

  /// Throws, because no one can answer.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    throw needsValueError(dialog)
  }

  /// Throws, because no one can answer.
  public func requestDisambiguation(
    among values: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType { throw needsDisambiguationError(among: values, dialog: dialog) }

  /// Throws, because no one can answer.
  @discardableResult
  public func requestConfirmation(for value: Value.ValueType, dialog: IntentDialog? = nil) async throws -> Bool {
    throw AppIntentError.unavailable("The intent asks for confirmation of \"\(title.key)\"")
  }

  /// Throws, because no one can answer.
  @discardableResult
  public func requestConfirmation<Content: View>(
    for value: Value.ValueType, dialog: IntentDialog? = nil, view: Content
  ) async throws -> Bool { try await requestConfirmation(for: value, dialog: dialog) }
}
