import Foundation

/// How colours outside a device's gamut are replaced; ignored here.
///
/// - Source: Core Graphics, `CGColorRenderingIntent`.
public enum CGColorRenderingIntent: Int32, Hashable, Sendable {
  /// The default intent for the content.
  case defaultIntent = 0
  /// Keeps colours unchanged; those outside the gamut become the nearest ones inside.
  case absoluteColorimetric = 1
  /// Keeps colours relative to the device's white point.
  case relativeColorimetric = 2
  /// Shifts all colours so that their relationships are preserved.
  case perceptual = 3
  /// Preserves saturation, even if hues shift.
  case saturation = 4
}
