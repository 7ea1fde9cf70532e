/// How the value of a variable holds the models that it refers to.
struct RelationForm<Value, Other: PersistentModel> {
  let isToMany: Bool
  let isOptional: Bool
  let models: (Value) -> [Other]
  /// Returns the value that refers to models, at most one of them if it is not to many; `nil` if it cannot be empty.
  let value: ([Other]) -> Value?
  /// Lets the value in the storage refer to a model as well, or instead if it is not to many.
  let append: (inout _Stored<Value>, Other) -> Void

  /// Returns the models in the storage of a variable.
  func models(in storage: Any) -> [Other] { (storage as? _Stored<Value>)?.value.map(models) ?? [] }
}
