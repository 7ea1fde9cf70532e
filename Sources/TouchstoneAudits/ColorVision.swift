import Foundation

/// A way to see colours in which one kind of cones is missing.
///
/// - Source: G. Machado, M. Oliveira, L. Fernandes, "A Physiologically-based Model for Simulation of Color Vision
///   Deficiency", 2009, table 1, severity 1.0. The matrices hold for linear light.
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

  /// How a colour looks, with 8-bit sRGB components.
  package func simulated(_ color: SIMD3<UInt8>) -> SIMD3<UInt8> {
    let light = SIMD3(Self.linear(color.x), Self.linear(color.y), Self.linear(color.z))
    let seen = matrix.map { row in Self.encoded((row * light).sum()) }
    return SIMD3(seen[0], seen[1], seen[2])
  }

  private static func linear(_ component: UInt8) -> Double {
    let share = Double(component) / 255
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ light: Double) -> UInt8 {
    let light = min(1, max(0, light))
    let share = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    return UInt8((share * 255).rounded())
  }
}
