public import Foundation

/// A style that fills a shape with a repeated image.
///
/// - Source: SwiftUI, `ImagePaint`.
public struct ImagePaint: PaintStyle, Sendable {
  /// The repeated image.
  public var image: Image
  /// The repeated part of the image, in unit coordinates.
  public var sourceRect: CGRect
  /// The scale factor of the image.
  public var scale: CGFloat

  /// Creates a style that repeats an image, or a part of it given in unit coordinates.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  package func rendering(in context: StyleContext) -> StyleRendering {
    ImageTiling(image: image, origin: context.bounds.origin, sourceRect: sourceRect, scale: scale)
      .rendering(in: context, diagnostics: context.environment.diagnostics).level(context.level)
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// Returns a style that repeats an image.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
