public import Foundation

/// A picture that repeats over a shape.
///
/// - Source: SwiftUI, `ImagePaint`.
public struct ImagePaint: PaintStyle, Sendable {
  /// The image that repeats.
  public var image: Image
  /// The part of the picture that repeats, in the unit square.
  public var sourceRect: CGRect
  /// The factor of the picture's size.
  public var scale: CGFloat

  /// Creates a style that repeats an image, or the part of it that a rectangle of shares says.
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
  /// A picture that repeats over a shape.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
