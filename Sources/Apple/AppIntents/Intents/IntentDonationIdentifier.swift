import TouchstoneCore

/// What a donation would be deleted by.
///
/// - Source: AppIntents, `IntentDonationIdentifier`.
public struct IntentDonationIdentifier: Hashable, Sendable {
  private let id = UUID()
}
