import TouchstoneCore
import TouchstoneUI

/// Which subscriptions of a group a view offers.
///
/// - Source: StoreKit, `SubscriptionStoreView.VisibleRelationships`.
public struct SubscriptionStoreRelationships: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let upgrade = Self(rawValue: 1)
  public static let downgrade = Self(rawValue: 2)
  public static let crossgrade = Self(rawValue: 4)
  public static let current = Self(rawValue: 8)
  public static let all: Self = [.upgrade, .downgrade, .crossgrade, .current]
}

extension Product {
  /// - Source: StoreKit, `Product.SubscriptionRelationship`.
  public typealias SubscriptionRelationship = SubscriptionStoreRelationships
}
