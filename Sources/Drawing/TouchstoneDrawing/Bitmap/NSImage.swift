public import Foundation

/// An image with a size in points, as used by macOS code.
///
/// - Source: AppKit, `NSImage`.
public final class NSImage: Hashable, Sendable {
  private struct Content: Hashable {
    var source: PictureSource
    var size: NSSize
    var isTemplate = false
  }

  private let content: Locked<Content>

  private init(_ content: Content) {
    self.content = Locked(content)
  }

  package convenience init(source: PictureSource, size: NSSize) {
    self.init(Content(source: source, size: size))
  }

  /// What the image shows. Drawing between `lockFocus()` and `unlockFocus()` replaces it.
  package var source: PictureSource {
    get { content.withLock { $0.source } }
    set { content.withLock { $0.source = newValue } }
  }

  /// The size in points. A new one scales the image; a symbol becomes pixels, two per point.
  public var size: NSSize {
    get { content.withLock { $0.size } }
    set {
      if case .drawn(let picture) = source, picture.size.width > 0 {
        source = picture.cgImage(scale: 2 * newValue.width / picture.size.width).map { .bitmap($0) } ?? .none
      }
      content.withLock { $0.size = newValue }
    }
  }

  /// Whether SwiftUI draws the image in the foreground style, by its opacity alone.
  public var isTemplate: Bool {
    get { content.withLock { $0.isTemplate } }
    set { content.withLock { $0.isTemplate = newValue } }
  }

  /// Returns another image that shows the same.
  public func copy() -> Any { NSImage(content.withLock { $0 }) }

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
    lhs.content.withLock { $0 } == rhs.content.withLock { $0 }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(content.withLock { $0 })
  }
}
