public import Foundation

extension AttributeScopes {
  /// The attributes that views draw.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes that views draw.
  ///
  /// - Source: SwiftUI, `AttributeScopes.SwiftUIAttributes`.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of characters.
    public let font: FontAttribute
    /// The colour of characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind characters.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through characters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line below characters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The space between characters in points, which keeps ligatures.
    public let kern: KerningAttribute
    /// The space between characters in points, which breaks ligatures up.
    public let tracking: TrackingAttribute
    /// How far characters are raised, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// What Markdown asks for: emphasis, code and strikethrough.
    public let inlineStyle: InlineStyleAttribute
    /// The attributes of Foundation, such as links.
    public let foundation: FoundationAttributes

    /// The font of characters.
    public enum FontAttribute: AttributedStringKey {
      /// A font; texts without one take that of the view.
      public typealias Value = Font
      /// The name under which texts keep the attribute.
      public static let name = "SwiftUI.Font"
    }

    /// The colour of characters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour; texts without one take the foreground of the view.
      public typealias Value = Color
      /// The name under which texts keep the attribute.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The colour behind characters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour; texts without one have no background of their own.
      public typealias Value = Color
      /// The name under which texts keep the attribute.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The line through characters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A pattern and a colour.
      public typealias Value = Text.LineStyle
      /// The name under which texts keep the attribute.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The line below characters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A pattern and a colour.
      public typealias Value = Text.LineStyle
      /// The name under which texts keep the attribute.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The space between characters in points, which keeps ligatures.
    public enum KerningAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// The name under which texts keep the attribute.
      public static let name = "SwiftUI.Kern"
    }

    /// The space between characters in points, which breaks ligatures up.
    public enum TrackingAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// The name under which texts keep the attribute.
      public static let name = "SwiftUI.Tracking"
    }

    /// How far characters are raised, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// The name under which texts keep the attribute.
      public static let name = "SwiftUI.BaselineOffset"
    }

    /// What Markdown asks for; Foundation's `inlinePresentationIntent` is missing on Linux.
    public enum InlineStyleAttribute: AttributedStringKey {
      /// Emphasis, code and strikethrough.
      public struct Value: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
          self.rawValue = rawValue
        }

        /// Emphasis, drawn in italics.
        public static let emphasized = Value(rawValue: 1)
        /// Strong emphasis, drawn in bold.
        public static let stronglyEmphasized = Value(rawValue: 2)
        /// Code, drawn with letters that are all equally wide.
        public static let code = Value(rawValue: 4)
        /// A line through the text.
        public static let strikethrough = Value(rawValue: 8)
      }

      /// The name under which texts keep the attribute, which is Touchstone's own.
      public static let name = "Touchstone.InlineStyle"
    }
  }
}

extension AttributeDynamicLookup {
  /// The kind of an attribute, by its name in the scope.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension AttributedString {
  /// How Markdown is read.
  ///
  /// - Source: Foundation, `AttributedString.MarkdownParsingOptions`, which is missing on Linux.
  public struct MarkdownParsingOptions: Sendable {
    /// Which parts of Markdown count; blocks are never read here.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Emphasis, code, strikethrough and links; blocks stay as typed.
      case full
      /// What stands within a line; the same as `full` here.
      case inlineOnly
      /// What stands within a line, and all white space; the same as `full` here.
      case inlineOnlyPreservingWhitespace
    }

    /// Which parts of Markdown count; all kinds are read alike here.
    public var interpretedSyntax: InterpretedSyntax

    /// Creates options; all kinds of syntax are read alike here.
    public init(interpretedSyntax: InterpretedSyntax = .full) {
      self.interpretedSyntax = interpretedSyntax
    }
  }

  /// Creates a text from Markdown: emphasis, code, strikethrough and links. Headings, lists and quotes stay as typed.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init()
    for run in InlineMarkdown(markdown).runs {
      var piece = AttributedString(run.text)
      var style: AttributeScopes.SwiftUIAttributes.InlineStyleAttribute.Value = []
      if run.isBold { style.insert(.stronglyEmphasized) }
      if run.isItalic { style.insert(.emphasized) }
      if run.isCode { style.insert(.code) }
      if run.isStruck { style.insert(.strikethrough) }
      if !style.isEmpty { piece.inlineStyle = style }
      if let link = run.link { piece.link = URL(string: link, relativeTo: baseURL) }
      append(piece)
    }
  }
}
