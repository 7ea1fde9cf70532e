import Charts
import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

/// The options of axis marks, checked against Apple's documentation.
@MainActor @Suite struct AxisMarkTests {
  /// Returns a chart of 310 × 200 points with two x categories and y up to 30.
  private func chart(
    @AxisContentBuilder x: () -> some AxisContent = { AxisMarks(values: [String]()) },
    @AxisContentBuilder y: () -> some AxisContent = { AxisMarks(values: [Int]()) }
  ) -> ChartPicture {
    ChartPicture(
      Chart(["one", "two"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 30)) }
        .chartXAxis(content: x).chartYAxis(content: y))
  }

  private func bounds(_ picture: ChartPicture) -> [CGRect] { picture.gridLines.map(\.path.boundingRect) }

  @Test(arguments: [(AxisMarkPosition.top, true), (.bottom, false), (.automatic, false)])
  func `an axis of x lies at the bottom, or at the top`(_ side: (position: AxisMarkPosition, isTop: Bool)) throws {
    let picture = chart(x: { AxisMarks(position: side.position) })
    let label = try #require(picture.frame(of: "one"))
    #expect(picture.plot.height == 182 && picture.plot.minY == (side.isTop ? 18 : 0))
    #expect(side.isTop ? label.maxY.isClose(to: 14) : label.minY.isClose(to: 186))
  }

  @Test(arguments: [(AxisMarkPosition.leading, true), (.trailing, false), (.automatic, false)])
  func `an axis of y lies at the trailing side, or at the leading one`(
    _ side: (position: AxisMarkPosition, isLeading: Bool)
  ) throws {
    let picture = chart(y: { AxisMarks(position: side.position) })
    let label = try #require(picture.frame(of: "30"))
    #expect(side.isLeading ? label.maxX.isClose(to: picture.plot.minX - 4) : label.minX == picture.plot.maxX + 4)
    #expect(side.isLeading ? picture.plot.maxX == 310 : picture.plot.minX == 0)
  }

  @Test func `lines and ticks lie at the beginning of a category, or in its middle`() {
    let edges = bounds(chart(x: { AxisMarks { _ in AxisGridLine() } })).map(\.minX)
    #expect(edges == [0, 155, 310])
    let middles = bounds(chart(x: { AxisMarks { _ in AxisGridLine(centered: true) } })).map(\.minX)
    #expect(middles == [77.5, 232.5])
    let ticks = bounds(chart(x: { AxisMarks { _ in AxisTick(centered: true) } }))
    #expect(ticks.map(\.minX) == [77.5, 232.5] && ticks.allSatisfy { $0.height == 4 })
  }

  @Test(
    arguments: [
      (.automatic, 4), (.label, 18), (.longestLabel, 18), (.label(extendPastBy: 5), 23),
      (.longestLabel(extendPastBy: -2), 16),
    ] as [(AxisTick.Length, CGFloat)])
  func `a tick is 4 points long, or as long as labels`(_ tick: (length: AxisTick.Length, points: CGFloat)) {
    let picture = chart(x: {
      AxisMarks { _ in
        AxisTick(length: tick.length)
        AxisValueLabel()
      }
    })
    let ticks = bounds(picture)
    #expect(
      ticks.count == 3 && ticks.allSatisfy { $0.height == tick.points && $0.minY == picture.plot.maxY }, "\(ticks)")
  }

  @Test func `a length in points, a stroke, a style, a font and an offset are those given`() throws {
    let stroke = StrokeStyle(lineWidth: 3, dash: [1, 2])
    let picture = chart(x: {
      AxisMarks { _ in
        AxisTick(length: 9, stroke: stroke).foregroundStyle(.red)
        AxisValueLabel().font(.title).foregroundStyle(.green).offset(x: 2, y: 3)
      }
    })
    let ticks = picture.strokes.filter { $0.style == stroke }
    #expect(ticks.count == 3 && ticks.allSatisfy { $0.color == "#FF3B30" && $0.path.boundingRect.height == 9 })
    let runs = picture.items.compactMap { item -> String? in
      if case .glyphs(let run, .color(let color)) = item { "\(run.size) \(color.hex)" } else { nil }
    }
    #expect(Set(runs) == ["28.0 #34C759"])
    let label = try #require(picture.frame(of: "one"))
    #expect(label.midX.isClose(to: 77.5 + 2, within: 0.34) && label.minY.isClose(to: picture.plot.maxY + 4 + 3))
  }

  @Test(arguments: [
    (AxisValueLabelOrientation.horizontal, 0.0), (.automatic, 0), (.vertical, 90), (.verticalReversed, -90),
  ]) func `labels are turned as their orientation says: vertical ones read downwards, reversed ones upwards`(
    _ label: (orientation: AxisValueLabelOrientation, degrees: Double)
  ) throws {
    let picture = chart(x: { AxisMarks { _ in AxisValueLabel(orientation: label.orientation) } })
    let turns = Self.turns(picture.list.items)
    if label.degrees == 0 {
      #expect(turns.isEmpty && picture.plot.height == 182)
    } else {
      #expect(turns.count == 2 && turns.allSatisfy { abs($0 - label.degrees) < 1e-6 }, "\(turns)")
      // The strip is as high as the text is long.
      let words = try #require(picture.frame(of: "one")).height
      #expect(picture.plot.height.isClose(to: 200 - 4 - words.rounded(.up)))
    }
  }

  /// Returns the rotation angles of groups, in degrees.
  private static func turns(_ items: [DisplayList.Item]) -> [Double] {
    items.flatMap { item -> [Double] in
      guard case .group(let group) = item else { return [] }
      let angle = atan2(group.transform.b, group.transform.a) * 180 / .pi
      return (angle == 0 ? [] : [Double(angle)]) + turns(group.items)
    }
  }

  @Test func `labels that touch are left out by their priority, unless they may overlap`() {
    func words(_ resolution: @escaping (Int) -> AxisValueLabelCollisionResolution) -> [String] {
      ChartPicture(
        Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }.chartXScale(domain: 0...310).chartYAxis(.hidden)
          .chartXAxis {
            AxisMarks(values: [100, 110, 200]) { value in
              AxisValueLabel("number \(value.index)", collisionResolution: resolution(value.index))
            }
          }
      ).words
    }
    #expect(words { _ in .greedy } == ["number 0", "number 2"])
    #expect(words { .greedy(priority: $0 == 1 ? 2 : 1) } == ["number 1", "number 2"])
    #expect(words { _ in .greedy(minimumSpacing: 80) } == ["number 0"])
    #expect(words { _ in .disabled } == ["number 0", "number 1", "number 2"])
  }

  @Test func `an aligned axis keeps its labels beside the plot, an inset one has them inside of it`() throws {
    let aligned = chart(y: { AxisMarks(preset: .aligned) })
    #expect(try #require(aligned.frame(of: "30")).minY.isClose(to: 0))
    let inset = chart(y: { AxisMarks(preset: .inset) })
    #expect(inset.plot.width == 310)
    #expect(try #require(inset.frame(of: "10")).maxX.isClose(to: 306))
  }
}
