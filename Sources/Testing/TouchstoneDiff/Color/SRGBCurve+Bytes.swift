package import TouchstoneDrawing

/// The curve for 8-bit components.
extension SRGBCurve {
  /// Returns the linear light of a component of 0…255, from 0 to 1.
  package static func light(_ component: UInt8) -> Double { lights[Int(component)] }

  private static let lights: [Double] = (0...255).map { light(Double($0) / 255) }

  /// Returns the component that is closest to linear light, which is clamped to 0…1.
  package static func component(_ light: Double) -> UInt8 { UInt8((encoded(min(1, max(0, light))) * 255).rounded()) }
}
