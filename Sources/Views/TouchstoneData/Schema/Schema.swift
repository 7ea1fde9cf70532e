/// The classes of models that a container stores.
///
/// Classes that are related to them are included.
///
/// - Source: SwiftData, `Schema`.
public final class Schema: Hashable, Sendable {
  /// The version of a schema.
  public struct Version: Hashable, Codable, Comparable, CustomStringConvertible, Sendable {
    /// The number of the version.
    public let major: Int
    /// The number of the version within the major one.
    public let minor: Int
    /// The number of the version within the minor one.
    public let patch: Int

    /// Creates a version; no number is negative.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      precondition(major >= 0 && minor >= 0 && patch >= 0, "A version has no negative numbers.")
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    public static func < (lhs: Self, rhs: Self) -> Bool {
      (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
    }

    public var description: String { "\(major).\(minor).\(patch)" }
  }

  /// A class of models.
  public struct Entity: Hashable, Sendable {
    /// The name of the class.
    public let name: String
    /// The names of the stored variables.
    public let storedPropertyNames: Set<String>
  }

  /// The version.
  public let version: Version
  /// The descriptions of the classes, by their names.
  let descriptions: [String: ModelDescription]

  /// Creates a schema of classes.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.version = version
    var descriptions: [String: ModelDescription] = [:]
    var pending = types.map { $0._$description }
    while let description = pending.popLast() {
      guard descriptions[description.name] !== description else { continue }
      if let other = descriptions[description.name] {
        preconditionFailure(
          "A schema has two classes named \(description.name): \(other.type) and \(description.type). Rename one.")
      }
      descriptions[description.name] = description
      pending += description.relations.compactMap { $0.relation?.destination._$description }
    }
    self.descriptions = descriptions
  }

  /// Creates a schema of classes.
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  /// Creates the schema of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// The classes, by name.
  public var entities: [Entity] { entitiesByName.values.sorted { $0.name < $1.name } }

  /// The classes, by their names.
  public var entitiesByName: [String: Entity] {
    descriptions.mapValues { Entity(name: $0.name, storedPropertyNames: Set($0.properties.map(\.name))) }
  }

  /// Returns the class of a type, if the schema has it.
  public func entity<T: PersistentModel>(for type: T.Type) -> Entity? {
    entitiesByName[Self.entityName(for: type)]
  }

  /// Returns the name of the class of a type.
  public static func entityName<T: PersistentModel>(for type: T.Type) -> String { type._$description.name }

  public static func == (lhs: Schema, rhs: Schema) -> Bool {
    lhs.version == rhs.version && lhs.entitiesByName == rhs.entitiesByName
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(version)
    hasher.combine(entitiesByName)
  }
}
