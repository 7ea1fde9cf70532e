/// A value that is kept under a key in the renderer's memory.
struct StoredValue<Value>: DynamicProperty {
  /// The name under which the host keeps the value.
  let key: String
  let initialValue: Value
  private var location: StateLocation<Value>?

  init(_ initialValue: Value, key: String) {
    self.key = key
    self.initialValue = initialValue
  }

  var value: Value {
    get { location?.value ?? initialValue }
    nonmutating set { location?.set(newValue) }
  }

  var binding: Binding<Value> { location?.binding ?? .constant(initialValue) }
}

extension StoredValue: InputComparable {
  func hasSameInput(as other: Self) -> Bool { location === other.location }
}

extension StoredValue: LinkedProperty {
  mutating func link(to context: EvaluationContext, as field: LinkedField) {
    location = context.host.stored(initialValue, key: key, field: field)
  }
}
