public import Foundation
public import TouchstoneUI

extension AttributeScopes {
  public var appKit: AppKitAttributes.Type { AppKitAttributes.self }

  /// The attributes of AppKit, which strings made from `NSAttributedString` have. `Text` draws SwiftUI's.
  ///
  /// - Source: AppKit, `AttributeScopes.AppKitAttributes`.
  public struct AppKitAttributes: AttributeScope {
    /// The font of characters.
    public let font: UIKitAttributes.FontAttribute
    /// The colour of characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind characters.
    public let backgroundColor: BackgroundColorAttribute
    /// The properties of the paragraph.
    public let paragraphStyle: UIKitAttributes.ParagraphStyleAttribute
    /// Space after each character, in points.
    public let kern: UIKitAttributes.KernAttribute
    /// Space after each character, in points, without ligatures.
    public let tracking: UIKitAttributes.TrackingAttribute
    public let underlineStyle: UIKitAttributes.UnderlineStyleAttribute
    public let strikethroughStyle: UIKitAttributes.StrikethroughStyleAttribute
    /// How far characters are raised, in points.
    public let baselineOffset: UIKitAttributes.BaselineOffsetAttribute
    public let swiftUI: SwiftUIAttributes
    /// The attributes of Foundation, such as links.
    public let foundation: FoundationAttributes

    // Not the names of UIKit's: both are stored side by side, since their colours are two classes.
    /// The key of `foregroundColor`.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = NSColor
      public static let name = "AppKit.ForegroundColor"
    }

    /// The key of `backgroundColor`.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = NSColor
      public static let name = "AppKit.BackgroundColor"
    }
  }
}
