import Observation

extension Schema {
  /// A stored variable of a model's class.
  ///
  /// - Source: SwiftData, `Schema.PropertyMetadata`.
  public struct PropertyMetadata {
    /// The position among the variables of the class.
    var index = 0
    let name: String
    let keyPath: AnyKeyPath
    let attribute: Attribute?
    let relationship: Relationship?
    /// What the variable relates the model to; `nil` for a value.
    var relation: ModelRelation?
    /// Returns the storage of a model's variable.
    let storage: (any PersistentModel) -> Any
    /// Replaces the storage of a model's variable by an earlier one, and tells observers.
    let restore: (any PersistentModel, Any) -> Void
    /// Empties the storage, so that the value is loaded again, and tells observers.
    let unload: (any PersistentModel) -> Void
    /// Fills empty storage from the store.
    var load: (any PersistentModel) -> Void
    /// Returns the value as it is in the store: itself, or the identities of the related models.
    var stored: (any PersistentModel) -> Any
    /// Whether a value in the store is `nil`, or refers to no model.
    var isNil: (Any) -> Bool
  }
}

extension Schema.PropertyMetadata {
  /// Describes a variable that has a value.
  init<Model: PersistentModel, Value>(
    name: String, path: KeyPath<Model, Value>, storage: ReferenceWritableKeyPath<Model, _Stored<Value>>,
    annotation: (any SchemaProperty)?
  ) {
    self.name = name
    keyPath = path
    attribute = annotation as? Schema.Attribute
    relationship = annotation as? Schema.Relationship
    let index = { Model._$description.property(named: name).index }
    self.storage = { Self.model($0, Model.self)[keyPath: storage] }
    restore = { model, value in
      let model = Self.model(model, Model.self)
      guard let value = value as? _Stored<Value> else { preconditionFailure("\(name) has another type.") }
      model._$state.registrar.withMutation(of: model, keyPath: path) { model[keyPath: storage] = value }
    }
    unload = { model in
      let model = Self.model(model, Model.self)
      model._$state.registrar.withMutation(of: model, keyPath: path) { model[keyPath: storage] = _Stored() }
    }
    load = { model in
      let model = Self.model(model, Model.self)
      // Without a row, a missing value would count as `nil` where variables are optional.
      guard let row = model._$state.row, let value = row.values[index()] as? Value else { return }
      model[keyPath: storage].value = value
    }
    stored = { model in
      let model = Self.model(model, Model.self)
      if let value = model[keyPath: storage].value { return value }
      return model._$state.row?.values[index()] as Any
    }
    isNil = Value.self is any OptionalValue.Type ? { ($0 as? any OptionalValue)?.isNil ?? false } : { _ in false }
  }

  /// Returns a model with its type.
  static func model<Model: PersistentModel>(_ model: any PersistentModel, _ type: Model.Type) -> Model {
    // SAFETY: the description of a class is only used for its own models.
    unsafeDowncast(model, to: Model.self)
  }
}

/// Describes a variable that has a value; `@Model` calls it.
public func _property<Model: PersistentModel, Value>(
  _ name: String, _ path: KeyPath<Model, Value>, _ storage: ReferenceWritableKeyPath<Model, _Stored<Value>>,
  _ annotation: (any SchemaProperty)? = nil
) -> Schema.PropertyMetadata {
  Schema.PropertyMetadata(name: name, path: path, storage: storage, annotation: annotation)
}

/// Describes a variable that refers to one model; `@Model` calls it.
public func _property<Model: PersistentModel, Other: PersistentModel>(
  _ name: String, _ path: KeyPath<Model, Other>, _ storage: ReferenceWritableKeyPath<Model, _Stored<Other>>,
  _ annotation: (any SchemaProperty)? = nil
) -> Schema.PropertyMetadata {
  Schema.PropertyMetadata(
    relation: name, path: path, storage: storage, annotation: annotation,
    form: RelationForm(
      isToMany: false, isOptional: false, models: { [$0] }, value: \.first, append: { $0.value = $1 }))
}

/// Describes a variable that may refer to one model; `@Model` calls it.
public func _property<Model: PersistentModel, Other: PersistentModel>(
  _ name: String, _ path: KeyPath<Model, Other?>, _ storage: ReferenceWritableKeyPath<Model, _Stored<Other?>>,
  _ annotation: (any SchemaProperty)? = nil
) -> Schema.PropertyMetadata {
  Schema.PropertyMetadata(
    relation: name, path: path, storage: storage, annotation: annotation,
    form: RelationForm(
      isToMany: false, isOptional: true, models: { $0.map { [$0] } ?? [] }, value: { .some($0.first) },
      append: { $0.value = $1 }))
}

/// Describes a variable that refers to several models; `@Model` calls it.
public func _property<Model: PersistentModel, Other: PersistentModel>(
  _ name: String, _ path: KeyPath<Model, [Other]>, _ storage: ReferenceWritableKeyPath<Model, _Stored<[Other]>>,
  _ annotation: (any SchemaProperty)? = nil
) -> Schema.PropertyMetadata {
  Schema.PropertyMetadata(
    relation: name, path: path, storage: storage, annotation: annotation,
    form: RelationForm(
      isToMany: true, isOptional: false, models: { $0 }, value: { $0 }, append: { $0.value?.append($1) }))
}

/// Describes a variable that may refer to several models; `@Model` calls it.
public func _property<Model: PersistentModel, Other: PersistentModel>(
  _ name: String, _ path: KeyPath<Model, [Other]?>, _ storage: ReferenceWritableKeyPath<Model, _Stored<[Other]?>>,
  _ annotation: (any SchemaProperty)? = nil
) -> Schema.PropertyMetadata {
  Schema.PropertyMetadata(
    relation: name, path: path, storage: storage, annotation: annotation,
    form: RelationForm(
      isToMany: true, isOptional: true, models: { $0 ?? [] }, value: { .some($0) },
      append: { if $0.value??.append($1) == nil { $0.value = [$1] } }))
}
