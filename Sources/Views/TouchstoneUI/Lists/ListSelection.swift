import TouchstoneCore

/// The selection of a list.
enum ListSelection<Value: Hashable> {
  case none
  case optional(Binding<Value?>)
  case required(Binding<Value>)
  case many(Binding<Set<Value>>)

  /// One row can be selected, or none if there is no binding.
  init(_ binding: Binding<Value?>?) { self = binding.map { .optional($0) } ?? .none }

  /// Any number of rows can be selected, or none if there is no binding.
  init(_ binding: Binding<Set<Value>>?) { self = binding.map { .many($0) } ?? .none }

  /// Whether rows can be selected at all.
  var isPossible: Bool { if case .none = self { false } else { true } }

  /// Whether any number of rows can be selected, which happens in edit mode.
  var isMultiple: Bool { if case .many = self { true } else { false } }

  /// Returns whether the row with the given value is selected.
  func contains(_ value: Value) -> Bool {
    switch self {
    case .none: false
    case .optional(let binding): binding.wrappedValue == value
    case .required(let binding): binding.wrappedValue == value
    case .many(let binding): binding.wrappedValue.contains(value)
    }
  }

  /// Selects a row, or deselects it if any number of rows can be selected.
  func toggle(_ value: Value) {
    switch self {
    case .none: break
    case .optional(let binding): binding.wrappedValue = value
    case .required(let binding): binding.wrappedValue = value
    case .many(let binding): binding.wrappedValue.formSymmetricDifference([value])
    }
  }
}
