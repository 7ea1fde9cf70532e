public import TouchstoneCore
import TouchstoneUI

/// A product with its price. A placeholder is drawn.
///
/// - Source: StoreKit, `ProductView`.
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  public var body: some View { PlatformViewPlaceholder(name: "ProductView").frame(height: 72) }
}

extension ProductView {
  /// Creates a view of a product with an icon of the app's own.
  public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon)
  where PlaceholderIcon == EmptyView {}

  /// Creates a view of a product with an icon of the app's own, and one until the product is there.
  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {}

  /// Creates a view of a product with an icon of the app's own.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon)
  where PlaceholderIcon == EmptyView {}
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Creates a view of a product.
  public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) {}

  /// Creates a view of a product.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) {}
}
