/// Which sizes of a hosting view follow the size of its content. No picture depends on them.
///
/// - Source: SwiftUI, `NSHostingSizingOptions`.
public struct NSHostingSizingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The minimum size.
  public static let minSize = NSHostingSizingOptions(rawValue: 1)
  /// The size by which the view asks to be laid out.
  public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 2)
  /// The maximum size.
  public static let maxSize = NSHostingSizingOptions(rawValue: 4)
  /// The preferred size of a controller's content.
  public static let preferredContentSize = NSHostingSizingOptions(rawValue: 8)
  /// The minimum, intrinsic and maximum sizes.
  public static let standardBounds: NSHostingSizingOptions = [.minSize, .intrinsicContentSize, .maxSize]
}
