public import TouchstoneCore
import TouchstoneUI

// The views of StoreKit. What they show is the App Store's, so placeholders are drawn in the frames that Apple's take: those
// of a product are as high as their rows, and stores fill their space. Apple publishes no sizes.

/// Several products with their prices. A placeholder is drawn.
///
/// - Source: StoreKit, `StoreView`.
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  public var body: some View { PlatformViewPlaceholder(name: "StoreView") }
}

extension StoreView where PlaceholderIcon == EmptyView {
  /// Creates a view of products with icons of the app's own.
  public init(
    ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) {}

  /// Creates a view of products.
  public init(ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView {}

  /// Creates a view of products.
  public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) where Icon == EmptyView {}
}

/// The subscriptions of a group with their prices. A placeholder is drawn.
///
/// - Source: StoreKit, `SubscriptionStoreView`.
public struct SubscriptionStoreView<Content: View>: View {
  public var body: some View { PlatformViewPlaceholder(name: "SubscriptionStoreView") }
}

extension SubscriptionStoreView {
  /// Creates a view of a group of subscriptions with content of the app's own.
  public init(
    groupID: String, visibleRelationships: SubscriptionStoreRelationships = .all,
    @ViewBuilder marketingContent: () -> Content
  ) {}

  /// Creates a view of subscriptions with content of the app's own.
  public init(productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content) {}
}

extension SubscriptionStoreView where Content == EmptyView {
  /// Creates a view of a group of subscriptions.
  public init(groupID: String, visibleRelationships: SubscriptionStoreRelationships = .all) {}

  /// Creates a view of subscriptions.
  public init(productIDs: some Collection<Product.ID>) {}
}
