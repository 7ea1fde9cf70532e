import Charts
import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

@testable import TouchstoneCharts

/// Lines, areas and points, checked against pictures drawn by Apple's frameworks.
@MainActor @Suite struct LineTests {
  private static let numbers = [54.0, 42, 88, 49, 42, 125, 67]

  private func bare(_ chart: some View) -> ChartPicture {
    ChartPicture(
      chart.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden), width: 280, height: 200)
  }

  @Test func `a line is 2 points wide with round ends and corners`() {
    let line = bare(Chart(0..<7, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", Self.numbers[$0])) })
      .strokes[0]
    #expect(line.style == StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
    #expect(line.color == "#007AFF")
  }

  @Test func `numbers of y include 0 for lines too, unless the domain says otherwise`() {
    func chart() -> some View {
      Chart(0..<7, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", Self.numbers[$0])) }
    }
    #expect(bare(chart()).strokes[0].path.boundingRect.maxY.isClose(to: 200 - 200 * 42 / 125))
    #expect(bare(chart().chartYScale(domain: .automatic(includesZero: false))).strokes[0].path.boundingRect.maxY == 200)
  }

  @Test func `points of days lie in the middle of their day`() {
    let start = Date(timeIntervalSince1970: 1_651_968_000)
    let bounds = bare(
      Chart(0..<7, id: \.self) {
        LineMark(
          x: .value("x", start.addingTimeInterval(Double($0) * 86_400), unit: .day), y: .value("y", Self.numbers[$0]))
      }
    ).strokes[0].path.boundingRect
    #expect(bounds.minX.isClose(to: 20) && bounds.maxX.isClose(to: 260))
  }

  @Test func `a cardinal line dips as far as the one that was measured`() {
    // Measured: between 49 and 42 the line falls to 36.5. The tangents give 36.4.
    let points = Self.numbers.enumerated().map { CGPoint(x: CGFloat($0), y: CGFloat($1)) }
    var path = Path()
    Curve(points, .cardinal).append(to: &path, connects: false)
    var lowest = CGFloat.infinity
    var start = CGPoint.zero
    path.forEach { element in
      guard case .curve(let end, let one, let two) = element else { return start = points[0] }
      if end.x == 4 {
        for t in stride(from: CGFloat(0), through: 1, by: 0.01) {
          let u = 1 - t
          let (a, b) = (u * u * u * start.y + 3 * u * u * t * one.y, 3 * u * t * t * two.y + t * t * t * end.y)
          lowest = min(lowest, a + b)
        }
      }
      start = end
    }
    #expect(lowest.isClose(to: 36.4, within: 0.1))
  }

  @Test(arguments: [
    (InterpolationMethod.stepStart, "0 0 100 0 100 50 200 50"), (.stepEnd, "0 0 0 50 100 50 100 100 200 100"),
    (.stepCenter, "0 0 50 0 50 50 100 50 150 50 150 100 200 100"),
  ]) func `steps lie where their name says`(_ step: (InterpolationMethod, String)) {
    var path = Path()
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 50), CGPoint(x: 200, y: 100)]
    Curve(points, step.0).append(to: &path, connects: false)
    var words: [String] = []
    path.forEach { element in
      switch element {
      case .move(let point), .line(let point): words += ["\(Int(point.x))", "\(Int(point.y))"]
      default: words.append("curve")
      }
    }
    #expect(words.joined(separator: " ").hasPrefix(step.1))
  }

  @Test func `a monotone line is flat at its highest point`() {
    var path = Path()
    Curve([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 0)], .monotone)
      .append(to: &path, connects: false)
    #expect(path.boundingRect.maxY <= 10.0001)
  }

  @Test(arguments: [InterpolationMethod.linear, .monotone, .cardinal, .catmullRom, .stepCenter, .catmullRom(alpha: 1)])
  func `every method passes through one point, equal points and points above each other`(
    _ method: InterpolationMethod
  ) {
    for points in [[], [CGPoint.zero], [.zero, .zero, .zero], [.zero, CGPoint(x: 0, y: 5), CGPoint(x: 0, y: 9)]] {
      var path = Path()
      Curve(points, method).append(to: &path, connects: false)
      #expect(path.isEmpty || path.boundingRect.isNull || path.boundingRect.maxY.isFinite)
    }
  }

  @Test func `points with the same value of a style make a line`() {
    let picture = bare(
      Chart(0..<8, id: \.self) { index in
        LineMark(x: .value("x", index / 2), y: .value("y", index))
          .foregroundStyle(by: .value("parity", index.isMultiple(of: 2) ? "even" : "odd"))
      })
    #expect(picture.frames("LineMark").count == 2)
    #expect(picture.strokes.map(\.color) == ["#007AFF", "#34C759"])
  }

  @Test func `points with the same value of a line style or a symbol make a line, in the order of the data`() {
    func lines(_ change: @escaping (LineMark, String) -> some ChartContent) -> [CGRect] {
      bare(
        Chart(0..<6, id: \.self) { index in
          // x is 5, 3 and 1, then 4, 2 and 0.
          change(LineMark(x: .value("x", 5 - index), y: .value("y", index)), index.isMultiple(of: 2) ? "even" : "odd")
        }
      ).frames("LineMark")
    }
    #expect(lines { $0.lineStyle(by: .value("parity", $1)) }.count == 2)
    #expect(lines { $0.symbol(by: .value("parity", $1)) }.count == 2)
    #expect(lines { mark, _ in mark }.count == 1)
    let zigzag = bare(
      Chart([2, 0, 1], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", 1)) }
    ).strokes[0].path
    var places: [CGFloat] = []
    zigzag.forEach { element in
      switch element {
      case .move(let point), .line(let point): places.append(point.x)
      default: break
      }
    }
    #expect(places == [280, 0, 140])
  }

  @Test func `a value that is no number leaves a gap and a report`() {
    let picture = bare(
      Chart(0..<5, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 == 2 ? .nan : Double($0))) })
    var moves = 0
    picture.strokes[0].path.forEach { if case .move = $0 { moves += 1 } }
    #expect(moves == 2)
    #expect(picture.diagnostics == [.chartData(reason: "1 value of y is infinite or not a number")])
  }

  @Test func `a point is a circle of 8 points`() {
    let frame = bare(Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }).frames("PointMark")[0]
    #expect(frame.width.isClose(to: 8) && frame.height.isClose(to: 8))
  }

  @Test func `the symbols of a line are hollow: neither the line nor their middle is painted`() throws {
    let picture = bare(
      Chart(0..<3, id: \.self) { index in
        LineMark(x: .value("x", index), y: .value("y", 1)).symbol(by: .value("name", "a"))
      })
    let line = try #require(picture.list.items.lazy.compactMap(Self.clipped).first)
    #expect(line.isInverse && line.path.contains(CGPoint(x: 140, y: 0.5)))
    let symbols = try #require(picture.fills.first).path
    #expect(!symbols.contains(CGPoint(x: 140, y: 0.5)) && symbols.contains(CGPoint(x: 143.2, y: 0)))
    #expect(symbols.boundingRect.width.isClose(to: 288, within: 0.05))
  }

  /// Returns the first clip in a group of items.
  private static func clipped(_ item: DisplayList.Item) -> DisplayList.Clip? {
    guard case .group(let group) = item else { return nil }
    return group.clips.first ?? group.items.lazy.compactMap(clipped).first
  }

  @Test func `an area is opaque and stacks in the order of its series`() {
    let picture = bare(
      Chart(0..<4, id: \.self) { index in
        AreaMark(x: .value("x", index / 2), y: .value("y", 10))
          .foregroundStyle(by: .value("name", index.isMultiple(of: 2) ? "a" : "b"))
      })
    #expect(picture.fills.map(\.color) == ["#007AFF", "#34C759"])
    #expect(picture.frames("AreaMark").map(\.minY) == [100, 0])
  }

  @Test func `the innermost of two styles wins`() {
    let picture = bare(
      Chart(0..<2, id: \.self) { index in
        LineMark(x: .value("x", index), y: .value("y", index))
          .lineStyle(StrokeStyle(lineWidth: 5)).lineStyle(StrokeStyle(lineWidth: 1))
          .foregroundStyle(.red).foregroundStyle(.green)
      })
    #expect(picture.strokes[0].style.lineWidth == 5 && picture.strokes[0].color == "#FF3B30")
  }
}
