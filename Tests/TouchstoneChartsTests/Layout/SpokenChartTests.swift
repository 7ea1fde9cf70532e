import Charts
import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

/// The accessibility elements and view trees of charts.
@MainActor @Suite struct SpokenChartTests {
  private static let continents = [("Africa", 12), ("Asia", 31)]

  private func spoken(_ chart: some View) -> [String] {
    ChartPicture(chart.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)).root.accessibilityElements
      .map(\.description)
  }

  @Test func `marks are read in the order of the data`() {
    let chart = Chart(Self.continents, id: \.0) { BarMark(x: .value("Name", $0.0), y: .value("Area", $0.1)) }
    #expect(spoken(chart) == [#"text "Africa" value: "12""#, #"text "Asia" value: "31""#])
  }

  @Test func `the tree lists marks with their frames`() {
    let chart = Chart(Self.continents, id: \.0) { BarMark(x: .value("Name", $0.0), y: .value("Area", $0.1)) }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    let tree = ChartPicture(chart, width: 200, height: 310).root.treeDescription
    #expect(tree.contains(#"BarMark "Africa: 12" (15, 190) 70×120"#) && tree.contains(#"BarMark "Asia: 31" (115, 0)"#))
  }

  @Test func `the points of a line are read one by one, with the name of their series`() {
    let chart = Chart(Self.continents, id: \.0) {
      LineMark(x: .value("Name", $0.0), y: .value("Area", $0.1)).foregroundStyle(by: .value("Kind", "land"))
    }
    #expect(spoken(chart) == [#"text "Africa, land" value: "12""#, #"text "Asia, land" value: "31""#])
  }

  @Test func `lines, areas and sectors are read in the order of the data, whatever the order of drawing`() {
    let data = [("Asia", 31), ("Africa", 12), ("Europe", 5)]
    let expected = data.map { #"text "\#($0.0)" value: "\#($0.1)""# }
    #expect(spoken(Chart(data, id: \.0) { LineMark(x: .value("Name", $0.0), y: .value("Area", $0.1)) }) == expected)
    #expect(spoken(Chart(data, id: \.0) { AreaMark(x: .value("Name", $0.0), y: .value("Area", $0.1)) }) == expected)
    let ordered = Chart(data, id: \.0) { item in
      BarMark(x: .value("Name", item.0), y: .value("Area", item.1)).zIndex(Double(-item.1))
    }
    #expect(spoken(ordered) == expected)
    let sectors = Chart(data, id: \.0) {
      SectorMark(angle: .value("Area", $0.1)).foregroundStyle(by: .value("Name", $0.0))
    }
    #expect(spoken(sectors) == expected)
  }

  @Test func `the tree lists lines, areas and sectors with their number of points or their values`() {
    let data = [("Asia", 31), ("Africa", 12)]
    func tree(_ content: some ChartContent) -> String {
      ChartPicture(
        Chart { content }.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden), width: 200, height: 310
      ).root.treeDescription
    }
    let line = tree(ForEach(data, id: \.0) { LineMark(x: .value("Name", $0.0), y: .value("Area", $0.1)) })
    #expect(
      line.contains(#"Chart x "Name" y "Area" (0, 0) 200×310"#) && line.contains("LineMark 2 points (50, 0) 100×190"))
    let area = tree(ForEach(data, id: \.0) { AreaMark(x: .value("Name", $0.0), y: .value("Area", $0.1)) })
    #expect(area.contains("AreaMark 2 points (50, 0) 100×310"))
    let pie = tree(
      ForEach(data, id: \.0) { SectorMark(angle: .value("Area", $0.1)).foregroundStyle(by: .value("Name", $0.0)) })
    #expect(pie.contains(#"SectorMark "Asia: 31""#) && pie.contains(#"SectorMark "Africa: 12""#))
  }

  @Test func `the tree names the axes by the labels of their values, looked up and in every spelling`() {
    func name(_ content: some ChartContent) -> Substring? {
      let tree = ChartPicture(Chart { content }.chartXAxis(.hidden).chartYAxis(.hidden)).root.treeDescription
      return tree.split(separator: "\n").first { $0.contains("Chart") }?.split(separator: " (").first
    }
    let words = String("as it stands")
    let resource: LocalizedStringResource = "A resource"
    #expect(name(PointMark(x: .value(words, 1), y: .value(Text("A text"), 1))) == #"Chart x "as it stands" y "A text""#)
    #expect(name(BarMark(x: .value(resource, 1..<2), y: .value("A key", 1))) == #"Chart x "A resource" y "A key""#)
    #expect(name(LinePlot(x: "in", y: "out", domain: 0...1) { $0 }) == #"Chart x "in" y "out""#)
    #expect(name(RuleMark(y: .value("Mean", 1))) == #"Chart y "Mean""#)
  }

  @Test func `labels, values and hidden marks are those given`() {
    let chart = Chart {
      BarMark(x: .value("x", "a"), y: .value("y", 1)).accessibilityLabel("First").accessibilityValue("one")
        .accessibilityIdentifier("first")
      BarMark(x: .value("x", "b"), y: .value("y", 1)).accessibilityHidden(true)
      Plot {
        BarMark(x: .value("x", "c"), y: .value("y", 1))
        BarMark(x: .value("x", "d"), y: .value("y", 1))
      }.accessibilityLabel("Both")
    }
    #expect(spoken(chart) == [#"text "First" value: "one" identifier: "first""#, #"text "Both""#])
  }

  @Test func `numbers and dates are written in the locale of the environment`() {
    let start = Date(timeIntervalSince1970: 1_651_968_000)
    let chart = Chart(0..<7, id: \.self) {
      LineMark(x: .value("x", start.addingTimeInterval(Double($0) * 86_400), unit: .day), y: .value("y", $0 * 300))
    }
    #expect(ChartPicture(chart.environment(\.locale, Locale(identifier: "en_US"))).words.contains("1,000"))
    let german = ChartPicture(chart.environment(\.locale, Locale(identifier: "de_DE"))).words
    #expect(german.contains("1.000") && german.contains { $0.hasPrefix("8. Mai") })
  }
}
