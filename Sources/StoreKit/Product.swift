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

/// What the App Store says, and whether it was signed.
///
/// - Source: StoreKit, `VerificationResult`.
public enum VerificationResult<SignedType: Sendable>: Sendable {
  public enum VerificationError: Error, Hashable, Sendable {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature
    case missingRequiredProperties
  }

  case unverified(SignedType, VerificationError)
  case verified(SignedType)

  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): value
      case .unverified(_, let error): throw error
      }
    }
  }

  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

/// What was bought in the App Store. There is none.
///
/// - Source: StoreKit, `Transaction`.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// The transactions of the App Store: none.
  ///
  /// - Source: StoreKit, `Transaction.Transactions`.
  public struct Transactions: AsyncSequence, Sendable {
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let productType: Product.ProductType
  public let purchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  public let isUpgraded: Bool

  public static var all: Transactions { Transactions() }
  public static var currentEntitlements: Transactions { Transactions() }
  public static var unfinished: Transactions { Transactions() }
  public static var updates: Transactions { Transactions() }
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }

  public func finish() async {}
}

/// The App Store, which does not exist on Linux.
///
/// - Source: StoreKit, `AppStore`.
public enum AppStore {
  public static var canMakePayments: Bool { false }
  /// Throws, because there is no App Store.
  public static func sync() async throws { throw StoreKitError.unsupported }
}
