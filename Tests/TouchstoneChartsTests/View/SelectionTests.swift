import Charts
import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// The values that the user selects by touching a chart.
@MainActor @Suite struct SelectionTests {
  /// The values written to bindings.
  private final class Selected<Value> {
    var value: Value?
    var binding: Binding<Value?> { Binding(get: { self.value }, set: { self.value = $0 }) }
  }

  /// Drags over a chart of 200 × 100 points without axes, with x from 0 to 20 and y from 0 to 10.
  private func drag(
    _ chart: some View, from start: CGPoint, to end: CGPoint, width: CGFloat = 200, lifts: Bool = true
  ) throws {
    let view = chart.chartXScale(domain: 0...20).chartYScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden)
      .chartLegend(.hidden).frame(width: width, height: 100).accessibilityIdentifier("chart")
    try ImageRenderer(content: view).drag("chart", from: start, to: end, lifts: lifts)
  }

  private func points() -> some View {
    Chart(0..<3, id: \.self) { PointMark(x: .value("x", $0 * 10), y: .value("y", $0 * 5)) }
  }

  @Test func `a touch selects the values of x and y where it is`() throws {
    let (x, y) = (Selected<Double>(), Selected<Int>())
    let place = CGPoint(x: 150, y: 20)
    try drag(points().chartXSelection(value: x.binding).chartYSelection(value: y.binding), from: place, to: place)
    #expect(x.value == 15 && y.value == 8)
  }

  @Test func `a drag selects the values between its start and its end, either way round`() throws {
    let (x, y) = (Selected<ClosedRange<Double>>(), Selected<ClosedRange<Double>>())
    let chart = points().chartXSelection(range: x.binding).chartYSelection(range: y.binding)
    try drag(chart, from: CGPoint(x: 150, y: 20), to: CGPoint(x: 50, y: 80))
    #expect(x.value == 5...15 && y.value == 2...8)
  }

  @Test func `a touch selects a category, and outside of the plot none`() throws {
    let name = Selected<String>()
    let bars = Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
      .chartXScale(domain: ["a", "b"])
    func touch(_ x: CGFloat) throws {
      let view = bars.chartXSelection(value: name.binding).chartXAxis(.hidden).chartYAxis(.hidden)
        .frame(width: 200, height: 100).accessibilityIdentifier("chart")
      try ImageRenderer(content: view).drag("chart", from: CGPoint(x: x, y: 50), to: CGPoint(x: x, y: 50))
    }
    try touch(150)
    #expect(name.value == "b")
    try touch(250)
    #expect(name.value == nil)
  }

  @Test func `places of a chart that scrolls are those of its whole plot`() throws {
    let x = Selected<Double>()
    let chart = points().chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10)
      .chartScrollPosition(initialX: 5).chartXSelection(value: x.binding)
    // 10 of 20 are visible, from 5 to 15: the plot is 400 points wide, 100 of them before the window.
    try drag(chart, from: CGPoint(x: 250, y: 20), to: CGPoint(x: 250, y: 20))
    #expect(x.value == 12.5)
  }

  @Test(arguments: [(50, 50, 0.0), (75, 50, 25), (50, 75, 50), (25, 50, 75)] as [(CGFloat, CGFloat, Double)])
  func `a touch on sectors selects the sum up to its angle, clockwise from the top`(
    _ touch: (x: CGFloat, y: CGFloat, sum: Double)
  ) throws {
    let angle = Selected<Double>()
    let chart = Chart([30.0, 70], id: \.self) { SectorMark(angle: .value("n", $0)) }
      .chartAngleSelection(value: angle.binding)
    let place = touch.sum == 0 ? CGPoint(x: 50, y: 10) : CGPoint(x: touch.x, y: touch.y)
    try drag(chart, from: place, to: place, width: 100)
    #expect(abs(try #require(angle.value) - touch.sum) < 1e-9)
  }

  @Test func `a chart gesture gets a proxy, and its places are points of the plot`() throws {
    let value = Selected<Double>()
    let chart = points().chartGesture { proxy in
      DragGesture(minimumDistance: 0).onEnded { value.value = proxy.value(atX: $0.location.x, as: Double.self) }
    }
    try drag(chart, from: CGPoint(x: 10, y: 10), to: CGPoint(x: 120, y: 10), lifts: false)
    #expect(value.value == nil)
    try drag(chart, from: CGPoint(x: 10, y: 10), to: CGPoint(x: 120, y: 10))
    #expect(value.value == 12)
  }

  @Test func `a gesture may select by its proxy`() throws {
    let (x, range, angle) = (Selected<Double>(), Selected<ClosedRange<Double>>(), Selected<Double>())
    let chart = points().chartXSelection(value: x.binding).chartXSelection(range: range.binding)
      .chartGesture { proxy in
        DragGesture(minimumDistance: 0).onEnded {
          proxy.selectXValue(at: $0.startLocation.x)
          proxy.selectXRange(from: 20, to: 40)
          proxy.selectAngleValue(at: .degrees(90))
        }
      }
    try drag(chart, from: CGPoint(x: 100, y: 10), to: CGPoint(x: 120, y: 10))
    #expect(x.value == 10 && range.value == 2...4 && angle.value == nil)
  }

  @Test func `a chart that runs to the left selects what lies below the finger`() throws {
    let x = Selected<Double>()
    let chart = points().chartXSelection(value: x.binding).environment(\.layoutDirection, .rightToLeft)
    try drag(chart, from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 20))
    #expect(x.value == 15)
  }
}
