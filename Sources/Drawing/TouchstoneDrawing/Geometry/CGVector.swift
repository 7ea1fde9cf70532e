public import Foundation

/// A vector in the plane, in points.
///
/// - Source: Core Graphics, `CGVector`.
public struct CGVector: Hashable, Codable, Sendable {
  /// The x component.
  public var dx: CGFloat
  /// The y component.
  public var dy: CGFloat

  public static let zero = CGVector()

  /// Creates the zero vector.
  public init() {
    self.init(dx: CGFloat(0), dy: CGFloat(0))
  }

  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
