extension Schema {
  // SAFETY: relationships are only changed while they are created.
  /// A variable of a model that refers to models.
  ///
  /// - Source: SwiftData, `Schema.Relationship`.
  public final class Relationship: SchemaProperty, @unchecked Sendable {
    /// What happens to related models when a model is deleted.
    public enum DeleteRule: String, Codable, Sendable {
      /// They keep their references to the deleted model.
      case noAction
      /// They no longer refer to the deleted model.
      case nullify
      /// They are deleted as well.
      case cascade
      /// The deletion cannot be saved while there are any.
      case deny
    }

    /// How a relationship is stored.
    public struct Option: Hashable, Sendable {
      fileprivate let name: String

      /// The related model is different in each model. Ignored in pictures.
      public static var unique: Option { Option(name: "unique") }
    }

    public var name = ""
    public var originalName: String
    /// How the relationship is stored.
    public var options: [Option]
    public var valueType: any Any.Type = Any.self
    /// What happens to related models when a model is deleted.
    public var deleteRule: DeleteRule
    /// The variable on the other side.
    public var inverseKeyPath: AnyKeyPath?
    /// The smallest number of related models, which is not checked. Ignored in pictures.
    public var minimumModelCount: Int?
    /// The largest number of related models, which is not checked. Ignored in pictures.
    public var maximumModelCount: Int?
    /// A text that changes the version of the variable.
    public var hashModifier: String?

    /// Creates the description of a variable, as `@Relationship` does.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
    ) {
      (self.options, self.deleteRule, inverseKeyPath) = (options, deleteRule, inverse)
      (self.minimumModelCount, self.maximumModelCount) = (minimumModelCount, maximumModelCount)
      (self.originalName, self.hashModifier) = (originalName ?? "", hashModifier)
    }

    public var isAttribute: Bool { false }
    public var isUnique: Bool { options.contains(.unique) }
  }
}
