public import Foundation

/// An image drawn in a rectangle.
public struct ImageDrawing: Hashable, Sendable {
  /// The interpolation between the pixels of an image.
  public enum Interpolation: Hashable, Sendable {
    /// Nearest-neighbour sampling: pixels become squares.
    case none
    /// The fastest interpolation.
    case low
    /// A compromise between speed and quality.
    case medium
    /// The best interpolation.
    case high
  }

  /// The image.
  public var image: CGImage
  /// The part of the image that is drawn, in pixels.
  public var sourceRect: CGRect
  /// The rectangle in which it is drawn, in points.
  public var rect: CGRect
  /// The interpolation between pixels.
  public var interpolation: Interpolation
  /// Whether the edges of the rectangle are antialiased.
  public var isAntialiased: Bool
  /// The paint that replaces the image's colours, keeping its alpha; `nil` draws the image unchanged.
  public var template: Paint?
  /// The maximum component value of an image with half floats, in linear light where white is 1; at 1 or less, its
  /// eight-bit pixels are drawn.
  public var headroom: Float

  /// Creates a drawing of an image, or of a part of it.
  public init(
    image: CGImage,
    sourceRect: CGRect? = nil,
    rect: CGRect,
    interpolation: Interpolation = .medium,
    isAntialiased: Bool = true,
    template: Paint? = nil,
    headroom: Float = .infinity
  ) {
    self.image = image
    self.sourceRect = sourceRect ?? CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height))
    self.rect = rect
    self.interpolation = interpolation
    self.isAntialiased = isAntialiased
    self.template = template
    self.headroom = headroom
  }

  /// Whether the image may contain values brighter than white.
  package var isBrighterThanWhite: Bool { image.halves != nil && template == nil && headroom > 1 }
}
