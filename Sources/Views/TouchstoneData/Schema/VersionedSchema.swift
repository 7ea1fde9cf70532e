/// The classes of models in a version of an app.
///
/// - Source: SwiftData, `VersionedSchema`.
public protocol VersionedSchema {
  /// The classes.
  static var models: [any PersistentModel.Type] { get }
  /// The version.
  static var versionIdentifier: Schema.Version { get }
}
