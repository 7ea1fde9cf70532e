import Gallery
import SwiftUI

/// All pieces on one page: a row for each, light beside dark.
struct ContactSheet: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      SheetTitle("Gallery", "Five views, light and dark")
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          SheetHeading("Light", .light)
          SheetHeading("Dark", .dark)
        }
        ForEach(GalleryPiece.allCases, id: \.self) { piece in
          GridRow {
            cell(piece, .light)
            cell(piece, .dark)
          }
        }
      }
    }
    .background(Color(white: 0.95))
    .environment(\.colorScheme, .light)
  }

  private func cell(_ piece: GalleryPiece, _ scheme: ColorScheme) -> some View {
    VStack(spacing: 10) {
      piece.view.clipped()
      Text(piece.rawValue.words).font(.footnote).foregroundStyle(.secondary)
    }
    .padding(.vertical, 20)
    .padding(.horizontal, 28)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.background)
    .environment(\.colorScheme, scheme)
  }
}
