/// What a variable of a model's class relates it to, and how its inverse is kept.
struct ModelRelation {
  let destination: any PersistentModel.Type
  let isToMany: Bool
  let isOptional: Bool
  /// The variable itself.
  let property: () -> Schema.PropertyMetadata
  /// The models that a model refers to.
  let models: (any PersistentModel) -> [any PersistentModel]
  /// Lets a model refer to another as well, or instead if it can refer to one only, which is then returned.
  let add: (_ model: any PersistentModel, _ other: any PersistentModel) -> (any PersistentModel)?
  /// Lets a model no longer refer to another. A variable that is not optional keeps its value.
  let remove: (_ model: any PersistentModel, _ other: any PersistentModel) -> Void
  /// Returns the storage of a new value without models that it has twice; `nil` if there are none.
  let unique: (_ old: Any, _ new: Any) -> Any?
  /// Compares two values in their storage.
  let difference: (Any, Any) -> (removed: [any PersistentModel], added: [any PersistentModel])

  /// Changes the inverse after a change of the variable, and inserts what is related to a model in a context.
  func didChange<Value>(_ model: any PersistentModel, from old: _Stored<Value>, to new: _Stored<Value>) {
    let (removed, added) = difference(old, new)
    let inverse = model.description.inverse(of: property())
    for other in removed { inverse?.relation?.remove(other, model) }
    for other in added { link(model, other, inverse) }
    if let context = model._$state.context {
      if model._$state.isLive { context.insertAll(added.filter { !$0._$state.isLive }) }
    } else if let context = added.first(where: { $0._$state.isLive })?._$state.context {
      context.insertAll([model])
    }
  }

  /// Lets the other side refer to a model, after the model refers to the other side.
  func link(_ model: any PersistentModel, _ other: any PersistentModel, _ inverse: Schema.PropertyMetadata?) {
    if let context = model._$state.context, let another = other._$state.context, context !== another {
      preconditionFailure(
        """
        \(model.description.name).\(property().name) was to refer to a \(other.description.name) of another context. \
        Fetch that one in the context of the \(model.description.name), by its persistentModelID.
        """)
    }
    guard let replaced = inverse?.relation?.add(other, model), replaced !== model else { return }
    // The other side can refer to one model only, so that the previous one no longer refers to it.
    remove(replaced, other)
  }

  /// Returns a new list without models that it has twice; `nil` if there are none. The old list has each model once.
  static func unique<Model: PersistentModel>(_ old: [Model], _ new: [Model]) -> [Model]? {
    // What was appended alone is quickly compared with the rest.
    if new.count == old.count + 1, let model = new.last, ModelIdentities.begins(new, with: old) {
      guard ModelIdentities.contains(model, in: old) else { return nil }
    } else if Set(new.map(ObjectIdentifier.init)).count == new.count {
      return nil
    }
    var known: Set<ObjectIdentifier> = []
    return new.filter { known.insert(ObjectIdentifier($0)).inserted }
  }

  private static func differentParts<Model: PersistentModel>(
    _ old: [Model], _ new: [Model]
  ) -> (before: ArraySlice<Model>, after: ArraySlice<Model>) {
    if ModelIdentities.begins(new, with: old) { return ([], new[old.count...]) }
    let shorter = min(old.count, new.count)
    let prefix = (0..<shorter).first { old[$0] !== new[$0] } ?? shorter
    let suffix =
      (0..<(shorter - prefix)).first { old[old.count - 1 - $0] !== new[new.count - 1 - $0] } ?? shorter - prefix
    return (old[prefix..<(old.count - suffix)], new[prefix..<(new.count - suffix)])
  }

  /// Compares two lists. Most changes append, so that equal beginnings and ends are skipped before anything is hashed.
  static func difference<Model: PersistentModel>(_ old: [Model], _ new: [Model]) -> (
    removed: [any PersistentModel], added: [any PersistentModel]
  ) {
    let (before, after) = differentParts(old, new)
    let (known, kept) = (Set(before.map(ObjectIdentifier.init)), Set(after.map(ObjectIdentifier.init)))
    return (
      before.filter { !kept.contains(ObjectIdentifier($0)) }, after.filter { !known.contains(ObjectIdentifier($0)) }
    )
  }
}
