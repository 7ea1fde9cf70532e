/// How far the Digital Crown is turned for a step. Pictures show no crown.
///
/// - Source: SwiftUI, `DigitalCrownRotationalSensitivity`.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  /// Far, less far, and a little.
  case low, medium, high
}
