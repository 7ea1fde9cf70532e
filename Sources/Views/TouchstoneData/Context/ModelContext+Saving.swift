import Foundation

extension ModelContext {
  /// Saves all changes, so that other contexts of the container see them.
  ///
  /// A new model with the same unique values as another changes that one instead, and leaves the context; of two that the
  /// store has, the one without changes gets those of the other, which is deleted. A value of `nil` is not the same as
  /// another `nil`.
  ///
  /// - Throws: A ``SwiftDataError`` if a delete rule denies a deletion, if a variable that is not optional would refer to
  ///   no model, or if the container does not allow to save. Nothing is saved then.
  public func save() throws {
    guard hasChanges else { return }
    guard store.allowsSave else { throw SwiftDataError.savingNotAllowed }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    let saved = try store.saving.withLock {
      merge()
      try validate()
      mergeDuplicates()
      return write()
    }
    NotificationCenter.default.post(
      name: Self.didSave, object: self,
      userInfo: Dictionary(
        uniqueKeysWithValues: saved.map { ($0.rawValue, $1.map { $0.persistentModelID } as Any) }))
  }

  /// Writes all changes to the store; returns the models that had them.
  private func write() -> [(NotificationKey, [any PersistentModel])] {
    let (new, old) = (insertedModelsArray, changedModelsArray.filter { !$0._$state.isDeleted })
    let removed = deletedModelsArray
    let versions = store.write(
      new.map { entry(of: $0) } + old.map { entry(of: $0) },
      removing: removed.compactMap { model in
        guard case .deleted(wasSaved: true) = model._$state.stage else { return nil }
        return (model.description.name, model._$state.number)
      })
    if versions.before == version { version = versions.after }
    for model in new { model._$state.stage = .saved }
    for model in new + old + removed { model._$state.before = [:] }
    forget(removed) { $0.stage = .deleted(wasSaved: true) }
    (inserted, changed, deleted) = ([:], [:], [:])
    return [(.insertedIdentifiers, new), (.updatedIdentifiers, old), (.deletedIdentifiers, removed)]
  }

  /// Returns what changes the row of a model. Values that did not change here are those that others have saved.
  private func entry(
    of model: any PersistentModel
  ) -> (name: String, number: Int, change: (ModelStore.Row?, Int) -> ModelStore.Row) {
    let (state, description) = (model._$state, model.description)
    return (
      description.name, state.number,
      { row, version in
        let values = description.properties.map { property in
          if let row, state.before[property.index] == nil { row.values[property.index] } else { property.stored(model) }
        }
        let row = ModelStore.Row(number: state.number, order: state.order, version: version, values: values)
        state.row = row
        return row
      }
    )
  }

  private func validate() throws {
    for model in deletedModelsArray {
      for property in model.description.relations where property.relationship?.deleteRule == .deny {
        let count = property.relation?.models(model).filter { $0._$state.isLive }.count ?? 0
        guard count > 0 else { continue }
        throw SwiftDataError.deletionDenied(
          model: model.description.name, relationship: property.name, count: count)
      }
    }
    for name in deleted.isEmpty ? [] : classes.keys.sorted() {
      guard let description = store.schema.descriptions[name] else { continue }
      for property in description.relations {
        guard let relation = property.relation, !relation.isToMany, !relation.isOptional,
          property.relationship?.deleteRule != .noAction
        else { continue }
        let hasMissing = models(of: name).models.contains { model in
          model._$state.isLive && relation.models(model).contains { $0._$state.isDeleted }
        }
        if hasMissing { throw SwiftDataError.missingValue(model: name, relationship: property.name) }
      }
    }
  }

  /// Lets new and changed models with the same unique values as others change those.
  private func mergeDuplicates() {
    let names = Set(inserted.values.map { $0.description.name } + changed.values.map { $0.description.name })
    for name in names.sorted() {
      guard let description = store.schema.descriptions[name] else { continue }
      for constraint in description.uniqueness {
        let properties = constraint.map { description.properties[$0] }
        var known: [[AnyHashable]: any PersistentModel] = [:]
        for model in models(of: name).models where model._$state.isLive {
          guard let key = uniqueKey(of: model, properties) else { continue }
          guard let first = known[key] else {
            known[key] = model
            continue
          }
          // What is in the store stays there, with the values of what is new or changed.
          if model._$state.isInserted || !first._$state.isInserted && changed[model._$state.number] != nil {
            replace(first, by: model)
          } else {
            replace(model, by: first)
            known[key] = model
          }
        }
      }
    }
  }

  /// Returns the values of variables that are unique together; `nil` if one has none, which makes it different from all.
  private func uniqueKey(of model: any PersistentModel, _ properties: [Schema.PropertyMetadata]) -> [AnyHashable]? {
    var key: [AnyHashable] = []
    for property in properties {
      let value = property.stored(model)
      guard !property.isNil(value), let value = value as? AnyHashable else { return nil }
      key.append(value)
    }
    return key
  }

  /// Gives a model the values of another that has the same unique values, and takes that one out of the context.
  private func replace(_ model: any PersistentModel, by new: any PersistentModel) {
    let description = model.description
    for property in description.properties {
      guard let relation = property.relation else {
        if new._$state.before[property.index] == nil { property.load(new) }
        model.change(property, to: property.storage(new))
        continue
      }
      let inverse = description.inverse(of: property)
      let others = relation.models(new)
      for other in relation.models(model) {
        relation.remove(model, other)
        inverse?.relation?.remove(other, model)
      }
      for other in others {
        inverse?.relation?.remove(other, new)
        _ = relation.add(model, other)
        relation.link(model, other, inverse)
      }
    }
    let state = new._$state
    (inserted[state.number], changed[state.number]) = (nil, nil)
    if state.isInserted {
      forget([new]) { $0.stage = .detached }
    } else {
      state.stage = .deleted(wasSaved: true)
      deleted[state.number] = new
    }
  }

  /// Takes over what other contexts have saved; what was changed here stays.
  func merge() {
    let current = store.version
    guard version != current else { return }
    for description in store.schema.descriptions.values {
      let rows = store.rows(of: description.name)
      let known = models(of: description.name)
      let gone = known.models.filter { model in
        model._$state.isInStore && rows[model._$state.number] == nil
      }
      for model in gone { (changed[model._$state.number], deleted[model._$state.number]) = (nil, nil) }
      forget(gone) { $0.stage = .deleted(wasSaved: true) }
      var isSorted = true
      for row in rows.values where row.version > version {
        if let model = known.byNumber[row.number] {
          let state = model._$state
          state.row = row
          for property in description.properties where state.before[property.index] == nil { property.unload(model) }
        } else {
          known.append(description.type.init(_state: ModelState(number: row.number, row: row, context: self)))
          isSorted = false
        }
      }
      if !isSorted { known.models.sort { $0._$state.order < $1._$state.order } }
    }
    version = current
  }

  func models(of name: String) -> ContextModels {
    if let models = classes[name] { return models }
    let models = ContextModels()
    classes[name] = models
    return models
  }
}

extension PersistentModel {
  /// Changes the storage of a variable that has a value.
  fileprivate func change(_ property: Schema.PropertyMetadata, to storage: Any) {
    willChange(property)
    property.restore(self, storage)
    _$state.context?.didChange(self)
  }
}
