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

  /// Every screen at 2x, light and, if it is different then, dark.
  @Test(arguments: Screen.allCases)
  func screen(_ screen: Screen) {
    assertSnapshot(of: screen.view, as: .image(scale: 2), named: "light")
    if screen.followsTheAppearance {
      assertSnapshot(of: screen.view, as: .image(scale: 2, colorScheme: .dark), named: "dark")
    }
  }

  /// Screens that fill a phone, at the type size `accessibility3` and in a right-to-left layout.
  @Test(arguments: Screen.allCases.filter(\.fillsThePhone))
  func adaptation(_ screen: Screen) {
    assertSnapshot(of: screen.view.dynamicTypeSize(.accessibility3), as: .image(scale: 1), named: "accessibility3")
    assertSnapshot(
      of: screen.view.environment(\.layoutDirection, .rightToLeft), as: .image(scale: 1), named: "rightToLeft")
  }

  /// The tiles at the end of the forecast.
  @Test func weatherScrolledToTheBottom() {
    assertSnapshot(of: Screen.weather.view.defaultScrollAnchor(.bottomLeading), as: .image(scale: 2))
  }

  /// Every chart at 1x.
  @Test(arguments: ChartPiece.allCases)
  func chart(_ chart: ChartPiece) {
    assertSnapshot(of: chart.view, as: .image(scale: 1))
  }

  /// Contact sheets at 2x.
  @Test(arguments: Sheet.allCases)
  func sheet(_ sheet: Sheet) {
    assertSnapshot(of: sheet.view, as: .image(scale: 2), named: "light")
    if sheet.followsTheAppearance {
      assertSnapshot(of: sheet.view, as: .image(scale: 2, colorScheme: .dark), named: "dark")
    }
  }

  /// The gallery's photo, which is this painting at 2x.
  @Test func portrait() {
    assertSnapshot(of: DogPortrait(), as: .image)
  }
}
