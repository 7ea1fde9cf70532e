import SwiftUI

/// Branches: an `if` with `else`, an optional, and a nested condition.
struct PriceTag: View {  // GAP PriceTag: never in a large type size
  var price: Int
  var isSale = false
  var note: String?

  // A plain condition, which no builder sees.
  private var words: String { if price == 0 { "free" } else { "\(price) €" } }

  var body: some View {
    VStack {
      if isSale {
        Text(words).bold()
      } else {  // GAP PriceTag: `else` never drawn
        Text(words)
        if price > 1000 { Text("or in rates") }
      }
      if let note {  // GAP PriceTag: `if let note` never drawn
        Text(note)
      }
    }
    .foregroundStyle(price > 100 ? .red : .blue)
  }
}
