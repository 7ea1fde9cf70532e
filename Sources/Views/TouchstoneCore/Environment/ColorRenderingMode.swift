package import TouchstoneDrawing

/// The colour space in which a picture is composited.
///
/// - Source: SwiftUI, `ColorRenderingMode`.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Gamma-encoded sRGB; components outside of 0…1 are clamped.
  case nonLinear
  /// Linear sRGB; components outside of 0…1 are clamped.
  case linear
  /// Linear sRGB with unclamped components.
  case extendedLinear

  /// The mode for a group in a display list.
  package var light: DisplayList.Light {
    switch self {
    case .nonLinear: .encoded
    case .linear: .linear
    case .extendedLinear: .extended
    }
  }
}
