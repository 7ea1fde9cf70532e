public import Observation

/// A class whose instances a ``ModelContainer`` stores. Add the conformance with ``Model()``.
///
/// - Source: SwiftData, `PersistentModel`.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
  /// What the context knows of the model; `@Model` makes it.
  var _$state: ModelState { get }
  /// Creates a model whose values are in the store; `@Model` makes it.
  init(_state: ModelState)
  /// The variables that are stored.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
  /// The arguments of `#Unique`; `@Model` makes them.
  static var _$uniqueness: [[AnyKeyPath]] { get }
  /// The description of the class; `@Model` makes it.
  static var _$description: ModelDescription { get }
}

extension PersistentModel {
  /// The identity of the model.
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(entityName: Self._$description.name, number: _$state.number)
  }

  /// The identity of the model, unless the class has an `id` of its own.
  public var id: PersistentIdentifier { persistentModelID }

  /// The context that the model is in; `nil` before it is inserted, and once its deletion is saved.
  public var modelContext: ModelContext? { _$state.context }

  /// Whether the model has changes that are not saved.
  public var hasChanges: Bool {
    switch _$state.stage {
    case .inserted, .deleted: _$state.context != nil
    case .detached, .saved: !_$state.before.isEmpty
    }
  }

  /// Whether the next save removes the model; `false` again once it has.
  public var isDeleted: Bool { _$state.isDeleted && _$state.context != nil }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs._$state.number == rhs._$state.number }

  public func hash(into hasher: inout Hasher) { hasher.combine(_$state.number) }
}

// What the variables of a model call; `@Model` writes the calls.
extension PersistentModel {
  /// Notes that a view reads a variable.
  public func _$read<Value>(_ path: KeyPath<Self, Value>) {
    if _$state.gate?.isFetching != true { _$state.registrar.access(self, keyPath: path) }
  }

  /// Loads a variable from the store.
  public func _$load<Value>(_ storage: ReferenceWritableKeyPath<Self, _Stored<Value>>, _ name: String) -> Value {
    let property = Self._$description.property(named: name)
    property.load(self)
    guard let value = self[keyPath: storage].value else {
      preconditionFailure(
        """
        \(Self._$description.name).\(name) was read, but the model that it refers to is deleted, and the variable is \
        not optional. Declare it optional, or delete both: @Relationship(deleteRule: .cascade).
        """)
    }
    return value
  }

  /// Changes a variable; if it relates models, changes the inverse and inserts the models as well.
  public func _$write<Value>(
    _ path: KeyPath<Self, Value>, _ storage: ReferenceWritableKeyPath<Self, _Stored<Value>>, _ name: String,
    _ newValue: Value
  ) {
    let property = Self._$description.property(named: name)
    _$state.registrar.willSet(self, keyPath: path)
    if let relation = property.relation {
      if self[keyPath: storage].value == nil { property.load(self) }
      let old = self[keyPath: storage]
      let new = relation.unique(old, _Stored(newValue)) as? _Stored<Value> ?? _Stored(newValue)
      willChange(property)
      self[keyPath: storage] = new
      relation.didChange(self, from: old, to: new)
    } else {
      willChange(property)
      self[keyPath: storage].value = newValue
    }
    _$state.registrar.didSet(self, keyPath: path)
    _$state.context?.didChange(self)
  }

  /// Keeps the value of a variable for `rollback()`.
  func willChange(_ property: Schema.PropertyMetadata) {
    if _$state.context != nil, _$state.before[property.index] == nil {
      _$state.before[property.index] = property.storage(self)
    }
  }

  /// The description of the model's class.
  var description: ModelDescription { Self._$description }
}
