public import Foundation
import Synchronization

/// An image with a size in points, as used by macOS code.
///
/// - Source: AppKit, `NSImage`.
public final class NSImage: Hashable, Sendable {
  private let content: Mutex<PictureSource>
  /// The size in points.
  public let size: NSSize

  package init(source: PictureSource, size: NSSize) {
    content = Mutex(source)
    self.size = size
  }

  /// What the image shows. Drawing between `lockFocus()` and `unlockFocus()` replaces it.
  package var source: PictureSource {
    get { content.withLock { $0 } }
    set { content.withLock { $0 = newValue } }
  }

  /// Creates an image without pixels.
  public convenience init(size: NSSize) {
    self.init(source: .none, size: size)
  }

  /// Creates an image with a size in points; `.zero` means one point per pixel.
  public convenience init(cgImage: CGImage, size: NSSize) {
    let pixels = CGSize(width: CGFloat(cgImage.width), height: CGFloat(cgImage.height))
    self.init(source: .bitmap(cgImage), size: size == .zero ? pixels : size)
  }

  /// Whether the image has pixels.
  public var isValid: Bool { source != .none }

  /// Returns the image; the rectangle is ignored, and drawn pictures are rasterised at two pixels per point.
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
