import TouchstoneUI

/// A three-dimensional surface plot. Unavailable.
///
/// - Source: Swift Charts of OS 26, `SurfacePlot`.
@available(*, unavailable, message: "Touchstone does not draw 3D charts; show a LinePlot instead")
public struct SurfacePlot {
  /// Unavailable.
  public init(x: Any, y: Any, z: Any, function: @escaping (Double, Double) -> Double) {}
}
