import SwiftUI

/// Operations on a view that use only the public interface.
@MainActor enum Picture {
  static func renderer<Content: View>(_ view: Content, scale: CGFloat) -> ImageRenderer<Content> {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    return renderer
  }

  /// Evaluates a view, lays it out and rasterises it.
  static func bitmap<Content: View>(_ view: Content, scale: CGFloat) throws -> Bitmap {
    guard let image = renderer(view, scale: scale).cgImage else { throw Failure.noPicture }
    return image.bitmap
  }

  /// Evaluates a view, lays it out and creates its display list, without rasterising it.
  static func list<Content: View>(_ view: Content, scale: CGFloat) {
    renderer(view, scale: scale).render(rasterizationScale: scale) { _, _ in }
  }

  enum Failure: Error {
    case noPicture
    case differs
    case floor
  }
}
