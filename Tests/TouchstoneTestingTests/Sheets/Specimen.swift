import SwiftUI

/// A sample with the code that made it.
struct Specimen<Content: View>: View {
  let code: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack(spacing: 4) {
      content
      Text(verbatim: code)
        .font(.system(size: 8, design: .monospaced))
        .foregroundStyle(.secondary)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
    }
    .frame(width: 84)
  }
}

/// Rows of as many specimens as there are columns.
struct SpecimenGrid<Item, Content: View>: View {
  let items: [Item]
  let columns: Int
  @ViewBuilder let content: (Item) -> Content

  var body: some View {
    Grid(alignment: .top, horizontalSpacing: 8, verticalSpacing: 10) {
      ForEach(Array(stride(from: 0, to: items.count, by: columns)), id: \.self) { start in
        GridRow {
          ForEach(start..<min(start + columns, items.count), id: \.self) { content(items[$0]) }
        }
      }
    }
  }
}
