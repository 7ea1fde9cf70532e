public import Foundation

/// A picture with a size in points: the form in which macOS code passes pictures on.
///
/// - Source: AppKit, `NSImage`.
public final class NSImage: Hashable, Sendable {
  private let picture: CGImage?
  /// The size in points.
  public let size: NSSize

  /// Creates a picture without pixels.
  public init(size: NSSize) {
    picture = nil
    self.size = size
  }

  /// Creates a picture of a size in points; with `.zero`, of one point for each pixel.
  public init(cgImage: CGImage, size: NSSize) {
    picture = cgImage
    let pixels = CGSize(width: CGFloat(cgImage.width), height: CGFloat(cgImage.height))
    self.size = size == .zero ? pixels : size
  }

  /// Whether the picture has pixels.
  public var isValid: Bool { picture != nil }

  /// The pixels; here the same for every rectangle.
  public func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?, context referenceContext: AnyObject?,
    hints: [String: Any]?
  ) -> CGImage? {
    picture
  }

  public static func == (lhs: NSImage, rhs: NSImage) -> Bool {
    lhs.size == rhs.size && lhs.picture == rhs.picture
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(picture)
  }
}
