public import Foundation
public import TouchstoneUI

/// An observation of a property by key path, which ends with this object.
///
/// - Source: Foundation, `NSKeyValueObservation`.
open class NSKeyValueObservation: NSObject {
  /// Ends the observation.
  public func invalidate() {}
}

/// A change of an observed property.
///
/// - Source: Foundation, `NSKeyValueObservedChange`.
public struct NSKeyValueObservedChange<Value> {
  /// The value after the change.
  public let newValue: Value?
  /// The value before the change.
  public let oldValue: Value?
}

/// What an observation tells.
///
/// - Source: Foundation, `NSKeyValueObservingOptions`.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The value at the beginning.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

extension CALayer {
  /// Observes a property of the layer. The closure is never called.
  public func observe<Value>(
    _ keyPath: KeyPath<CALayer, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (CALayer, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { NSKeyValueObservation() }
}
