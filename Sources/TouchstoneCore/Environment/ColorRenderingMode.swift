package import TouchstoneDrawing

/// The colour space in which a picture is put together.
///
/// - Source: SwiftUI, `ColorRenderingMode`.
public enum ColorRenderingMode: Hashable, Sendable {
  /// sRGB with its gamma; components outside of 0…1 are clamped.
  case nonLinear
  /// sRGB of linear light.
  case linear
  /// sRGB of linear light that keeps components outside of 0…1.
  case extendedLinear

  /// The mode of a group of drawing steps.
  package var light: DisplayList.Light {
    switch self {
    case .nonLinear: .encoded
    case .linear: .linear
    case .extendedLinear: .extended
    }
  }
}
