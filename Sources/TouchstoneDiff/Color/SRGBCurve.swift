import Foundation

/// The transfer curve of sRGB, for 8-bit components.
///
/// - Source: IEC 61966-2-1.
package enum SRGBCurve {
  /// Returns the linear light of a component of 0…255, from 0 to 1.
  package static func light(_ component: UInt8) -> Double { lights[Int(component)] }

  private static let lights: [Double] = (0...255).map { component in
    let share = Double(component) / 255
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }

  /// Returns the component that is closest to linear light, which is clamped to 0…1.
  package static func component(_ light: Double) -> UInt8 {
    let light = min(1, max(0, light))
    let share = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    return UInt8((share * 255).rounded())
  }
}
