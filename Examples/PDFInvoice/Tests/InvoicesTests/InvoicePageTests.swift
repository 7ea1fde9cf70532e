import Invoices
import SwiftUI
import Testing
import TouchstoneTesting

@MainActor @Suite(.snapshots) struct InvoicePageTests {
  private let page = InvoicePage(
    number: 1042,
    items: [
      .init(id: 1, name: "Design review", cents: 48_000),
      .init(id: 2, name: "Golden images, 12 screens", cents: 96_050),
    ])

  /// The page as a picture: small changes of a PDF file's bytes say nothing about what it shows.
  @Test func page1() {
    assertSnapshot(of: page, as: .image(layout: .fixed(width: 595, height: 842), scale: 1))
  }

  @Test func theFileIsAPDF() {
    #expect(page.pdf().prefix(5) == Data("%PDF-".utf8))
  }
}
