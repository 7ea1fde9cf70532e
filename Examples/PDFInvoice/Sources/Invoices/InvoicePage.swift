import SwiftUI

/// An invoice on a page of A4, 595 × 842 points.
public struct InvoicePage: View {
  public struct Item: Identifiable, Sendable {
    public let id: Int
    public let name: String
    public let cents: Int

    public init(id: Int, name: String, cents: Int) {
      self.id = id
      self.name = name
      self.cents = cents
    }
  }

  let number: Int
  let items: [Item]

  public init(number: Int, items: [Item]) {
    self.number = number
    self.items = items
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Text(verbatim: "Invoice \(number)").font(.largeTitle.bold())
      Grid(alignment: .leading, verticalSpacing: 10) {
        ForEach(items) { item in
          GridRow {
            Text(item.name).frame(maxWidth: .infinity, alignment: .leading)
            Text(Self.euros(item.cents)).monospacedDigit().gridColumnAlignment(.trailing)
          }
        }
        Divider()
        GridRow {
          Text("Total").bold()
          Text(Self.euros(items.reduce(0) { $0 + $1.cents })).bold().monospacedDigit()
        }
      }
      Spacer()
      Text("Payable within 14 days.").font(.footnote).foregroundStyle(.secondary)
    }
    .padding(56)
    .frame(width: 595, height: 842)
    .background(.white)
  }

  private static func euros(_ cents: Int) -> String {
    "€ \(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
  }
}

extension InvoicePage {
  /// The invoice as a PDF file with searchable text.
  @MainActor public func pdf() -> Data {
    let data = NSMutableData()
    let renderer = ImageRenderer(content: self)
    renderer.render { size, draw in
      var box = CGRect(origin: .zero, size: size)
      guard let consumer = CGDataConsumer(data: data), let context = CGContext(consumer: consumer, mediaBox: &box, nil)
      else { return }
      context.beginPDFPage(nil)
      draw(context)
      context.endPDFPage()
      context.closePDF()
    }
    return data as Data
  }
}
