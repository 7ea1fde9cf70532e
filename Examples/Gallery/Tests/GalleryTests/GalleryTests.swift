import Gallery
import SwiftUI
import Testing
import TouchstoneTesting

@MainActor @Suite(.snapshots) struct GalleryTests {
  /// Every piece at 1x, 2x and 3x, light and dark: thirty goldens.
  @Test(arguments: GalleryPiece.allCases)
  func piece(_ piece: GalleryPiece) {
    for scale in [1, 2, 3] as [CGFloat] {
      assertSnapshot(of: piece.view, as: .image(scale: scale), named: "light")
      assertSnapshot(of: piece.view, as: .image(scale: scale, colorScheme: .dark), named: "dark")
    }
  }

  /// Every screen at 2x, light and dark.
  @Test(arguments: Screen.allCases)
  func screen(_ screen: Screen) {
    assertSnapshot(of: screen.view, as: .image(scale: 2), named: "light")
    assertSnapshot(of: screen.view, as: .image(scale: 2, colorScheme: .dark), named: "dark")
  }

  /// The photo of the gallery is this painting at 2x.
  @Test func portrait() {
    assertSnapshot(of: DogPortrait(), as: .image)
  }
}
