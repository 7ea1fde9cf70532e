import Accessibility
import Foundation
import Testing

/// What a file finds that imports Accessibility, but not SwiftUI.
@Suite struct AccessibilityModuleTests {
  @Test func `charts can be described`() {
    let pieces = AXNumericDataAxisDescriptor(title: "Number", range: 0...30, gridlinePositions: [10]) {
      "\(Int($0)) pieces"
    }
    let days = AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon"])
    let series = AXDataSeriesDescriptor(name: "Shop", isContinuous: true, dataPoints: [AXDataPoint(x: "Mon", y: 12)])
    let chart = AXChartDescriptor(title: "Sales", summary: nil, xAxis: days, yAxis: pieces, series: [series])
    #expect(chart.yAxis?.valueDescriptionProvider(12) == "12 pieces")
    #expect(chart.series[0].dataPoints[0].xValue.category == "Mon")
  }

  @Test func `announcements say a text`() {
    #expect(String(AccessibilityNotification.Announcement("Saved").announcement.characters) == "Saved")
    #expect(AXCustomContent.Importance.high != .default)
  }
}
