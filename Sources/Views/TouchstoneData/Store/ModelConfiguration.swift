public import Foundation

/// How a container stores models: always in memory.
///
/// - Source: SwiftData, `ModelConfiguration`.
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
  /// What was chosen of a group or a database.
  fileprivate enum Choice: Hashable {
    case automatic, none
    case named(String)

    var name: String? { if case .named(let name) = self { name } else { nil } }
  }

  /// The synchronisation with iCloud, which there is not.
  public struct CloudKitDatabase: Hashable, Sendable {
    fileprivate let choice: Choice

    /// The database that the entitlements of the app name.
    public static var automatic: CloudKitDatabase { CloudKitDatabase(choice: .automatic) }
    /// No database.
    public static var none: CloudKitDatabase { CloudKitDatabase(choice: .none) }
    /// The private database of a name.
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
      CloudKitDatabase(choice: .named(privateDBName))
    }
  }

  /// The group of apps that share a store, which has no effect.
  public struct GroupContainer: Hashable, Sendable {
    fileprivate let choice: Choice

    /// The group that the entitlements of the app name.
    public static var automatic: GroupContainer { GroupContainer(choice: .automatic) }
    /// No group.
    public static var none: GroupContainer { GroupContainer(choice: .none) }
    /// The group of a name.
    public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(choice: .named(groupName)) }
  }

  /// A store that exists in memory only, as Core Data names it.
  static let memory = URL(fileURLWithPath: "/dev/null")

  /// Where the store is: `/dev/null`, unless it was given.
  public let url: URL
  /// The name of the configuration; empty if none was given.
  public let name: String
  /// The classes of the store.
  public var schema: Schema?
  /// Whether contexts may save.
  public let allowsSave: Bool
  /// Whether the store was declared to be in memory only. It is so in any case.
  public let isStoredInMemoryOnly: Bool
  /// The group of apps that share the store.
  public let groupContainer: GroupContainer
  /// The database that the store is synchronised with.
  public let cloudKitDatabase: CloudKitDatabase

  /// The place of the store.
  public var id: URL { url }
  /// The name of the group.
  public var groupAppContainerIdentifier: String? { groupContainer.choice.name }
  /// The name of the database.
  public var cloudKitContainerIdentifier: String? { cloudKitDatabase.choice.name }

  /// Creates a configuration.
  @_disfavoredOverload
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    (self.name, self.schema, self.isStoredInMemoryOnly) = (name ?? "", schema, isStoredInMemoryOnly)
    (self.allowsSave, self.groupContainer, self.cloudKitDatabase) = (allowsSave, groupContainer, cloudKitDatabase)
    url = Self.memory
  }

  /// Creates a configuration.
  public init(isStoredInMemoryOnly: Bool = false) {
    self.init(nil, schema: nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// Creates a configuration for classes.
  @_disfavoredOverload
  public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, schema: Schema(forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// Creates the configuration of a store in a file. No container can be made of it, unless the file is `/dev/null`.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    (self.name, self.schema, self.url, self.allowsSave) = (name ?? "", schema, url, allowsSave)
    (groupContainer, self.cloudKitDatabase, isStoredInMemoryOnly) = (.automatic, cloudKitDatabase, false)
  }
}
