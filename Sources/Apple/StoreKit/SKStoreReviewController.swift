import TouchstoneCore

/// - Source: StoreKit, `SKStoreReviewController`.
@MainActor @preconcurrency
public enum SKStoreReviewController {
  /// Does nothing: no one is asked.
  public static func requestReview() {}
}
