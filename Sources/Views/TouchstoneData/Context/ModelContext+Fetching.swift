import Foundation

extension ModelContext {
  /// Returns the models that a description finds.
  ///
  /// - Complexity: O(n log n) in the number of models of the class.
  /// - Throws: ``SwiftDataError/unknownModel(_:)`` if the class is not in the schema, or the error of the predicate.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    var models = try found(descriptor)
    if !descriptor.sortBy.isEmpty {
      gate.isFetching = true
      defer { gate.isFetching = false }
      models = SortOrdering(descriptor.sortBy).sorted(models)
    }
    let rest = models.dropFirst(max(descriptor.fetchOffset ?? 0, 0))
    // As in Core Data, a limit of 0 is no limit.
    guard let limit = descriptor.fetchLimit, limit > 0 else { return Array(rest) }
    return Array(rest.prefix(limit))
  }

  /// Returns the models of a class that a predicate is true for, in the order of insertion.
  private func found<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    let name = T._$description.name
    guard store.schema.descriptions[name] === T._$description else { throw SwiftDataError.unknownModel(name) }
    merge()
    // SAFETY: the models of a class are of its type.
    var models = self.models(of: name).models.map { unsafeDowncast($0, to: T.self) }
    let isPending = descriptor.includePendingChanges
    models.removeAll { model in
      switch model._$state.stage {
      case .saved: false
      case .inserted: !isPending
      case .deleted(let wasSaved): isPending || !wasSaved
      case .detached: true
      }
    }
    guard let predicate = descriptor.predicate else { return models }
    gate.isFetching = true
    defer { gate.isFetching = false }
    return try models.filter { try predicate.evaluate($0) }
  }

  /// Returns the number of models that a description finds.
  ///
  /// - Throws: As ``fetch(_:)``.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    var descriptor = descriptor
    descriptor.sortBy = []
    return try fetch(descriptor).count
  }

  /// Returns the models that a description finds. Has no batches: everything is in memory.
  ///
  /// - Throws: As ``fetch(_:)``.
  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<T> {
    FetchResultsCollection(elements: try fetch(descriptor))
  }

  /// Returns the identities of the models that a description finds.
  ///
  /// - Throws: As ``fetch(_:)``.
  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Returns the identities of the models that a description finds. Has no batches: everything is in memory.
  ///
  /// - Throws: As ``fetch(_:)``.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<PersistentIdentifier> {
    FetchResultsCollection(elements: try fetchIdentifiers(descriptor))
  }

  /// Calls a closure with each model that a description finds.
  ///
  /// - Throws: As ``fetch(_:)``, or the error of the closure.
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (_ model: T) throws -> Void
  ) throws {
    for model in try self.fetch(fetch) { try block(model) }
  }

  /// Returns the model of an identity, whose absence is a programming error.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let model = known(persistentModelID) else {
      preconditionFailure("The container has no \(persistentModelID.entityName) with this identifier.")
    }
    return model
  }

  /// Returns the model of an identity, if the context or the store has it.
  ///
  /// On Apple's platforms a context knows only the models that it has fetched or inserted.
  public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
    known(persistentModelID) as? T
  }

  private func known(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
    merge()
    return models(of: identifier.entityName).byNumber[identifier.number]
  }
}
