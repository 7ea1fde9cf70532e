import TouchstoneDiff
import TouchstoneDrawing

/// Colour vision without one of the three kinds of cones.
///
/// - Source: G. Machado, M. Oliveira, L. Fernandes, "A Physiologically-based Model for Simulation of Color Vision
///   Deficiency", 2009, table 1, severity 1.0. The matrices apply to linear light.
package enum ColorVision: String, CaseIterable, Sendable {
  case protanopia, deuteranopia, tritanopia

  /// Row by row.
  package var matrix: [SIMD3<Double>] {
    switch self {
    case .protanopia:
      [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    case .deuteranopia:
      [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    case .tritanopia:
      [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    }
  }

  /// Returns the perceived colour, with 8-bit sRGB components.
  package func simulated(_ color: SIMD3<UInt8>) -> SIMD3<UInt8> {
    let light = SIMD3(SRGBCurve.light(color.x), SRGBCurve.light(color.y), SRGBCurve.light(color.z))
    let seen = matrix.map { row in SRGBCurve.component((row * light).sum()) }
    return SIMD3(seen[0], seen[1], seen[2])
  }
}
