import SwiftUI

/// Repetitions: of data, of numbers that the code has, and in rows.
struct Basket: View {  // GAP Basket: never right to left
  var items: [String]
  var extras: [String] = []

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(items, id: \.self) { item in  // GAP Basket: `ForEach` never with one
        BasketRow(title: item, isLast: item == items.last)
      }
      ForEach(extras, id: \.self) {  // GAP Basket: `ForEach` never with one; `ForEach` never with several
        Text($0)
      }
      ForEach(0..<2) { number in
        if number == 0 { Text("first") } else { Text("second") }
      }
    }
  }
}

/// A row that is a file's second view.
struct BasketRow: View {  // GAP BasketRow: never right to left
  var title: String
  var isLast: Bool
  var isGift = false

  var body: some View {
    HStack {
      Text(title)
      if isGift { Image(systemName: "gift") }  // GAP BasketRow: `if isGift` never drawn
    }
    if !isLast { Divider() }
  }
}
