import SwiftUI

/// A labelled sheet of all specimens of a kind, by name.
public enum Sheet: String, CaseIterable, Sendable {
  case charts, filters

  /// Whether light and dark appearances differ in more than the labels.
  public var followsTheAppearance: Bool {
    switch self {
    case .filters: false
    case .charts: true
    }
  }

  /// The sheet on a window background.
  @MainActor @ViewBuilder public var view: some View {
    switch self {
    case .charts: ChartSheet().sheet()
    case .filters: FilterSheet().sheet()
    }
  }
}

extension View {
  fileprivate func sheet() -> some View {
    padding(12)
      .fixedSize()
      .background(.background)
  }
}

/// A specimen with the code that draws it.
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
        .minimumScaleFactor(0.6)
    }
    .frame(width: 84)
  }
}

/// A grid of specimens with a number of columns.
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

#Preview("Specimen", traits: .sizeThatFitsLayout) {
  Specimen(code: ".teal") { Color.teal.frame(width: 60, height: 40) }.padding().background(.background)
}

#Preview("Grid", traits: .sizeThatFitsLayout) {
  SpecimenGrid(items: [Color.red, .orange, .yellow, .green, .blue], columns: 3) { color in
    Specimen(code: color.description) { color.frame(width: 60, height: 40) }
  }
  .padding()
  .background(.background)
}
