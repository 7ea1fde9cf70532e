public import Foundation

extension AttributedString {
  /// Where the lines of a paragraph lie.
  ///
  /// - Source: Core Text, `AttributedString.TextAlignment`.
  public enum TextAlignment: Hashable, Codable, Sendable {
    case left, right, center
  }
}

extension AttributeScopes {
  /// The attributes of paragraphs. Touchstone keeps them and draws none.
  public var coreText: CoreTextAttributes.Type { CoreTextAttributes.self }

  /// The attributes of paragraphs. Touchstone keeps them and draws none.
  ///
  /// - Source: Core Text, `AttributeScopes.CoreTextAttributes`.
  public struct CoreTextAttributes: AttributeScope {
    /// Where the lines of a paragraph lie.
    public let alignment: TextAlignmentAttribute
    /// The height of lines.
    public let lineHeight: LineHeightAttribute

    /// The key for the alignment.
    public enum TextAlignmentAttribute: AttributedStringKey {
      /// An alignment.
      public typealias Value = AttributedString.TextAlignment
      /// The name under which attributed strings store the attribute.
      public static let name = "CoreText.TextAlignment"
    }

    /// The key for the height of lines.
    public enum LineHeightAttribute: AttributedStringKey {
      /// A height.
      public typealias Value = AttributedString.LineHeight
      /// The name under which attributed strings store the attribute.
      public static let name = "CoreText.LineHeight"
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds the attributes of paragraphs.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.CoreTextAttributes, T>
  ) -> T { self[T.self] }
}
