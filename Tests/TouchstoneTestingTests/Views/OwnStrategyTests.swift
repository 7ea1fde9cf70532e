import Foundation
import Testing
import TouchstoneSnapshots
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneUI

private struct Invoice: Sendable {
  var number: Int
}

private struct InvoicePage: View {
  let invoice: Invoice

  var body: some View { Text("Invoice \(invoice.number)") }
}

/// The strategy that the migration guide shows.
extension Snapshotting where Value == Invoice, Format == UIImage {
  @MainActor fileprivate static var printed: Snapshotting {
    Snapshotting<InvoicePage, UIImage>.image(layout: .fixed(width: 595, height: 842))
      .pullback { invoice in InvoicePage(invoice: invoice) }
  }
}

@MainActor @Suite(.snapshots(.underTest)) struct OwnStrategyTests {
  @Test func aModelIsDrawnByItsView() {
    withTemporaryPath { folder in
      let first = verifySnapshot(of: Invoice(number: 7), as: .printed, named: "a", snapshotDirectory: folder)
      #expect(first?.contains("so one was recorded") == true)
      #expect(names(in: folder) == ["aModelIsDrawnByItsView.a@2x.png"])
    }
  }
}
