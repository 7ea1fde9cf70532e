public import Foundation

/// The attributes of text, under the names that UIKit and AppKit store them with.
extension NSAttributedString.Key {
  /// The font: a `UIFont` or `NSFont`; by default, the system font at 12 points.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of letters: a `UIColor` or `NSColor`; black by default.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind letters: a `UIColor` or `NSColor`; none by default.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The properties of the paragraph: an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// Space after each letter, in points; 0 by default.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Space after each letter, in points, without ligatures; 0 by default.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// Whether letters are joined to ligatures: 0 or 1. Ignored in pictures.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The underline: the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of the underline; by default, that of the letters.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The strikethrough: the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour of the strikethrough; by default, that of the letters.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// How far letters are raised, in points; 0 by default.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A URL, as a `URL` or a `String`.
  public static let link = NSAttributedString.Key("NSLink")
  /// The colour of the letters' outlines. Ignored in pictures.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the letters' outlines, in percent of the font's size. Ignored in pictures.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The shadow of letters: an `NSShadow`. Ignored in pictures.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// An effect such as letterpress. Ignored in pictures.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// An image in the text: an `NSTextAttachment`. Ignored in pictures.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The slant that is added to letters. Ignored in pictures.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The logarithm of the factor by which letters are stretched. Ignored in pictures.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// The direction of text within others: an array of numbers. Ignored in pictures.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// The help that AppKit shows. Ignored in pictures.
  public static let toolTip = NSAttributedString.Key("NSToolTip")
  /// The cursor that AppKit shows. Ignored in pictures.
  public static let cursor = NSAttributedString.Key("NSCursor")
}
