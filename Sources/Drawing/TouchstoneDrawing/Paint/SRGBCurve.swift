import Foundation

/// The transfer curve of sRGB, between encoded components and linear light.
///
/// - Source: IEC 61966-2-1.
package enum SRGBCurve {
  /// Returns the linear light of an encoded component of at least 0; 1 is white.
  package static func light<Component: BinaryFloatingPoint>(_ encoded: Component) -> Component {
    encoded <= 0.04045 ? encoded / 12.92 : Component(pow(Double((encoded + 0.055) / 1.055), 2.4))
  }

  /// Returns the encoded component for linear light of at least 0; 1 is white.
  package static func encoded<Component: BinaryFloatingPoint>(_ light: Component) -> Component {
    light <= 0.0031308 ? light * 12.92 : 1.055 * Component(pow(Double(light), 1 / 2.4)) - 0.055
  }
}
