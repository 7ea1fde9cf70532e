import Charts
import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

@testable import TouchstoneCharts

/// Colours, symbols and legends, checked against pictures drawn by Apple's frameworks.
@MainActor @Suite struct StyleScaleTests {
  private func points(_ count: Int) -> some View {
    Chart(0..<count, id: \.self) { index in
      PointMark(x: .value("x", index), y: .value("y", 1)).foregroundStyle(by: .value("name", "series \(index)"))
    }
  }

  @Test func `series take seven colours of the system, then repeat them`() {
    let colors = ChartPicture(points(9).chartLegend(.hidden)).fills.map(\.color)
    #expect(
      colors == [
        "#007AFF", "#34C759", "#FF9500", "#AF52DE", "#FF3B30", "#32ADE6", "#FFCC00", "#007AFF", "#34C759",
      ])
  }

  @Test func `a scale of pairs gives its styles, and the legend its order`() {
    let chart = Chart(["a", "b"], id: \.self) {
      BarMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("name", $0))
    }.chartForegroundStyleScale(["b": Color.red, "a": .black])
    let picture = ChartPicture(chart)
    #expect(picture.fills.prefix(2).map(\.color) == ["#000000", "#FF3B30"])
    #expect(picture.words.suffix(2) == ["b", "a"])
  }

  @Test func `a gradient from white to green is mixed in OKLab`() {
    let chart = Chart(0..<6, id: \.self) {
      BarMark(x: .value("x", "\($0)"), y: .value("y", 1)).foregroundStyle(by: .value("level", $0))
    }.chartForegroundStyleScale(range: Gradient(colors: [.white, .green])).chartLegend(.hidden)
    // Measured in a picture drawn by Apple's frameworks.
    #expect(
      ChartPicture(chart).fills.map(\.color) == ["#FFFFFF", "#DDF5DF", "#BAEABE", "#95DF9E", "#6CD37D", "#34C759"])
  }

  @Test func `numbers take the accent colour from a pale to the full one`() {
    let chart = Chart(0..<3, id: \.self) {
      BarMark(x: .value("x", "\($0)"), y: .value("y", 1)).foregroundStyle(by: .value("level", $0))
    }.chartLegend(.hidden)
    let colors = ChartPicture(chart).fills.map(\.color)
    // Measured #D2E6FF; 18 % of the accent colour give #D1E7FF.
    #expect(colors.first == "#D1E7FF" && colors.last == "#007AFF")
  }

  @Test func `lines of values are solid, dashed 5 and 3, and dashed 9 and 3`() {
    let chart = Chart(0..<6, id: \.self) { index in
      LineMark(x: .value("x", index % 2), y: .value("y", index / 2))
        .lineStyle(by: .value("name", "series \(index / 2)"))
    }.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
    #expect(ChartPicture(chart).strokes.map(\.style.dash) == [[], [5, 3], [9, 3]])
  }

  @Test func `a legend lies 4 points below the strip of x, at the leading edge`() throws {
    let picture = ChartPicture(
      Chart(["one", "two"], id: \.self) {
        BarMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("name", "series \($0)"))
      })
    let label = try #require(picture.frame(of: "series one"))
    let next = try #require(picture.frame(of: "series two"))
    #expect(label.maxY.isClose(to: 200) && picture.plot.height.isClose(to: 200 - 18 - 4 - label.height))
    // A symbol of 8 points, 5 points to its label, 8 points to the next symbol.
    #expect(label.minX.isClose(to: 13))
    #expect(next.minX.isClose(to: label.maxX + 8 + 8 + 5))
    let symbol = try #require(picture.fills.first { $0.path.boundingRect.minY > 180 })
    #expect(symbol.path.boundingRect.width == 8 && symbol.path.boundingRect.midY.isClose(to: label.midY))
  }

  @Test func `plain styles have no legend, and a hidden one none either`() {
    let plain = ChartPicture(
      Chart(["one"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(.red) })
    #expect(plain.plot.height == 182)
    #expect(ChartPicture(points(2).chartLegend(.hidden)).plot.height == 182)
  }

  @Test func `a legend on top lies in the middle of the chart`() throws {
    let picture = ChartPicture(points(2).chartLegend(position: .top, alignment: .center))
    let frames = picture.texts.filter { $0.words.hasPrefix("series") }.map(\.frame)
    #expect(frames.allSatisfy { $0.minY.isClose(to: 0) })
    let (first, last) = (try #require(frames.first), try #require(frames.last))
    #expect(((first.minX - 13 + last.maxX) / 2).isClose(to: 155, within: 0.5))
  }

  @Test func `the legend of a line style is a sample of 18 points`() {
    let picture = ChartPicture(
      Chart(0..<4, id: \.self) { index in
        LineMark(x: .value("x", index % 2), y: .value("y", index / 2)).lineStyle(by: .value("name", "\(index / 2)"))
      })
    let samples = picture.strokes.filter { $0.path.boundingRect.minY > 185 && $0.path.boundingRect.height == 0 }
    #expect(samples.map(\.path.boundingRect.width) == [18, 18] && samples.map(\.style.dash) == [[], [5, 3]])
  }

  @Test func `points take circles, crosses and triangles, lines circles, squares and triangles`() {
    let chart = Chart(["a", "b", "c"], id: \.self) {
      PointMark(x: .value("x", $0), y: .value("y", 1)).symbol(by: .value("name", $0))
    }.chartLegend(.hidden)
    let widths = ChartPicture(chart).frames("PointMark").map { ($0.width * 100).rounded() / 100 }
    #expect(widths[0] == 8 && widths[2] == 10.77 && widths[1] != 7.09)
  }

  // MARK: Curves of continuous scales

  /// Returns the colours that numbers have in a gradient from white to black.
  private func grays(_ numbers: [Double], _ type: ScaleType?) -> [String] {
    let chart = Chart(numbers, id: \.self) {
      BarMark(x: .value("x", "\($0)"), y: .value("y", 1)).foregroundStyle(by: .value("level", $0))
    }.chartForegroundStyleScale(range: Gradient(colors: [.white, .black]), type: type).chartLegend(.hidden)
    return ChartPicture(chart).fills.map(\.color)
  }

  /// Numbers at even distances on a scale of the given type, by the formulas in Swift Charts' documentation.
  nonisolated private static let curves: [(type: ScaleType, even: [Double])] = [
    (.log, [1, 10, 100]), (.squareRoot, [0, 1, 4]), (.power(exponent: 2), [0, 2.0.squareRoot(), 2]),
    (.symmetricLog, [-9, 0, 9]), (.symmetricLog(slopeAtZero: 10), [0, 0.9, 9.9]), (.linear, [0, 1, 2]),
  ]

  @Test(arguments: curves) func `colours follow the curve of their scale`(_ curve: (type: ScaleType, even: [Double])) {
    let colors = grays(curve.even, curve.type)
    #expect(colors == grays([0, 1, 2], nil) && Set(colors).count == 3)
  }

  @Test(arguments: curves) func `sizes follow the curve of their scale`(_ curve: (type: ScaleType, even: [Double])) {
    let chart = Chart(curve.even, id: \.self) {
      PointMark(x: .value("x", "\($0)"), y: .value("y", 1)).symbol(.square).symbolSize(by: .value("size", $0))
    }.chartSymbolSizeScale(range: [CGFloat(100), 400], type: curve.type)
    let sides = ChartPicture(chart).frames("PointMark").map(\.width)
    for (side, area) in zip(sides, [100, 250, 400] as [CGFloat]) {
      #expect((side * side).isClose(to: area, within: 0.01))
    }
  }

  @Test func `numbers take the colours and the sizes between those of a list, and fall where their domain falls`() {
    let chart = Chart(0..<5, id: \.self) {
      PointMark(x: .value("x", $0), y: .value("y", 1)).symbol(.square).symbolSize(by: .value("size", $0))
        .foregroundStyle(by: .value("size", $0))
    }.chartSymbolSizeScale(range: [CGFloat(100), 400, 900]).chartLegend(.hidden)
      .chartForegroundStyleScale(domain: [4, 0], range: Gradient(colors: [.white, .black]))
    let picture = ChartPicture(chart)
    let areas = picture.frames("PointMark").map { ($0.width * $0.width).rounded() }
    #expect(areas == [100, 250, 400, 650, 900])
    #expect(picture.fills.first?.color == "#000000" && picture.fills.last?.color == "#FFFFFF")
  }

  @Test func `a continuous scale may include 0, be reversed or be changed`() {
    func ends(_ domain: AutomaticScaleDomain) -> [String] {
      let chart = Chart([2.0, 4], id: \.self) {
        BarMark(x: .value("x", "\($0)"), y: .value("y", 1)).foregroundStyle(by: .value("level", $0))
      }.chartForegroundStyleScale(domain: domain, range: Gradient(colors: [.white, .black])).chartLegend(.hidden)
      return ChartPicture(chart).fills.map(\.color)
    }
    let half = grays([0, 1, 2], nil)[1]
    #expect(ends(.automatic) == ["#FFFFFF", "#000000"])
    #expect(ends(.automatic(reversed: true)) == ["#000000", "#FFFFFF"])
    #expect(ends(.automatic(includesZero: true)) == [half, "#000000"])
    #expect(ends(.automatic(dataType: Double.self) { $0 = [0, 4] }) == [half, "#000000"])
  }

  @Test func `a number without a logarithm takes the colour of the least one that has`() {
    #expect(grays([-1, 1, 100], .log) == ["#FFFFFF", "#FFFFFF", "#000000"])
  }

  // MARK: Cycles

  @Test func `lines of a sixth name begin again with the first of five symbols`() {
    // The order is that of the shapes in the documentation, as reported from iOS 18.3.
    let used = (0..<6).map { _PlottedValue.text("\($0)") }
    let scale = StyleScale(used, settings: StyleScaleSettings()) { _ in StyleScales.lineSymbols }
    let widths = used.map { scale($0)?.perceptualUnitRect.width ?? 0 }
    let shapes: [BasicChartSymbolShape] = [.circle, .square, .triangle, .diamond, .pentagon, .circle]
    #expect(widths == shapes.map(\.perceptualUnitRect.width))
  }

  // MARK: Custom scales

  /// Measured in a picture that Apple's frameworks drew of two series: the ends of the gradient. The others are inferred.
  @Test(arguments: [1, 2, 3]) func `a gradient gives categories the colours from its start to its end`(_ count: Int) {
    let chart = Chart(0..<count, id: \.self) {
      PointMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("name", "name \($0)"))
    }.chartForegroundStyleScale(range: Gradient(colors: [.black, .white])).chartLegend(.hidden)
    let colors = ChartPicture(chart).fills.map(\.color)
    #expect(colors.count == count && colors[0] == "#000000")
    #expect(count == 1 || colors[count - 1] == "#FFFFFF")
    #expect(Set(colors).count == count)
  }

  @Test func `symbols of different types are mapped to values`() {
    let chart = Chart(["a", "b"], id: \.self) { name in
      PointMark(x: .value("x", name), y: .value("y", 1)).symbol(by: .value("name", name))
    }.chartLegend(.hidden)
    let symbols: KeyValuePairs<String, any ChartSymbolShape> = [
      "a": BasicChartSymbolShape.circle, "b": AnyChartSymbolShape(BasicChartSymbolShape.square),
    ]
    func outlines(_ chart: some View) -> [String] { ChartPicture(chart).fills.map(\.path.description) }
    #expect(
      outlines(chart.chartSymbolScale(symbols))
        == outlines(chart.chartSymbolScale(range: [BasicChartSymbolShape.circle, BasicChartSymbolShape.square])))
  }

  /// Returns the colours of three points, in order of their names.
  private func colors(_ change: (AnyView) -> some View) -> [String] {
    let chart = Chart(["a", "b", "c"], id: \.self) { name in
      PointMark(x: .value("x", name), y: .value("y", 1)).foregroundStyle(by: .value("name", name))
    }.chartLegend(.hidden)
    return ChartPicture(change(AnyView(chart))).fills.map(\.color)
  }

  @Test func `styles come from a domain, a range or a closure`() {
    #expect(colors { $0.chartForegroundStyleScale(range: [Color.red, .green]) } == ["#FF3B30", "#34C759", "#FF3B30"])
    #expect(
      colors { $0.chartForegroundStyleScale(domain: ["c", "b", "a"], range: [Color.red, .green, .blue]) }
        == ["#007AFF", "#34C759", "#FF3B30"])
    #expect(colors { $0.chartForegroundStyleScale(domain: ["c", "b", "a"]) } == ["#FF9500", "#34C759", "#007AFF"])
    #expect(
      colors { $0.chartForegroundStyleScale { (name: String) in name == "b" ? Color.black : .red } }
        == ["#FF3B30", "#000000", "#FF3B30"])
  }

  @Test func `numbers outside the domain of a ramp take the colours of its ends`() {
    let chart = Chart([-5, 0, 10, 99], id: \.self) {
      PointMark(x: .value("x", "\($0)"), y: .value("y", 1)).foregroundStyle(by: .value("level", $0))
    }.chartForegroundStyleScale(domain: 0...10, range: Gradient(colors: [.white, .black])).chartLegend(.hidden)
    #expect(ChartPicture(chart).fills.map(\.color) == ["#FFFFFF", "#FFFFFF", "#000000", "#000000"])
  }

  /// Returns the symbol sizes of three points, from their areas.
  private func sizes(_ change: (AnyView) -> some View) -> [CGFloat] {
    let chart = Chart([0.0, 5, 10], id: \.self) { number in
      PointMark(x: .value("x", number), y: .value("y", 1)).symbolSize(by: .value("n", number)).symbol(.square)
    }
    return ChartPicture(change(AnyView(chart))).frames("PointMark").map { ($0.width * $0.height * 100).rounded() / 100 }
  }

  @Test func `areas of symbols are those of their scale, in proportion to the number`() {
    #expect(sizes { $0.chartSymbolSizeScale(range: CGFloat(20)...120) } == [20, 70, 120])
    #expect(sizes { $0.chartSymbolSizeScale(domain: 0...20, range: CGFloat(0)...100) } == [0, 25, 50])
    #expect(sizes { $0.chartSymbolSizeScale { (number: Double) in CGFloat(number * 10) } } == [0, 50, 100])
  }

  @Test func `symbols and line styles come from custom scales`() {
    func symbols(_ change: (AnyView) -> some View) -> [CGFloat] {
      let chart = Chart(["a", "b"], id: \.self) { name in
        PointMark(x: .value("x", name), y: .value("y", 1)).symbol(by: .value("name", name))
      }
      return ChartPicture(change(AnyView(chart))).frames("PointMark").map { ($0.width * 100).rounded() / 100 }
    }
    // A circle of 8 points, a square of 7.09 and a diamond of 10.03 have the same area.
    #expect(symbols { $0.chartSymbolScale(range: [.square, .diamond]) } == [7.09, 10.03])
    #expect(symbols { $0.chartSymbolScale(domain: ["b", "a"], range: [.square, .diamond]) } == [10.03, 7.09])
    #expect(symbols { $0.chartSymbolScale(["a": .diamond, "b": .circle]) } == [10.03, 8])
    #expect(symbols { $0.chartSymbolScale { (name: String) in name == "a" ? .square : .circle } } == [7.09, 8])

    func dashes(_ change: (AnyView) -> some View) -> [[CGFloat]] {
      let chart = Chart(0..<4, id: \.self) { index in
        LineMark(x: .value("x", index % 2), y: .value("y", index)).lineStyle(by: .value("name", index < 2 ? "a" : "b"))
      }.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
      return ChartPicture(change(AnyView(chart))).strokes.map(\.style.dash)
    }
    let (one, two) = (StrokeStyle(dash: [1]), StrokeStyle(dash: [2]))
    #expect(dashes { $0.chartLineStyleScale(range: [one, two]) } == [[1], [2]])
    #expect(dashes { $0.chartLineStyleScale(["a": two, "b": one]) } == [[2], [1]])
    #expect(dashes { $0.chartLineStyleScale(domain: ["b", "a"], range: [one, two]) } == [[2], [1]])
  }

  @Test(
    arguments: [
      (false, [8, 7.53, 10.77]), (true, [8, 7.09, 10.77, 10.03, 8.75, 8]),
    ] as [(Bool, [CGFloat])])
  func `the symbols of points and of lines have an order each, in the same area`(
    _ cycle: (isOnLines: Bool, widths: [CGFloat])
  ) {
    let chart = Chart(cycle.widths.indices, id: \.self) { index in
      if cycle.isOnLines {
        LineMark(x: .value("x", 0), y: .value("y", index)).symbol(by: .value("name", "\(index)"))
      } else {
        PointMark(x: .value("x", 0), y: .value("y", index)).symbol(by: .value("name", "\(index)"))
      }
    }.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
    let widths = ChartPicture(chart).fills.map { ($0.path.boundingRect.width * 100).rounded() / 100 }
    #expect(zip(widths, cycle.widths).allSatisfy { $0.isClose(to: $1, within: 0.1) }, "\(widths)")
  }

  @Test(arguments: [(Look.iOS26, "#00C3D0"), (.iOS18, "#32ADE6")]) func `the sixth colour is teal on iOS 26`(
    _ colors: (look: Look, sixth: String)
  ) {
    let chart = Chart(0..<6, id: \.self) {
      BarMark(x: .value("x", "\($0)"), y: .value("y", 1)).foregroundStyle(by: .value("name", "n\($0)"))
    }
    let picture = ChartPicture(chart.chartLegend(.hidden).environment(\.look, colors.look))
    #expect(picture.fills.last?.color == colors.sixth)
  }
}
