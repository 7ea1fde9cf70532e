public import Foundation

/// A tab stop. Pictures don't use it.
///
/// - Source: UIKit and AppKit, `NSTextTab`.
open class NSTextTab: NSObject, @unchecked Sendable {
  // SAFETY: nothing of it can be changed.
  /// Options of tab stops.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The characters that end a column.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment of text at the tab stop.
  public let alignment: NSTextAlignment
  /// The distance from the leading edge, in points.
  public let location: CGFloat
  public let options: [OptionKey: Any]

  /// Creates a tab stop at a distance from the leading edge, in points.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    location = loc
    self.options = options
  }
}
