import Foundation
import TouchstoneCairo
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// A view before and after a change that a person sees, if only just.
struct SmallChange: Sendable, CustomStringConvertible {
  /// What changes.
  enum Family: String, CaseIterable, Sendable {
    case stroke, corner, position, size, text, weight, opacity, color, shadow, rotation, removal
  }

  let family: Family
  let name: String
  /// Draws the view. The number is 0 before the change and 1 after it; the length is that of a pixel in points.
  let content: @MainActor @Sendable (_ change: Double, _ pixel: CGFloat) -> AnyView

  var description: String { name }

  init<Content: View>(
    _ family: Family, _ name: String,
    @ViewBuilder _ content: @escaping @MainActor @Sendable (_ change: Double, _ pixel: CGFloat) -> Content
  ) {
    self.family = family
    self.name = name
    self.content = { AnyView(content($0, $1)) }
  }

  /// Draws the view before and after the change, on a page of 100×64 points.
  @MainActor func pictures(scale: CGFloat, dark: Bool) throws -> (before: Bitmap, after: Bitmap) {
    let pixel = 1 / scale
    return (
      try Page.picture(content(0, pixel), scale: scale, dark: dark),
      try Page.picture(content(1, pixel), scale: scale, dark: dark)
    )
  }
}

/// A small opaque page that a view is drawn on.
enum Page {
  static let size = CGSize(width: 100, height: 64)

  /// The colour of the page. Dark pages are not black, or shadows could not be seen on them.
  static func color(dark: Bool) -> Color { dark ? Color(white: 0.5) : .white }

  /// Draws a view.
  ///
  /// - Parameter samples: How many times as many pixels are drawn, each way, as the view is laid out for.
  @MainActor static func picture<Content: View>(
    _ content: Content, scale: CGFloat, dark: Bool, samples: CGFloat = 1
  ) throws -> Bitmap {
    let list = renderer(content, dark: dark).picture(scale: scale).list
    return try RenderContextPool.shared.withContext {
      try BitmapBackend().draw(list, scale: scale * samples, in: $0)
    }
  }

  /// Draws a view on a thread of its own.
  @MainActor static func pictureOnAnotherThread<Content: View>(
    _ content: Content, scale: CGFloat, dark: Bool
  ) async throws -> Bitmap {
    let list = renderer(content, dark: dark).picture(scale: scale).list
    return try await Task.detached {
      try RenderContextPool.shared.withContext { try BitmapBackend().draw(list, scale: scale, in: $0) }
    }.value
  }

  @MainActor private static func renderer<Content: View>(_ content: Content, dark: Bool) -> ImageRenderer<some View> {
    ImageRenderer(
      content: content.frame(width: size.width, height: size.height).background(color(dark: dark))
        .environment(\.colorScheme, dark ? .dark : .light))
  }
}
