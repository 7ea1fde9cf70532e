/// Technologies that help people to use an app.
///
/// - Source: SwiftUI, `AccessibilityTechnologies`.
public struct AccessibilityTechnologies: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// VoiceOver, which speaks.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}
