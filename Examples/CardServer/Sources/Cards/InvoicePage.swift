import SwiftUI

/// A page of an invoice, A4: 595 × 842 points.
public struct InvoicePage: View {
  let invoice: Invoice
  let page: Int

  /// - Parameter page: The page, from 0.
  public init(_ invoice: Invoice, page: Int) {
    self.invoice = invoice
    self.page = page
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      if page == 0 {
        Text(verbatim: "Invoice \(invoice.number)").font(.largeTitle.bold())
        Text(verbatim: "For \(invoice.customer)").foregroundStyle(.secondary)
      } else {
        Text(verbatim: "Invoice \(invoice.number), continued").font(.headline)
      }
      Grid(alignment: .leading, verticalSpacing: 5) {
        ForEach(invoice.items(onPage: page)) { item in
          GridRow {
            Text(verbatim: item.name).frame(maxWidth: .infinity, alignment: .leading)
            euros(item.cents)
          }
        }
        if page == invoice.pageCount - 1 {
          Divider()
          GridRow {
            Text("Total").bold()
            euros(invoice.cents).bold()
          }
        }
      }
      .font(.footnote)
      Spacer(minLength: 0)
      Text(verbatim: "Page \(page + 1) of \(invoice.pageCount)").font(.caption).foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, alignment: .trailing)
    }
    .padding(56)
    .frame(width: 595, height: 842)
    .background(.white)
  }

  private func euros(_ cents: Int) -> some View {
    // Dividing decimals would take as long as formatting them.
    let amount = Decimal(sign: .plus, exponent: -2, significand: Decimal(cents))
    return Text(amount, format: .currency(code: "EUR")).monospacedDigit().gridColumnAlignment(.trailing)
  }
}
