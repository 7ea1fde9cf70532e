public import Foundation

/// What the App Store sells. There is none: only code that is never reached has one.
///
/// - Source: StoreKit, `Product`.
public struct Product: Identifiable, Hashable, Sendable {
  /// - Source: StoreKit, `Product.ProductType`.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let consumable = Self(rawValue: "Consumable")
    public static let nonConsumable = Self(rawValue: "Non-Consumable")
    public static let nonRenewable = Self(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = Self(rawValue: "Auto-Renewable Subscription")
  }

  /// - Source: StoreKit, `Product.SubscriptionPeriod`.
  public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Hashable, Sendable { case day, week, month, year }
    public let unit: Unit
    public let value: Int
  }

  /// - Source: StoreKit, `Product.SubscriptionOffer`.
  public struct SubscriptionOffer: Hashable, Sendable {
    public enum PaymentMode: Hashable, Sendable { case payAsYouGo, payUpFront, freeTrial }
    public let id: String?
    public let price: Decimal
    public let displayPrice: String
    public let period: SubscriptionPeriod
    public let paymentMode: PaymentMode
  }

  /// - Source: StoreKit, `Product.SubscriptionInfo`.
  public struct SubscriptionInfo: Hashable, Sendable {
    public let introductoryOffer: SubscriptionOffer?
    public let promotionalOffers: [SubscriptionOffer]
    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod
    public var isEligibleForIntroOffer: Bool { get async { false } }
  }

  /// - Source: StoreKit, `Product.PurchaseOption`.
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String
    public static func appAccountToken(_ token: UUID) -> Self { Self(name: "\(token)") }
    public static func quantity(_ quantity: Int) -> Self { Self(name: "\(quantity)") }
  }

  /// - Source: StoreKit, `Product.PurchaseResult`.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled, pending
  }

  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let isFamilyShareable: Bool
  public let subscription: SubscriptionInfo?

  /// Throws, because there is no App Store.
  public static func products(for identifiers: some Collection<String>) async throws -> [Product] {
    throw StoreKitError.unsupported
  }

  /// Throws, because there is no App Store.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw StoreKitError.unsupported
  }
}
