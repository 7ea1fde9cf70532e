import TouchstoneCore

/// A type that the system finds again by a text that never changes.
///
/// - Source: AppIntents, `PersistentlyIdentifiable`.
public protocol PersistentlyIdentifiable {
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The name of the type.
  public static var persistentIdentifier: String { "\(Self.self)" }
}
