import SwiftUI
import Testing
import TouchstoneTesting

/// Everything of one kind that can be drawn, on a sheet: goldens of the package's own.
@MainActor @Suite(.snapshots) struct SheetTests {
  @Test(arguments: Sheet.allCases)
  func sheet(_ sheet: Sheet) {
    assertSnapshot(of: sheet.view, as: .image(scale: 2), named: sheet.followsTheAppearance ? "both" : "light")
  }
}
