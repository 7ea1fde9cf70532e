public import Foundation

/// One of the ways in which an image is held: here always pixels.
///
/// A class because AppKit's is one.
open class NSImageRep {
  /// A key of a hint for drawing. Hints have no effect.
  public struct HintKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The transform of the context.
    public static let ctm = HintKey(rawValue: "NSImageHintCTM")
    /// How images are scaled.
    public static let interpolation = HintKey(rawValue: "NSImageHintInterpolation")
    public static let userInterfaceLayoutDirection = HintKey(rawValue: "NSImageHintUserInterfaceLayoutDirection")
  }

  /// The size, in points.
  open var size: NSSize
  /// The width in pixels.
  public let pixelsWide: Int
  /// The height in pixels.
  public let pixelsHigh: Int

  init(pixelsWide: Int, pixelsHigh: Int) {
    self.pixelsWide = pixelsWide
    self.pixelsHigh = pixelsHigh
    size = NSSize(width: CGFloat(pixelsWide), height: CGFloat(pixelsHigh))
  }
}
