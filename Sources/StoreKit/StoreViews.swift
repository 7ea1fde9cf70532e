public import TouchstoneCore
import TouchstoneUI

// The views of StoreKit. What they show is the App Store's, so placeholders are drawn in the frames that Apple's take: those
// of a product are as high as their rows, and stores fill their space. Apple publishes no sizes.

/// A product with its price. A placeholder is drawn.
///
/// - Source: StoreKit, `ProductView`.
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  private init(drawn: Void) {}

  public var body: some View { PlatformViewPlaceholder(name: "ProductView").frame(height: 72) }
}

extension ProductView {
  /// Creates a view of a product with an icon of the app's own.
  public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon)
  where PlaceholderIcon == EmptyView { self.init(drawn: ()) }

  /// Creates a view of a product with an icon of the app's own, and one until the product is there.
  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) { self.init(drawn: ()) }

  /// Creates a view of a product with an icon of the app's own.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon)
  where PlaceholderIcon == EmptyView { self.init(drawn: ()) }
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Creates a view of a product.
  public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) { self.init(drawn: ()) }

  /// Creates a view of a product.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) { self.init(drawn: ()) }
}

/// Several products with their prices. A placeholder is drawn.
///
/// - Source: StoreKit, `StoreView`.
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  private init(drawn: Void) {}

  public var body: some View { PlatformViewPlaceholder(name: "StoreView") }
}

extension StoreView where PlaceholderIcon == EmptyView {
  /// Creates a view of products with icons of the app's own.
  public init(
    ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) { self.init(drawn: ()) }

  /// Creates a view of products.
  public init(ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView { self.init(drawn: ()) }

  /// Creates a view of products.
  public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) where Icon == EmptyView {
    self.init(drawn: ())
  }
}

/// The subscriptions of a group with their prices. A placeholder is drawn.
///
/// - Source: StoreKit, `SubscriptionStoreView`.
public struct SubscriptionStoreView<Content: View>: View {
  private init(drawn: Void) {}

  public var body: some View { PlatformViewPlaceholder(name: "SubscriptionStoreView") }
}

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

extension SubscriptionStoreView {
  /// Creates a view of a group of subscriptions with content of the app's own.
  public init(
    groupID: String, visibleRelationships: SubscriptionStoreRelationships = .all,
    @ViewBuilder marketingContent: () -> Content
  ) { self.init(drawn: ()) }

  /// Creates a view of subscriptions with content of the app's own.
  public init(productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content) {
    self.init(drawn: ())
  }
}

extension SubscriptionStoreView where Content == EmptyView {
  /// Creates a view of a group of subscriptions.
  public init(groupID: String, visibleRelationships: SubscriptionStoreRelationships = .all) { self.init(drawn: ()) }

  /// Creates a view of subscriptions.
  public init(productIDs: some Collection<Product.ID>) { self.init(drawn: ()) }
}
