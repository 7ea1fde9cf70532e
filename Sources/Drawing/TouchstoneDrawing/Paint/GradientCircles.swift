public import Foundation

/// The two circles between which a gradient runs.
public struct GradientCircles: Hashable, Sendable {
  /// The centre of the first circle.
  public var startCenter: CGPoint
  /// The radius of the first circle; not negative.
  public var startRadius: CGFloat
  /// The centre of the last circle.
  public var endCenter: CGPoint
  /// The radius of the last circle; not negative.
  public var endRadius: CGFloat
  /// Whether the gradient extends before the first circle, in its colour.
  public var extendsBefore: Bool
  /// Whether the gradient extends after the last circle, in its colour.
  public var extendsAfter: Bool

  /// Creates two circles; where several intermediate circles cover a point, the one nearest to the end is visible.
  public init(
    startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat, extendsBefore: Bool = false,
    extendsAfter: Bool = false
  ) {
    self.startCenter = startCenter
    self.startRadius = startRadius
    self.endCenter = endCenter
    self.endRadius = endRadius
    self.extendsBefore = extendsBefore
    self.extendsAfter = extendsAfter
  }

  /// Whether the circles are valid.
  package var isUsable: Bool {
    let numbers = [startCenter.x, startCenter.y, endCenter.x, endCenter.y, startRadius, endRadius]
    return numbers.allSatisfy { $0.magnitude < 1e9 } && startRadius >= 0 && endRadius >= 0
  }
}
