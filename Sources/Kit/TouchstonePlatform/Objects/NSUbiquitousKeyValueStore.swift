public import Foundation
import Synchronization

/// Values that a user's devices share. Without iCloud, as here, they are those of the process.
///
/// - Source: Foundation, `NSUbiquitousKeyValueStore`.
public final class NSUbiquitousKeyValueStore: NSObject, Sendable {
  /// The store of the app.
  public static let `default` = NSUbiquitousKeyValueStore()

  /// The name of the notification for values of another device; never posted.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  // SAFETY: only property-list values are stored, of which nothing changes once it is stored.
  private struct Values: @unchecked Sendable {
    var all: [String: Any] = [:]
  }

  private let values = Mutex(Values())

  /// All values.
  public var dictionaryRepresentation: [String: Any] { values.withLock { $0 }.all }

  /// Returns a value.
  public func object(forKey aKey: String) -> Any? { dictionaryRepresentation[aKey] }
  /// Sets a value, or removes it.
  public func set(_ anObject: Any?, forKey aKey: String) {
    // SAFETY: as above.
    nonisolated(unsafe) let object = anObject
    values.withLock { $0.all[aKey] = object }
  }
  /// Removes a value.
  public func removeObject(forKey aKey: String) { values.withLock { $0.all[aKey] = nil } }

  /// Returns a text, if the value is one.
  public func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  /// Returns a list, if the value is one.
  public func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  /// Returns values by name, if the value is such.
  public func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
  /// Returns data, if the value is that.
  public func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// Returns a number; 0 if there is none.
  public func longLong(forKey aKey: String) -> Int64 { number(aKey)?.int64Value ?? 0 }
  /// Returns a number; 0 if there is none.
  public func double(forKey aKey: String) -> Double { number(aKey)?.doubleValue ?? 0 }
  /// Returns a truth value; false if there is none.
  public func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? number(aKey)?.boolValue ?? false }
  /// Sets a text, or removes it.
  public func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
  /// Sets data, or removes it.
  public func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
  /// Sets a whole number.
  public func set(_ value: Int64, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  /// Sets a number.
  public func set(_ value: Double, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  /// Sets a truth value.
  public func set(_ value: Bool, forKey aKey: String) { set(value as Any?, forKey: aKey) }

  /// Stores the values. Returns `true`: they are stored at once.
  @discardableResult
  public func synchronize() -> Bool { true }

  private func number(_ key: String) -> NSNumber? {
    switch object(forKey: key) {
    case let value as Int64: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as NSNumber: value
    default: nil
    }
  }
}
