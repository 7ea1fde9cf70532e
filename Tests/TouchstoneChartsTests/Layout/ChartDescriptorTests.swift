import Charts
import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

/// Chart descriptors for accessibility, checked against Apple's documentation of `AXChartDescriptor`.
@MainActor @Suite struct ChartDescriptorTests {
  private struct Sales: AXChartDescriptorRepresentable {
    var title: String? = "Sales"

    func makeChartDescriptor() -> AXChartDescriptor {
      let days = AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon", "Tue"])
      let number = AXNumericDataAxisDescriptor(title: "Number", range: 0...30, gridlinePositions: [10, 20]) {
        "\(Int($0)) pieces"
      }
      let series = AXDataSeriesDescriptor(
        name: "Shop", isContinuous: false,
        dataPoints: [AXDataPoint(x: "Mon", y: 12, additionalValues: [.category("sunny")]), AXDataPoint(x: 2, y: nil)])
      return AXChartDescriptor(title: title, summary: "They rise", xAxis: days, yAxis: number, series: [series])
    }
  }

  private func bars() -> some View {
    Chart(["Mon", "Tue"], id: \.self) { BarMark(x: .value("Day", $0), y: .value("Number", 12)) }
      .chartXAxis(.hidden).chartYAxis(.hidden)
  }

  @Test func `the title and the summary are read around the marks`() {
    let elements = ChartPicture(bars().accessibilityChartDescriptor(Sales())).root.accessibilityElements
    let text = elements.map(\.description).joined(separator: "\n")
    #expect(text.contains("Sales") && text.contains("They rise"))
    #expect(text.contains(#"text "Mon" value: "12""#) && text.contains(#"text "Tue" value: "12""#))
  }

  @Test func `a description without a title leaves the chart its own words`() {
    let elements = ChartPicture(bars().accessibilityChartDescriptor(Sales(title: nil))).root.accessibilityElements
    #expect(elements.map(\.description).joined().contains("Mon"))
  }

  @Test func `descriptors hold what they are given, and can be brought up to date`() {
    let descriptor = Sales().makeChartDescriptor()
    #expect((descriptor.xAxis as? AXCategoricalDataAxisDescriptor)?.categoryOrder == ["Mon", "Tue"])
    #expect(descriptor.yAxis?.range == 0...30 && descriptor.yAxis?.gridlinePositions == [10, 20])
    #expect(descriptor.yAxis?.valueDescriptionProvider(12) == "12 pieces" && descriptor.yAxis?.scaleType == .linear)
    let points = descriptor.series[0].dataPoints
    #expect(points[0].xValue.category == "Mon" && points[0].yValue?.number == 12)
    #expect(points[0].additionalValues.map(\.category) == ["sunny"] && points[1].xValue.number == 2)
    #expect(points[1].yValue == nil && descriptor.additionalAxes.isEmpty && !descriptor.series[0].isContinuous)
    descriptor.xAxis.title = "Weekday"
    Sales().updateChartDescriptor(descriptor)
    #expect(descriptor.xAxis.title == "Weekday")
  }
}
