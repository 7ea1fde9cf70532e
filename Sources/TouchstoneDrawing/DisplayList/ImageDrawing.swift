public import Foundation

/// A bitmap drawn into a rectangle.
public struct ImageDrawing: Hashable, Sendable {
  /// How colours between pixels are found.
  public enum Interpolation: Hashable, Sendable {
    /// The nearest pixel's colour: pixels become squares.
    case none
    /// The fastest way that mixes neighbours.
    case low
    /// A middle way between speed and quality.
    case medium
    /// The finest way.
    case high
  }

  /// The bitmap.
  public var image: CGImage
  /// The part of the bitmap that is drawn, in its pixels.
  public var sourceRect: CGRect
  /// Where it is drawn, in points.
  public var rect: CGRect
  /// How colours between pixels are found.
  public var interpolation: Interpolation
  /// Whether the edges of the rectangle are smooth.
  public var isAntialiased: Bool
  /// The paint that replaces the bitmap's colours; its opacity stays. `nil` draws the bitmap as it is.
  public var template: Paint?
  /// The brightest that a component of an image of half floats may be, in the light of white; up to 1, the image is drawn
  /// as its eight bits are.
  public var headroom: Float

  /// Creates a drawing of a bitmap, of all of it unless a part is given.
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

  /// Whether there may be something brighter than white to draw.
  package var isBrighterThanWhite: Bool { image.halves != nil && template == nil && headroom > 1 }
}
