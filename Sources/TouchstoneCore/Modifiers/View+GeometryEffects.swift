public import Foundation
public import TouchstoneDrawing

extension View {
  /// Draws the view through a projection of its points.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }

  /// Draws the view turned in space about an axis.
  ///
  /// - Parameters:
  ///   - angle: How far it is turned.
  ///   - axis: The direction of the axis.
  ///   - anchor: The point of the view that the axis goes through.
  ///   - anchorZ: How far in front of the view the axis lies, in points.
  ///   - perspective: How much smaller what is further away gets; none at 0.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}
