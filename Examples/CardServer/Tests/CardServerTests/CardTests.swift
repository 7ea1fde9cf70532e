import Cards
import SwiftUI
import Testing
import TouchstoneTesting

@testable import CardServer

/// What clients get is reviewed like any other picture: by its golden.
@MainActor @Suite(.snapshots) struct CardTests {
  private let library = Library()

  @Test(arguments: ["golden-images", "rendering"]) func linkCard(slug: String) throws {
    let post = try #require(library.posts[slug])
    assertSnapshot(of: LinkCard(title: post.title, author: post.author), as: .image(scale: 1))
  }

  @Test func linkCardOfALongTitle() {
    let title = Array(repeating: "A title that a stranger wrote", count: 40).joined(separator: " and ")
    assertSnapshot(of: LinkCard(title: title, author: "Anonymous"), as: .image(scale: 1))
  }

  @Test(arguments: 0..<3) func invoicePage(page: Int) throws {
    let invoice = try #require(library.invoice(1042))
    assertSnapshot(
      of: InvoicePage(invoice, page: page).environment(\.locale, Locale(identifier: "de_DE")), as: .image(scale: 1))
  }

  @Test func visitsChart() {
    assertSnapshot(of: VisitsChart(visits: library.visits), as: .image)
  }
}
