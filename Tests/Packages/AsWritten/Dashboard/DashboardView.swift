import SwiftUI

public struct DashboardView: View {
  @ObservedObject var store: Store

  public init(store: Store) { self.store = store }

  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(store.title).font(.headline)
      if let figures = store.figures {
        ProgressView(value: figures.goal) {
          Text("Goal")
        } currentValueLabel: {
          Text(figures.goal, format: .percent)
        }
        Grid(alignment: .leading) {
          GridRow {
            Label("Visitors", systemImage: "person.2")
            Text(figures.visitors, format: .number).gridColumnAlignment(.trailing)
          }
        }
        .font(.caption.monospacedDigit())
      }
    }
    .padding(12)
    .background(.regularMaterial, in: .rect(cornerRadius: 12))
  }
}
