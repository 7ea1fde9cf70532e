import Foundation

// SAFETY: what changes is `main`, which belongs to the main actor.
/// The models of a schema, in memory. On Apple's platforms, a container is in a file unless its configuration says
/// otherwise.
///
/// It has identity because contexts and views share it.
///
/// - Source: SwiftData, `ModelContainer`.
public final class ModelContainer: Equatable, @unchecked Sendable {
  let store: ModelStore
  /// The migrations of older stores, which there are none of.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  @MainActor private var main: ModelContext?

  /// Creates a container.
  ///
  /// - Throws: ``SwiftDataError/storeInFile(_:)`` if a configuration has the URL of a file.
  public init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
  ) throws {
    if let file = configurations.first(where: { $0.url != ModelConfiguration.memory }) {
      throw SwiftDataError.storeInFile(file.url)
    }
    self.migrationPlan = migrationPlan
    store = ModelStore(
      schema: givenSchema, configurations: configurations.isEmpty ? [ModelConfiguration()] : configurations)
  }

  /// Creates a container.
  ///
  /// - Throws: ``SwiftDataError/storeInFile(_:)`` if a configuration has the URL of a file.
  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Creates a container of classes.
  ///
  /// - Throws: ``SwiftDataError/storeInFile(_:)`` if a configuration has the URL of a file.
  public convenience init(
    for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Creates a container with the store of a context whose own container is gone.
  init(sharing store: ModelStore) { (self.store, migrationPlan) = (store, nil) }

  /// The classes of the models.
  public var schema: Schema { store.schema }
  /// How the models are stored.
  public var configurations: Set<ModelConfiguration> { Set(store.configurations) }

  /// The context of views, which saves by itself.
  @MainActor public var mainContext: ModelContext {
    if let main { return main }
    let context = ModelContext(store: store, main: self)
    main = context
    return context
  }

  /// Removes all models.
  public func erase() throws { store.erase() }

  /// Removes all models.
  public func deleteAllData() { store.erase() }

  public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs.store === rhs.store }
}
