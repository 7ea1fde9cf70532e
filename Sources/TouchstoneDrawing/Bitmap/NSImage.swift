public import Foundation

/// A picture with a size in points: the form in which macOS code passes pictures on.
///
/// - Source: AppKit, `NSImage`.
public final class NSImage: Hashable, Sendable {
  package let source: PictureSource
  /// The size in points.
  public let size: NSSize

  package init(source: PictureSource, size: NSSize) {
    self.source = source
    self.size = size
  }

  /// Creates a picture without pixels.
  public convenience init(size: NSSize) {
    self.init(source: .none, size: size)
  }

  /// Creates a picture of a size in points; with `.zero`, of one point for each pixel.
  public convenience init(cgImage: CGImage, size: NSSize) {
    let pixels = CGSize(width: CGFloat(cgImage.width), height: CGFloat(cgImage.height))
    self.init(source: .bitmap(cgImage), size: size == .zero ? pixels : size)
  }

  /// Whether the picture has pixels.
  public var isValid: Bool { source != .none }

  /// The pixels; here the same for every rectangle, at two of them per point where they are drawn now.
  public func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?, context referenceContext: AnyObject?,
    hints: [String: Any]?
  ) -> CGImage? {
    source.cgImage(scale: 2)
  }

  public static func == (lhs: NSImage, rhs: NSImage) -> Bool {
    lhs.size == rhs.size && lhs.source == rhs.source
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(source)
  }
}
