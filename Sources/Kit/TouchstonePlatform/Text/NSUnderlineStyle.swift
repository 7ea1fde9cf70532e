import TouchstoneUI

/// The style of an underline or a strikethrough.
///
/// - Source: UIKit and AppKit, `NSUnderlineStyle`.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A thick line, drawn like `single`.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines, drawn like `single`.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A pattern of dashes and two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// No line under spaces. Ignored in pictures.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  /// The pattern as SwiftUI names it; nil without a line.
  var pattern: Text.LineStyle.Pattern? {
    guard rawValue & 0xff != 0 else { return nil }
    return switch rawValue & 0x0f00 {
    case 0x0100: .dot
    case 0x0200: .dash
    case 0x0300: .dashDot
    case 0x0400: .dashDotDot
    default: .solid
    }
  }

  /// A line in one of SwiftUI's patterns.
  init(_ pattern: Text.LineStyle.Pattern) {
    self =
      switch pattern {
      case .dot: [.single, .patternDot]
      case .dash: [.single, .patternDash]
      case .dashDot: [.single, .patternDashDot]
      case .dashDotDot: [.single, .patternDashDotDot]
      default: .single
      }
  }
}
