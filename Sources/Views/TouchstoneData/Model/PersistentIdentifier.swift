import Synchronization

/// The identity of a model in all contexts of its container.
///
/// It never changes, unlike on Apple's platforms, where saving a new model gives it another one.
///
/// - Source: SwiftData, `PersistentIdentifier`.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
  /// What identifies a model among all of its process.
  public struct ID: Hashable, Sendable {
    fileprivate let entityName: String
    fileprivate let number: Int
  }

  private static let count = Atomic<Int>(0)

  /// The name of the model's class.
  public let entityName: String
  /// Distinguishes the models of a process, in the order of their creation.
  let number: Int

  /// The store that contains the model; `nil`, because a store in memory has no name.
  public var storeIdentifier: String? { nil }

  public var id: ID { ID(entityName: entityName, number: number) }

  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.entityName, lhs.number) < (rhs.entityName, rhs.number)
  }

  /// Returns a number that no other model of the process has.
  static func makeNumber() -> Int { count.add(1, ordering: .relaxed).newValue }
}
