import TouchstoneCore

/// When an action asks for a confirmation.
///
/// - Source: AppIntents, `ConfirmationConditions`.
public struct ConfirmationConditions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let appIsNotInForeground = ConfirmationConditions(rawValue: 1)
}
