import Foundation
import TouchstoneUI

/// Rows of cells on white.
struct VectorSheet<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack(spacing: 10) { content }
      .padding(10)
      .background(Color.white)
  }
}

extension View {
  /// Puts a view into a cell of a sheet.
  func cell() -> some View { frame(width: 44, height: 44) }
}
