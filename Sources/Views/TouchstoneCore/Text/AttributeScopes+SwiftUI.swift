public import Foundation

extension AttributeScopes {
  /// The attributes that SwiftUI draws.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes that SwiftUI draws.
  ///
  /// - Source: SwiftUI, `AttributeScopes.SwiftUIAttributes`.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of characters.
    public let font: FontAttribute
    /// The foreground colour of characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The background colour of characters.
    public let backgroundColor: BackgroundColorAttribute
    /// The strikethrough style of characters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The underline style of characters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The kerning of characters in points, which preserves ligatures.
    public let kern: KerningAttribute
    /// The tracking of characters in points, which disables ligatures.
    public let tracking: TrackingAttribute
    /// The baseline offset of characters, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// Inline styles from Markdown: emphasis, code and strikethrough.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// The attributes of Foundation, such as links.
    public let foundation: FoundationAttributes

    /// The key for the font of characters.
    public enum FontAttribute: AttributedStringKey {
      /// A font; texts without one use the view's font.
      public typealias Value = Font
      /// The name under which attributed strings store the attribute.
      public static let name = "SwiftUI.Font"
    }

    /// The key for the foreground colour of characters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour; texts without one use the view's foreground style.
      public typealias Value = Color
      /// The name under which attributed strings store the attribute.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The key for the background colour of characters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour; texts without one have no background.
      public typealias Value = Color
      /// The name under which attributed strings store the attribute.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The key for the strikethrough style of characters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A pattern and a colour.
      public typealias Value = Text.LineStyle
      /// The name under which attributed strings store the attribute.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The key for the underline style of characters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A pattern and a colour.
      public typealias Value = Text.LineStyle
      /// The name under which attributed strings store the attribute.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The key for the kerning of characters, which preserves ligatures.
    public enum KerningAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// The name under which attributed strings store the attribute.
      public static let name = "SwiftUI.Kern"
    }

    /// The key for the tracking of characters, which disables ligatures.
    public enum TrackingAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// The name under which attributed strings store the attribute.
      public static let name = "SwiftUI.Tracking"
    }

    /// The key for the baseline offset of characters.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// The name under which attributed strings store the attribute.
      public static let name = "SwiftUI.BaselineOffset"
    }

    /// The key for inline styles from Markdown. Foundation on Linux has none.
    ///
    /// - Source: Foundation, `AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute`.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// Emphasis, code and strikethrough.
      public typealias Value = InlinePresentationIntent
      /// The name under which attributed strings store the attribute.
      public static let name = "NSInlinePresentationIntent"
    }
  }
}

extension AttributeDynamicLookup {
  /// The key type of an attribute, by its name in the scope.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension AttributedString {
  /// Options for parsing Markdown.
  ///
  /// - Source: Foundation, `AttributedString.MarkdownParsingOptions`, which is not available on Linux.
  public struct MarkdownParsingOptions: Sendable {
    /// The Markdown syntax to parse; Touchstone never parses blocks.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Emphasis, code, strikethrough and links; block syntax is kept as text.
      case full
      /// Inline syntax; equivalent to `full` in Touchstone.
      case inlineOnly
      /// Inline syntax with preserved whitespace; equivalent to `full` in Touchstone.
      case inlineOnlyPreservingWhitespace
    }

    /// The Markdown syntax to parse; Touchstone treats all options alike.
    public var interpretedSyntax: InterpretedSyntax

    /// Creates options; Touchstone treats all kinds of syntax alike.
    public init(interpretedSyntax: InterpretedSyntax = .full) {
      self.interpretedSyntax = interpretedSyntax
    }
  }

  /// Creates an attributed string from Markdown: emphasis, code, strikethrough and links. Headings, lists and quotes
  /// are kept as text.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init()
    for run in InlineMarkdown(markdown).runs {
      var piece = AttributedString(run.text)
      var style: InlinePresentationIntent = []
      if run.isBold { style.insert(.stronglyEmphasized) }
      if run.isItalic { style.insert(.emphasized) }
      if run.isCode { style.insert(.code) }
      if run.isStruck { style.insert(.strikethrough) }
      if !style.isEmpty { piece.inlinePresentationIntent = style }
      if let link = run.link { piece.link = URL(string: link, relativeTo: baseURL) }
      append(piece)
    }
  }
}
