public import Foundation

/// A change of an observed property.
///
/// - Source: Foundation, `NSKeyValueObservedChange`.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of the change.
  public typealias Kind = NSKeyValueChange

  /// The kind of the change: `setting`.
  public let kind: Kind
  /// The value after the change.
  public let newValue: Value?
  /// The value before the change.
  public let oldValue: Value?
  /// The indexes of the change; always `nil`.
  public let indexes: IndexSet?
  /// Whether the change is still to come; always `false`.
  public let isPrior: Bool

  init(newValue: Value?, oldValue: Value?) {
    (kind, self.newValue, self.oldValue, indexes, isPrior) = (.setting, newValue, oldValue, nil, false)
  }
}
