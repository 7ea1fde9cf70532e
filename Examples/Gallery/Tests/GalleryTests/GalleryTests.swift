import Gallery
import SwiftUI
import Testing
import TouchstoneTesting

/// Every piece at 1x, 2x and 3x, light and dark: thirty goldens.
@MainActor @Suite(.snapshots) struct GalleryTests {
  @Test(arguments: GalleryPiece.allCases, [1, 2, 3])
  func light(piece: GalleryPiece, scale: Int) {
    assertSnapshot(of: piece.view, as: .image(scale: CGFloat(scale)), named: "light")
  }

  @Test(arguments: GalleryPiece.allCases, [1, 2, 3])
  func dark(piece: GalleryPiece, scale: Int) {
    assertSnapshot(of: piece.view, as: .image(scale: CGFloat(scale), colorScheme: .dark), named: "dark")
  }

  /// The photo of the gallery is this painting at 2x.
  @Test func portrait() {
    assertSnapshot(of: DogPortrait(), as: .image)
  }
}
