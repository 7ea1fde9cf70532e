import SwiftUI

/// Several charts of the gallery side by side.
struct ChartSheet: View {
  private let rows: [[ChartPiece]] = [[.stock, .scatter], [.selection, .normalizedAreas], [.gantt, .heatMap]]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(rows, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(row, id: \.self) { $0.view }
        }
      }
    }
  }
}

#Preview(traits: .sizeThatFitsLayout) { ChartSheet() }
