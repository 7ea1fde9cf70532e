import Foundation
import Synchronization
public import TouchstoneCore

/// What tells apart entities whose values are equal.
protocol IdentifiedProperty {
  var identity: UUID { get }
}

/// A property of an entity that the system may read.
///
/// A class, because copies of an entity share the values of its properties, as in Apple's framework.
///
/// - Source: AppIntents, `EntityProperty`.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: Sendable, IdentifiedProperty where Value: Sendable {
  public let title: LocalizedStringResource
  let identity = UUID()
  private let value: Mutex<Value?>

  private init(title: LocalizedStringResource?, value: Value?) {
    self.title = title ?? ""
    self.value = Mutex(value ?? Value._missing)
  }

  public convenience init() { self.init(title: nil, value: nil) }
  public convenience init(title: LocalizedStringResource) { self.init(title: title, value: nil) }
  public convenience init(identifier: String, title: LocalizedStringResource? = nil) {
    self.init(title: title, value: nil)
  }
  public convenience init(wrappedValue: Value, title: LocalizedStringResource? = nil) {
    self.init(title: title, value: wrappedValue)
  }

  public var wrappedValue: Value {
    get {
      guard let value = value.withLock({ $0 }) else {
        preconditionFailure(
          "The property \"\(title.key)\" has no value, because none was set. Set it before it is read.")
      }
      return value
    }
    set { value.withLock { $0 = newValue } }
  }

  public var projectedValue: EntityProperty<Value> { self }
}
