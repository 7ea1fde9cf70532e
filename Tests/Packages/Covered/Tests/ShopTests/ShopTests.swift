import SwiftUI
import Testing
import TouchstoneTesting

@testable import Shop

@MainActor @Suite struct ShopTests {
  private let mirrored = UITraitCollection(layoutDirection: .rightToLeft)
  private let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)

  @Test func priceTag() {
    assertSnapshot(of: PriceTag(price: 20, isSale: true), as: .image)
    assertSnapshot(of: PriceTag(price: 0, isSale: true), as: .image(colorScheme: .dark))
    assertSnapshot(of: PriceTag(price: 200, isSale: true), as: .image(traits: mirrored))
  }

  @Test func badge() {
    assertSnapshot(of: Badge(level: .bronze), as: .image)
    assertSnapshot(of: Badge(level: .gold), as: .image)
  }

  @Test func basket() {
    assertSnapshot(of: Basket(items: ["Tea", "Milk"]), as: .image)
    assertSnapshot(of: Basket(items: []).frame(width: 80, height: 80), as: .image(colorScheme: .dark))
    assertSnapshot(of: Basket(items: ["Tea", "Milk"]), as: .image(traits: large))
    // The row in the dark.
    assertSnapshot(of: BasketRow(title: "Tea", isLast: true), as: .image(colorScheme: .dark))
  }

  @Test func offer() {
    assertSnapshot(of: Offer(discount: 10), as: .image)
    assertSnapshot(of: Offer(), as: .image(colorScheme: .dark))
    assertSnapshot(of: Offer().environment(\.layoutDirection, .rightToLeft), as: .image)
    assertSnapshot(
      of: Card {
        Text("large")
      } footer: {
        EmptyView()
      }, as: .image(traits: large))
  }

  @Test func actionBar() {
    assertSnapshot(of: ActionBar().frame(width: 400), as: .image)
    assertSnapshot(of: ActionBar().frame(width: 160), as: .image(colorScheme: .dark))
  }

  /// A snapshot that shows no view.
  @Test func words() {
    assertSnapshot(of: "Tea", as: .lines)
  }

  @Test func shelf() {
    assertSnapshot(of: Shelf(isLoaded: true), as: .image)
    assertSnapshot(of: Shelf.labelled(isSale: false), as: .image)
  }

  @Test func loader() {
    assertSnapshot(of: Loader(), as: .image)
  }
}
