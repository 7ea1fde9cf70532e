/// An actor with a context of its own. Add the conformance with ``ModelActor()``.
///
/// - Source: SwiftData, `ModelActor`.
public protocol ModelActor: Actor {
  /// The container of the context.
  nonisolated var modelContainer: ModelContainer { get }
  /// What runs the actor's code.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The executor of the context.
  nonisolated public var unownedExecutor: UnownedSerialExecutor { modelExecutor.asUnownedSerialExecutor() }

  /// The context of the actor.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// Returns the model of an identity, if it has this class.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as as: T.Type) -> T? {
    modelContext.registeredModel(for: id)
  }
}
