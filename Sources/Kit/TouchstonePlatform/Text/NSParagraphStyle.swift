public import Foundation

/// The properties of a paragraph.
///
/// - Source: UIKit and AppKit, `NSParagraphStyle`.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // SAFETY: as with UIKit's, a style is not changed after it has become an attribute.
  /// How the ends of lines are chosen.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Avoids a single word on the last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Keeps Korean words together.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// As the system's own texts.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  struct Values: Hashable {
    var alignment: NSTextAlignment = .natural
    var lineBreakMode: NSLineBreakMode = .byWordWrapping
    var lineSpacing: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var baseWritingDirection: NSWritingDirection = .natural
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation: Bool = false
    var allowsDefaultTighteningForTruncation: Bool = false
    var lineBreakStrategy: LineBreakStrategy = []
    var tabStops: [NSTextTab] = []
    var defaultTabInterval: CGFloat = 0
  }

  fileprivate(set) var values = Values()

  /// The properties of a paragraph without settings.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of lines.
  open var alignment: NSTextAlignment { values.alignment }
  /// What is done with lines that are too long.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The space between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The smallest height of a line, in points; 0 for that of the font.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, in points; 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of the height of lines; 0 for 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The space after the paragraph, in points. Ignored in pictures.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space before the paragraph, in points. Ignored in pictures.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The indentation of lines but the first, in points. Ignored in pictures.
  open var headIndent: CGFloat { values.headIndent }
  /// The distance of lines' ends from the leading edge, or from the trailing one if negative, in points. Ignored in
  /// pictures.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The indentation of the first line, in points. Ignored in pictures.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// From which share of a line on words are hyphenated. Ignored in pictures.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether words are hyphenated as the language does. Ignored in pictures.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Whether letters move closer together before a line is truncated.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
  /// How lines are balanced. Ignored in pictures.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// The tab stops. Ignored in pictures.
  open var tabStops: [NSTextTab] { values.tabStops }
  /// The distance between tab stops, in points. Ignored in pictures.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }

  /// Returns a copy that cannot be changed.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns a copy that can be changed.
  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns a copy that cannot be changed.
  open override func copy() -> Any { copy(with: nil) }

  /// Returns a copy that can be changed.
  open override func mutableCopy() -> Any { mutableCopy(with: nil) }

  /// Returns whether all settings are the same.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  /// A hash of the settings.
  open override var hash: Int { values.hashValue }
}

/// The properties of a paragraph, which can be changed.
///
/// - Source: UIKit and AppKit, `NSMutableParagraphStyle`.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  // SAFETY: as with UIKit's, a style is not changed after it has become an attribute.
  /// The alignment of lines.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// What is done with lines that are too long.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The space between lines, in points.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The smallest height of a line, in points; 0 for that of the font.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The greatest height of a line, in points; 0 for no limit.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The factor of the height of lines; 0 for 1.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The space after the paragraph, in points. Ignored in pictures.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The space before the paragraph, in points. Ignored in pictures.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// The indentation of lines but the first, in points. Ignored in pictures.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// The distance of lines' ends from the leading edge, or from the trailing one if negative, in points. Ignored in
  /// pictures.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// The indentation of the first line, in points. Ignored in pictures.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// From which share of a line on words are hyphenated. Ignored in pictures.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// Whether words are hyphenated as the language does. Ignored in pictures.
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }
  /// Whether letters move closer together before a line is truncated.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }
  /// How lines are balanced. Ignored in pictures.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  /// The tab stops. Ignored in pictures.
  open override var tabStops: [NSTextTab] {
    get { values.tabStops }
    set { values.tabStops = newValue }
  }
  /// The distance between tab stops, in points. Ignored in pictures.
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }

  /// Takes over the properties of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}
