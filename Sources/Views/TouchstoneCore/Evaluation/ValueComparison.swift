import Foundation
import TouchstoneDrawing

/// A value that determines itself whether a view that stores it must be re-evaluated.
protocol InputComparable {
  /// Returns whether a body produces the same result with another value.
  @MainActor func hasSameInput(as other: Self) -> Bool
}

/// Compares two values of a view to determine whether its body must be re-evaluated.
///
/// Values are equal if their bytes are equal, if `==` returns `true`, or if all their stored properties are equal.
/// Objects are compared by identity; closures, and enumerations that are not `Equatable`, by their bytes. If nothing is
/// known, values are considered different: an unnecessary evaluation only costs time, but a missing one is wrong.
@MainActor
enum ValueComparison {
  private typealias Comparison = @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// The comparison for each type encountered so far.
  private static var known = GenerationCache<ObjectIdentifier, Comparison>(limit: typeCacheLimit)

  static func areSame<Value>(_ first: Value, _ second: Value) -> Bool {
    withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { second in
        comparison(of: Value.self)(UnsafeRawPointer(first), UnsafeRawPointer(second))
      }
    }
  }

  private static func comparison<Value>(of type: Value.Type) -> Comparison {
    if let comparison = known[ObjectIdentifier(type)] { return comparison }
    let comparison = makeComparison(of: type)
    known.insert(comparison, for: ObjectIdentifier(type), cost: 1)
    return comparison
  }

  private static func makeComparison<Value>(of type: Value.Type) -> Comparison {
    if let comparable = type as? any InputComparable.Type { return input(comparable) }
    let other = comparisonOfDifferentBytes(type)
    return { first, second in
      haveSameBytes(first, second, count: MemoryLayout<Value>.size) || other(first, second)
    }
  }

  private static func comparisonOfDifferentBytes<Value>(_ type: Value.Type) -> Comparison {
    // A weak or unowned property is reported with the type of its object, and must not be read as a strong one.
    if type is AnyObject.Type { return { _, _ in false } }
    if let optional = type as? any OptionalValue.Type { return wrapped(optional) }
    if let fields = fields(of: type) { return fields }
    if let equatable = type as? any Equatable.Type { return equality(equatable) }
    return { first, second in
      // SAFETY: callers pass the addresses of values of the type for which they asked for a comparison.
      let (first, second) = (
        first.assumingMemoryBound(to: Value.self).pointee as Any,
        second.assumingMemoryBound(to: Value.self).pointee as Any
      )
      return haveSameContents(first, second, outer: type)
    }
  }

  private static func input<Value: InputComparable>(_ type: Value.Type) -> Comparison {
    { first, second in
      // SAFETY: as above, the addresses are those of values of the type.
      first.assumingMemoryBound(to: type).pointee.hasSameInput(as: second.assumingMemoryBound(to: type).pointee)
    }
  }

  private static func equality<Value: Equatable>(_ type: Value.Type) -> Comparison {
    { first, second in
      // SAFETY: as above, the addresses are those of values of the type.
      first.assumingMemoryBound(to: type).pointee == second.assumingMemoryBound(to: type).pointee
    }
  }

  private static func wrapped<Value: OptionalValue>(_ type: Value.Type) -> Comparison {
    if Value.Wrapped.self is AnyObject.Type { return { _, _ in false } }
    return { first, second in
      // SAFETY: as above, the addresses are those of values of the type.
      let first = first.assumingMemoryBound(to: type).pointee.wrapped
      let second = second.assumingMemoryBound(to: type).pointee.wrapped
      guard let first, let second else { return first == nil && second == nil }
      return areSame(first, second)
    }
  }

  /// Returns the comparison of all stored properties, unless the type has none or is `Equatable`.
  private static func fields<Value>(of type: Value.Type) -> Comparison? {
    // As in SwiftUI, `==` of a plain view is used only in an `EquatableView`.
    if type is any Equatable.Type, !(type is any View.Type && _isPOD(type)) { return nil }
    guard StoredFields.exist(in: type) else { return nil }
    var fields: [(offset: Int, type: Any.Type)] = []
    StoredFields.forEach(in: type) { fields.append(($0, $1)) }
    guard !fields.isEmpty else { return nil }
    func open<Field>(_ field: Field.Type) -> Comparison { comparison(of: field) }
    let parts = fields.map { (offset: $0.offset, compare: _openExistential($0.type, do: open)) }
    return { first, second in
      parts.allSatisfy { $0.compare(first + $0.offset, second + $0.offset) }
    }
  }

  /// Compares the contents of two existential values.
  private static func haveSameContents(_ first: Any, _ second: Any, outer: Any.Type) -> Bool {
    func open<Content>(_ content: Content) -> Bool {
      guard Content.self != outer, let other = second as? Content, Swift.type(of: second) == Content.self else {
        return false
      }
      return areSame(content, other)
    }
    return _openExistential(first, do: open)
  }

  private static func haveSameBytes(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, count: Int) -> Bool {
    memcmp(first, second, count) == 0
  }
}

/// An optional of any type.
private protocol OptionalValue {
  associatedtype Wrapped
  var wrapped: Wrapped? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Wrapped? { self }
}
