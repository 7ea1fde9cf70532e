public import Foundation

extension ModelContext {
  /// Adds a model, and the models that it refers to.
  public func insert<T: PersistentModel>(_ model: T) { insertAll([model]) }

  /// Adds models and what they refer to, and makes inverses agree with them.
  func insertAll(_ models: [any PersistentModel]) {
    var pending = models
    while let model = pending.popLast() {
      guard register(model) else { continue }
      let description = model.description
      for property in description.relations {
        guard let relation = property.relation else { continue }
        let inverse = description.inverse(of: property)
        for other in relation.models(model) {
          relation.link(model, other, inverse)
          if !other._$state.isLive { pending.append(other) }
        }
      }
    }
    noteChange()
  }

  /// Puts a model into the context; returns `false` if it was there already.
  private func register(_ model: any PersistentModel) -> Bool {
    let (state, name) = (model._$state, model.description.name)
    guard store.schema.descriptions[name] === model.description else {
      preconditionFailure(
        store.schema.descriptions.isEmpty
          ? "A \(name) was inserted without a container: add .modelContainer(for: \(name).self) to an enclosing view."
          : SwiftDataError.unknownModel(name).description)
    }
    if let other = state.context, other !== self {
      preconditionFailure(
        "A \(name) of one context was inserted into another. Fetch it there by its persistentModelID.")
    }
    switch state.stage {
    case .inserted, .saved: return false
    case .deleted(let wasSaved) where state.context != nil:
      deleted[state.number] = nil
      state.stage = wasSaved ? .saved : .inserted
      if !wasSaved { inserted[state.number] = model }
    case .detached, .deleted:
      (state.context, state.gate, state.stage, state.order) = (self, gate, .inserted, store.nextOrder())
      inserted[state.number] = model
      models(of: name).append(model)
    }
    return true
  }

  /// Deletes a model, and what the delete rules of its relationships say.
  public func delete<T: PersistentModel>(_ model: T) { deleteAll([model]) }

  /// Deletes the models that a predicate is true for, or all of a class.
  ///
  /// - Throws: The error of the predicate.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    deleteAll(try fetch(FetchDescriptor<T>(predicate: predicate)))
  }

  private func deleteAll(_ models: [any PersistentModel]) {
    var pending = models
    var classes: Set<ObjectIdentifier> = []
    while let model = pending.popLast() {
      let state = model._$state
      if let other = state.context, other !== self {
        let name = model.description.name
        preconditionFailure("A \(name) of one context was deleted in another. Fetch it there by its persistentModelID.")
      }
      guard state.isLive, state.context === self else { continue }
      classes.insert(ObjectIdentifier(type(of: model)))
      state.stage = .deleted(wasSaved: !state.isInserted)
      deleted[state.number] = model
      inserted[state.number] = nil
      let description = model.description
      for property in description.relations {
        guard let relation = property.relation else { continue }
        let others = relation.models(model).filter { $0._$state.isLive }
        switch property.relationship?.deleteRule ?? .nullify {
        case .cascade: pending += others
        case .nullify:
          let inverse = description.inverse(of: property)
          for other in others { inverse?.relation?.remove(other, model) }
        case .deny, .noAction: break
        }
      }
    }
    removeReferences(to: classes)
    noteChange()
  }

  /// Removes deleted models of classes from variables that have no inverse, which their own relations do not lead to.
  private func removeReferences(to classes: Set<ObjectIdentifier>) {
    for description in store.schema.descriptions.values {
      for property in description.relations where description.inverse(of: property) == nil {
        guard let relation = property.relation else { continue }
        guard classes.contains(ObjectIdentifier(relation.destination)) else { continue }
        merge()
        for model in models(of: description.name).models where model._$state.isLive {
          for other in relation.models(model) where other._$state.isDeleted { relation.remove(model, other) }
        }
      }
    }
  }

  /// Discards all changes since the last save. New models leave the context.
  public func rollback() {
    for model in changed.values {
      let (state, description) = (model._$state, model.description)
      for (index, value) in state.before {
        let property = description.properties[index]
        // Another context may have saved a later value than the one before the change.
        if state.isInStore { property.unload(model) } else { property.restore(model, value) }
      }
      state.before = [:]
    }
    for model in deleted.values {
      guard case .deleted(let wasSaved) = model._$state.stage else { continue }
      model._$state.stage = .saved
      if !wasSaved { inserted[model._$state.number] = model }
    }
    forget(Array(inserted.values)) { $0.stage = .detached }
    (inserted, changed, deleted) = ([:], [:], [:])
    noteChange()
  }

  /// Lets models leave the context.
  func forget(_ models: [any PersistentModel], _ change: (ModelState) -> Void) {
    for (name, models) in Dictionary(grouping: models, by: { $0.description.name }) {
      self.models(of: name).remove(Set(models.map { $0._$state.number }))
    }
    for model in models {
      let state = model._$state
      (state.context, state.gate, state.before) = (nil, nil, [:])
      change(state)
    }
  }

  /// Makes changes and saves them.
  ///
  /// - Throws: The error of the changes, or that of ``save()``.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }
}
