import TouchstoneCore

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
