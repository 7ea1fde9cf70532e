public import Foundation
public import TouchstoneDrawing

extension View {
  /// Applies a projection to the rendered view.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }

  /// Rotates the rendered view in three dimensions about an axis.
  ///
  /// - Parameters:
  ///   - angle: The angle of the rotation.
  ///   - axis: The direction of the axis.
  ///   - anchor: The point of the view through which the axis passes.
  ///   - anchorZ: The distance of the axis in front of the view, in points.
  ///   - perspective: The strength of the perspective; 0 for none.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}
