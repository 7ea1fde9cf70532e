import Dashboard
import SwiftUI
import Testing
import TouchstoneTesting

@MainActor @Suite(.snapshots) struct SalesChartTests {
  private let week = zip(["Mon", "Tue", "Wed", "Thu", "Fri"], [120.0, 180, 90, 240, 310]).map {
    SalesChart.Day(name: $0, sales: $1)
  }

  @Test func aWeek() {
    assertSnapshots(of: SalesChart(days: week), as: .images(varying: .colorSchemes))
  }

  @Test func noData() {
    assertSnapshot(of: SalesChart(days: []), as: .image)
  }

  /// What a screen reader is told.
  @Test func accessibility() {
    assertSnapshot(of: SalesChart(days: week), as: .accessibilityTree)
  }
}
