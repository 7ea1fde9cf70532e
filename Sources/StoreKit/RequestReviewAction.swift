public import TouchstoneCore

/// Asks people for a review. Nobody is asked.
///
/// - Source: StoreKit, `RequestReviewAction`.
@MainActor @preconcurrency
public struct RequestReviewAction: Sendable {
  nonisolated init() {}

  public func callAsFunction() {}
}

/// Buys a product.
///
/// - Source: StoreKit, `PurchaseAction`.
@MainActor @preconcurrency
public struct PurchaseAction: Sendable {
  nonisolated init() {}

  /// Throws, because there is no App Store.
  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { throw StoreKitError.unsupported }
}

extension EnvironmentValues {
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  public var purchase: PurchaseAction { PurchaseAction() }
}

/// - Source: StoreKit, `SKStoreReviewController`.
@MainActor @preconcurrency
public enum SKStoreReviewController {
  /// Does nothing: nobody is asked.
  public static func requestReview() {}
}
