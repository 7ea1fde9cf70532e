/// The versions of a schema and the ways from each to the next. A store in memory has no earlier version, so that no
/// stage runs.
///
/// - Source: SwiftData, `SchemaMigrationPlan`.
public protocol SchemaMigrationPlan {
  /// The versions.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The ways from each to the next.
  static var stages: [MigrationStage] { get }
}
