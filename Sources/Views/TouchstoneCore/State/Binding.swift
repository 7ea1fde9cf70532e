/// A property wrapper that reads and writes a value stored elsewhere.
///
/// - Source: SwiftUI, `Binding`.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let getter: () -> Value
  private let setter: (Value) -> Void
  /// The source of the value, if known.
  private let source: BindingSource?

  /// Creates a binding from closures that get and set the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(source: nil, get: get, set: set)
  }

  init(source: BindingSource?, get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.source = source
    getter = get
    setter = set
  }

  /// Creates a binding with an immutable value.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value to which the binding refers.
  public var wrappedValue: Value {
    get { getter() }
    nonmutating set { setter(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Creates a binding from another one.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Returns a binding to a property of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(
      source: source?.appending(keyPath),
      get: { wrappedValue[keyPath: keyPath] },
      set: { wrappedValue[keyPath: keyPath] = $0 }
    )
  }
}

extension Binding {
  /// Creates a binding to an optional value from a binding to a non-optional one.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } }
    )
  }

  /// Creates a binding to a non-optional value, or `nil` if the optional value is `nil`.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }

  /// Creates a binding to a type-erased value.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { base.wrappedValue },
      set: { if let value = $0.base as? V { base.wrappedValue = value } }
    )
  }
}

extension Binding where Value: MutableCollection, Value.Index: Hashable {
  /// Returns a binding to the element at an index; reading returns the fallback once the index is invalid.
  func element(at index: Value.Index, fallback: Value.Element) -> Binding<Value.Element> {
    Binding<Value.Element>(
      source: source?.appending(index),
      get: {
        let values = wrappedValue
        return index >= values.startIndex && index < values.endIndex ? values[index] : fallback
      },
      set: { newValue in
        guard index >= wrappedValue.startIndex, index < wrappedValue.endIndex else { return }
        wrappedValue[index] = newValue
      }
    )
  }
}

extension Binding: DynamicProperty {}

extension Binding: InputComparable {
  // Bodies observe changes where they read the value. Bindings created from closures are never considered equal.
  func hasSameInput(as other: Binding) -> Bool { source != nil && source == other.source }
}

/// The source of a binding's value: an observed location and the path to a part of its value.
struct BindingSource: Equatable {
  private let owner: AnyObject
  private var path: [AnyHashable] = []

  init(owner: AnyObject) {
    self.owner = owner
  }

  func appending(_ part: some Hashable) -> BindingSource {
    var source = self
    source.path.append(AnyHashable(part))
    return source
  }

  static func == (first: BindingSource, second: BindingSource) -> Bool {
    first.owner === second.owner && first.path == second.path
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection, Value.Index: Hashable {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection, Value.Index: Hashable {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Indices { wrappedValue.indices }

  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }

  public subscript(position: Index) -> Binding<Value.Element> {
    element(at: position, fallback: wrappedValue[position])
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection, Value.Index: Hashable {
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection, Value.Index: Hashable {
  public func index(_ i: Index, offsetBy distance: Int) -> Index { wrappedValue.index(i, offsetBy: distance) }

  public func distance(from start: Index, to end: Index) -> Int { wrappedValue.distance(from: start, to: end) }
}

// SAFETY: as in SwiftUI, the closures run on the actor of the view that owns the value. A binding passed elsewhere
// reads and writes there at the caller's risk, which `Value: Sendable` limits to values that may cross actors.
extension Binding: @unchecked Sendable where Value: Sendable {}
