import Foundation

/// Options for drawing and measuring strings.
///
/// - Source: UIKit and AppKit, `NSStringDrawingOptions`.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Several lines, from the top left corner of the rectangle. Otherwise one line, on a baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Lines include the gap that the font asks for, as they always do here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Glyphs are measured as they are drawn. Ignored: they are measured by their advances.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// The last line that fits is truncated, if lines don't.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}
