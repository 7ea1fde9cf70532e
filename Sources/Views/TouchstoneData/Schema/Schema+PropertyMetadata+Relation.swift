import Observation

extension Schema.PropertyMetadata {
  /// Describes a variable that relates models.
  init<Model: PersistentModel, Value, Other: PersistentModel>(
    relation name: String, path: KeyPath<Model, Value>, storage: ReferenceWritableKeyPath<Model, _Stored<Value>>,
    annotation: (any SchemaProperty)?, form: RelationForm<Value, Other>
  ) {
    self.init(name: name, path: path, storage: storage, annotation: annotation)
    let property = { Model._$description.property(named: name) }
    stored = { model in
      let model = Self.model(model, Model.self)
      if let value = model[keyPath: storage].value {
        return form.models(value).filter { !$0._$state.isDeleted }.map(\.persistentModelID)
      }
      return model._$state.row?.values[property().index] ?? [PersistentIdentifier]()
    }
    isNil = { ($0 as? [PersistentIdentifier])?.isEmpty ?? true }
    load = { model in
      let model = Self.model(model, Model.self)
      let identifiers = model._$state.row?.values[property().index] as? [PersistentIdentifier] ?? []
      guard let context = model._$state.context else {
        preconditionFailure(
          "\(Model._$description.name).\(name) was read after the context of the model was released. Keep its container."
        )
      }
      model[keyPath: storage].value = form.value(identifiers.compactMap { context.registeredModel(for: $0) as Other? })
    }
    let current = { (model: Model) -> [Other] in
      if model[keyPath: storage].value == nil { property().load(model) }
      return model[keyPath: storage].value.map(form.models) ?? []
    }
    let change = { (model: Model, change: (inout _Stored<Value>) -> Void) in
      model._$state.registrar.willSet(model, keyPath: path)
      model.willChange(property())
      change(&model[keyPath: storage])
      model._$state.registrar.didSet(model, keyPath: path)
      model._$state.context?.didChange(model)
    }
    relation = ModelRelation(
      destination: Other.self, isToMany: form.isToMany, isOptional: form.isOptional, property: property,
      models: { current(Self.model($0, Model.self)) },
      add: { model, other in
        let (model, other) = (Self.model(model, Model.self), Self.model(other, Other.self))
        // No copy of a long list is kept while it changes.
        if ModelIdentities.contains(other, in: current(model)) { return nil }
        let replaced = form.isToMany ? nil : current(model).first
        change(model) { form.append(&$0, other) }
        return replaced
      },
      remove: { model, other in
        let (model, other) = (Self.model(model, Model.self), Self.model(other, Other.self))
        let others = current(model)
        guard ModelIdentities.contains(other, in: others),
          let value = form.value(others.filter { $0 !== other })
        else { return }
        change(model) { $0.value = value }
      },
      unique: { old, new in
        guard form.isToMany else { return nil }
        return ModelRelation.unique(form.models(in: old), form.models(in: new)).flatMap(form.value).map { _Stored($0) }
      },
      difference: { ModelRelation.difference(form.models(in: $0), form.models(in: $1)) })
  }
}
