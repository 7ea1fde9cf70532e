public import Foundation

// SAFETY: key paths are immutable; predicates and sort descriptors are `Sendable`.
/// What a fetch finds, and in which order.
///
/// - Source: SwiftData, `FetchDescriptor`.
public struct FetchDescriptor<T: PersistentModel>: @unchecked Sendable {
  /// What is true of the models; `nil` for all of them.
  public var predicate: Predicate<T>?
  /// The order, the most important first; models that are equal in it, and all models without it, are in the order of
  /// their insertion.
  public var sortBy: [SortDescriptor<T>]
  /// The largest number of models.
  public var fetchLimit: Int?
  /// The number of models that are left out at the beginning.
  public var fetchOffset: Int?
  /// Whether models that were inserted or deleted since the last save count. Changes of variables do in any case.
  public var includePendingChanges = true
  /// The variables that are loaded first. Ignored in pictures. Everything is in memory.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The relationships that are loaded first. Ignored in pictures. Everything is in memory.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Creates a description of a fetch.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }
}
