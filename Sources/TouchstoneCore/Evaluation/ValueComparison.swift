import Foundation
import TouchstoneDrawing

/// A value that says itself whether a view which holds it has to be evaluated again.
protocol InputComparable {
  /// Whether a body comes to the same with the other value.
  @MainActor func hasSameInput(as other: Self) -> Bool
}

/// Tells whether two values of a view are the same, so that its body need not run again.
///
/// Values count as the same when their bytes are, when `==` says so, or when all their stored properties are the same.
/// Objects are told apart by identity; closures and enumerations that are not `Equatable` by their bytes. Where nothing is
/// known, values count as different: a body that runs once too often costs time, one that does not run is wrong.
@MainActor
enum ValueComparison {
  private typealias Comparison = @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// How values of each type seen so far are compared.
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
    // A weak or unowned property is reported by the type of its object: it must not be read as a strong one.
    if type is AnyObject.Type { return { _, _ in false } }
    if let optional = type as? any OptionalValue.Type { return wrapped(optional) }
    if let fields = fields(of: type) { return fields }
    if let equatable = type as? any Equatable.Type { return equality(equatable) }
    return { first, second in
      let (first, second) = (
        first.assumingMemoryBound(to: Value.self).pointee as Any,
        second.assumingMemoryBound(to: Value.self).pointee as Any
      )
      return haveSameContents(first, second, outer: type)
    }
  }

  private static func input<Value: InputComparable>(_ type: Value.Type) -> Comparison {
    { first, second in
      first.assumingMemoryBound(to: type).pointee.hasSameInput(as: second.assumingMemoryBound(to: type).pointee)
    }
  }

  private static func equality<Value: Equatable>(_ type: Value.Type) -> Comparison {
    { first, second in
      first.assumingMemoryBound(to: type).pointee == second.assumingMemoryBound(to: type).pointee
    }
  }

  private static func wrapped<Value: OptionalValue>(_ type: Value.Type) -> Comparison {
    if Value.Wrapped.self is AnyObject.Type { return { _, _ in false } }
    return { first, second in
      let first = first.assumingMemoryBound(to: type).pointee.wrapped
      let second = second.assumingMemoryBound(to: type).pointee.wrapped
      guard let first, let second else { return first == nil && second == nil }
      return areSame(first, second)
    }
  }

  /// The comparison of all stored properties, unless the type has none or is `Equatable`.
  private static func fields<Value>(of type: Value.Type) -> Comparison? {
    // As in SwiftUI, `==` of a plain view counts only in an `EquatableView`.
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

  /// Compares what two existential values hold.
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

/// An optional value of any type.
private protocol OptionalValue {
  associatedtype Wrapped
  var wrapped: Wrapped? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Wrapped? { self }
}
