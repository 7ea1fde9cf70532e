public import TouchstoneCore

/// Asks people for a review. No one is asked.
///
/// - Source: StoreKit, `RequestReviewAction`.
@MainActor @preconcurrency
public struct RequestReviewAction: Sendable {
  nonisolated init() {}

  public func callAsFunction() {}
}

extension EnvironmentValues {
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  public var purchase: PurchaseAction { PurchaseAction() }
}
