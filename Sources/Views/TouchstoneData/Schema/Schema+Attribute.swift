extension Schema {
  // SAFETY: attributes are only changed while they are created.
  /// A variable of a model that has a value.
  ///
  /// - Source: SwiftData, `Schema.Attribute`.
  public class Attribute: SchemaProperty, @unchecked Sendable {
    /// How a value is stored. In memory only `unique` has an effect.
    public struct Option: Hashable, Sendable {
      fileprivate let name: String

      /// The value is different in each model.
      public static var unique: Option { Option(name: "unique") }
      /// The value is stored in another form, which a registered transformer makes. Ignored in pictures.
      public static func transformable(by transformerName: String) -> Option {
        Option(name: "transformable by \(transformerName)")
      }
      /// The value is stored beside the store. Ignored in pictures.
      public static var externalStorage: Option { Option(name: "externalStorage") }
      /// The value is encrypted. Ignored in pictures.
      public static var allowsCloudEncryption: Option { Option(name: "allowsCloudEncryption") }
      /// The value is kept in the history of a deleted model. Ignored in pictures.
      public static var preserveValueOnDeletion: Option { Option(name: "preserveValueOnDeletion") }
      /// Changes of the value are noticed, but not stored. Ignored in pictures.
      public static var ephemeral: Option { Option(name: "ephemeral") }
      /// The value is found by the system's search. Ignored in pictures.
      public static var spotlight: Option { Option(name: "spotlight") }
    }

    public var name = ""
    public var originalName: String
    /// How the value is stored.
    public var options: [Option]
    public var valueType: any Any.Type = Any.self
    /// A text that changes the version of the variable.
    public var hashModifier: String?

    /// Creates the description of a variable, as `@Attribute` does.
    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      (self.options, self.originalName, self.hashModifier) = (options, originalName ?? "", hashModifier)
    }

    public var isAttribute: Bool { true }
    public var isUnique: Bool { options.contains(.unique) }
    /// Whether the value is stored in another form.
    public var isTransformable: Bool { options.contains { $0.name.hasPrefix("transformable") } }
  }
}
