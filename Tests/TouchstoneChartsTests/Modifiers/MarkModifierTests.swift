import Charts
import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

/// The effects of modifiers on marks, checked against Apple's documentation.
@MainActor @Suite struct MarkModifierTests {
  /// Returns a chart of 200 × 200 points without axes.
  private func picture(_ content: some View) -> ChartPicture {
    ChartPicture(
      content.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden), width: 200, height: 200)
  }

  private func box() -> RectangleMark {
    RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 10), yStart: .value("y", 0), yEnd: .value("y", 10))
  }

  /// Returns the frame of a rectangle from 5 to 10 along both axes after a modifier: 100 × 100 points at the top right.
  private func frame(_ change: (RectangleMark) -> some ChartContent) -> CGRect {
    let mark = RectangleMark(
      xStart: .value("x", 5), xEnd: .value("x", 10), yStart: .value("y", 5), yEnd: .value("y", 10))
    return picture(Chart { change(mark) }).frames("RectangleMark")[0]
  }

  @Test func `offsets move marks, or their ends, in points`() {
    #expect(frame { $0.offset(CGSize(width: 3, height: 4)) } == CGRect(x: 103, y: 4, width: 100, height: 100))
    #expect(frame { $0.offset(x: 3) } == CGRect(x: 103, y: 0, width: 100, height: 100))
    #expect(frame { $0.offset(y: 4) } == CGRect(x: 100, y: 4, width: 100, height: 100))
    #expect(frame { $0.offset(x: 1, yStart: 2, yEnd: 7) } == CGRect(x: 101, y: 2, width: 100, height: 105))
    #expect(frame { $0.offset(xStart: 2, xEnd: 7, y: 1) } == CGRect(x: 102, y: 1, width: 105, height: 100))
    #expect(frame { $0.offset(xStart: -5) } == CGRect(x: 95, y: 0, width: 105, height: 100))
    #expect(frame { $0.offset(x: 3).offset(x: 4) } == CGRect(x: 107, y: 0, width: 100, height: 100))
  }

  @Test func `marks are drawn by their index, which is 0, then in the order of the data`() {
    let colors = picture(
      Chart {
        box().foregroundStyle(.red).zIndex(1)
        box().foregroundStyle(.green)
        box().foregroundStyle(.blue).zIndex(-1)
        box().foregroundStyle(.orange).zIndex(0)
      }
    ).fills.map(\.color)
    #expect(colors == ["#007AFF", "#34C759", "#FF9500", "#FF3B30"])
  }

  @Test func `opacity, blur and shadow are those of the mark, the shadow a third of black unless it says otherwise`() {
    func text(_ content: some ChartContent) -> String { picture(Chart { content }).list.description }
    #expect(text(box().opacity(0.25)).contains("opacity 0.25"))
    #expect(text(box().blur(radius: 3)).contains("blur 3"))
    let shadow = text(box().shadow(radius: 4, x: 1, y: 2))
    #expect(shadow.contains("shadow") && shadow.contains("33%") || shadow.contains("#00000054"), "\(shadow)")
  }

  @Test func `a line style replaces the usual width and ends`() {
    let style = StrokeStyle(lineWidth: 5, lineCap: .square, dash: [4, 1])
    let line = picture(
      Chart(0..<2, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)).lineStyle(style) })
    #expect(line.strokes.map(\.style) == [style])
    #expect(picture(Chart { RuleMark(x: .value("x", 1)).lineStyle(style) }).strokes.map(\.style) == [style])
  }

  @Test func `a corner radius rounds all corners, a clip shape is that of the mark's rectangle`() throws {
    let rounded = picture(Chart { box().cornerRadius(20) }).fills[0].path
    for corner in [(1.0, 1.0), (199, 1), (1, 199), (199, 199)] as [(CGFloat, CGFloat)] {
      #expect(!rounded.contains(CGPoint(x: corner.0, y: corner.1)))
    }
    let clipped = picture(
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 1)).clipShape(Capsule())
        BarMark(x: .value("x", "b"), y: .value("y", 2)).clipShape(Capsule())
      })
    let clips = clipped.list.items.flatMap(Self.clips)
    #expect(
      clips.count == 2 && zip(clips, clipped.frames("BarMark")).allSatisfy { $0.isClose(to: $1, within: 0.7) },
      "\(clips)")
  }

  /// Returns the bounds of the clips of groups.
  private static func clips(_ item: DisplayList.Item) -> [CGRect] {
    guard case .group(let group) = item else { return [] }
    return group.clips.map(\.path.boundingRect) + group.items.flatMap(clips)
  }

  /// Returns the start and end points of the first mark's gradient.
  private func gradient(_ picture: ChartPicture) -> (from: CGPoint, to: CGPoint)? {
    for item in picture.items {
      if case .fill(_, .linearGradient(_, let start, let end), _) = item { return (start, end) }
    }
    return nil
  }

  @Test func `a gradient spans its mark, or the plot where it is aligned with that`() throws {
    let colors = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    func chart(_ aligns: Bool) -> ChartPicture {
      picture(
        Chart {
          BarMark(x: .value("x", "a"), y: .value("y", 5)).foregroundStyle(colors).alignsMarkStylesWithPlotArea(aligns)
          BarMark(x: .value("x", "b"), y: .value("y", 10))
        })
    }
    let own = try #require(gradient(chart(false)))
    #expect(own.from.y.isClose(to: 100) && own.to.y.isClose(to: 200))
    let aligned = try #require(gradient(chart(true)))
    #expect(aligned.from.y.isClose(to: 0) && aligned.to.y.isClose(to: 200))
  }

  @Test func `a gradient spans the whole of a line or an area, which is one item`() throws {
    let colors = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let area = try #require(
      gradient(
        picture(
          Chart([5, 10, 2], id: \.self) {
            AreaMark(x: .value("x", "\($0)"), y: .value("y", $0)).foregroundStyle(colors)
          })))
    #expect(area.from.y.isClose(to: 0) && area.to.y.isClose(to: 200))
    let line = picture(
      Chart([5, 10, 2], id: \.self) { LineMark(x: .value("x", "\($0)"), y: .value("y", $0)).foregroundStyle(colors) })
    let ends = line.items.lazy.compactMap { item -> (CGPoint, CGPoint)? in
      if case .stroke(_, .linearGradient(_, let start, let end), _, _) = item { (start, end) } else { nil }
    }.first
    // From 10 to 2: a line has no lower edge.
    let (top, bottom) = try #require(ends)
    #expect(top.y.isClose(to: 0) && bottom.y.isClose(to: 160))
  }

  @Test func `the size of a symbol is an area, or the rectangle that it fills`() {
    func frame(_ change: (PointMark) -> some ChartContent) -> CGSize {
      let size = picture(Chart { change(PointMark(x: .value("x", 1), y: .value("y", 1))) }).frames("PointMark")[0].size
      return CGSize(width: (size.width * 1000).rounded() / 1000, height: (size.height * 1000).rounded() / 1000)
    }
    #expect(frame { $0.symbolSize(100).symbol(.square) } == CGSize(width: 10, height: 10))
    #expect(frame { $0.symbolSize(.pi * 25) } == CGSize(width: 10, height: 10))
    #expect(frame { $0.symbolSize(CGSize(width: 12, height: 6)) } == CGSize(width: 12, height: 6))
    #expect(frame { $0.symbol(Circle().strokeBorder(lineWidth: 2)) } == CGSize(width: 8, height: 8))
  }

  @Test func `a symbol may be a view, in the middle of its point and in the style of the mark`() {
    let shown = picture(
      Chart {
        PointMark(x: .value("x", 5), y: .value("y", 5)).foregroundStyle(.red)
          .symbol { Rectangle().frame(width: 20, height: 10) }
        PointMark(x: .value("x", 10), y: .value("y", 10))
      })
    #expect(
      shown.fills.contains {
        $0.path.boundingRect == CGRect(x: 90, y: 95, width: 20, height: 10) && $0.color == "#FF3B30"
      })
  }

  // MARK: Series

  @Test(arguments: [
    ("series", 2), ("foreground", 2), ("line", 2), ("symbol", 2), ("none", 1), ("plain styles", 1),
  ]) func `points are joined by their series, else by the values that styles are chosen by`(
    _ by: (name: String, count: Int)
  ) {
    let chart = Chart(0..<4, id: \.self) { index in
      let (x, y) = (PlottableValue.value("x", index / 2), PlottableValue.value("y", index))
      let name = PlottableValue.value("name", index.isMultiple(of: 2) ? "even" : "odd")
      switch by.name {
      case "series": LineMark(x: x, y: y, series: name)
      case "foreground": LineMark(x: x, y: y).foregroundStyle(by: name)
      case "line": LineMark(x: x, y: y).lineStyle(by: name)
      case "symbol": LineMark(x: x, y: y).symbol(by: name)
      case "plain styles": LineMark(x: x, y: y).foregroundStyle(index.isMultiple(of: 2) ? .red : .green)
      default: LineMark(x: x, y: y)
      }
    }
    #expect(picture(chart).frames("LineMark").count == by.count)
  }

  @Test func `a given series counts before styles, and a line over an area is one of its own`() {
    let chart = Chart(0..<4, id: \.self) { index in
      LineMark(x: .value("x", index), y: .value("y", index), series: .value("s", "one"))
        .foregroundStyle(by: .value("name", index.isMultiple(of: 2) ? "even" : "odd"))
    }
    #expect(picture(chart).frames("LineMark").count == 1)
    let both = picture(
      Chart(0..<3, id: \.self) { index in
        AreaMark(x: .value("x", index), y: .value("y", index + 1)).foregroundStyle(.yellow)
        LineMark(x: .value("x", index), y: .value("y", index + 1))
      })
    #expect(both.fills.map(\.color) == ["#FFCC00"] && both.strokes.map(\.color) == ["#007AFF"])
    #expect(both.frames("LineMark")[0].minY == both.frames("AreaMark")[0].minY)
  }

  @Test func `bars and areas stack with those of the same slot only`() {
    let bars = picture(
      Chart([("p", 1.0), ("p", 2), ("q", 3)], id: \.1) { item in
        BarMark(x: .value("x", "one"), y: .value("y", item.1)).position(by: .value("slot", item.0))
      }
    ).frames("BarMark")
    // The first slot's two bars are together as high as the second slot's bar.
    #expect(bars[1].minY.isClose(to: 0) && bars[2].minY.isClose(to: 0) && bars[0].minY.isClose(to: 200 - 200 / 3))
    #expect(bars[2].height.isClose(to: 200))
  }

  @Test(
    arguments: [
      (MarkStackingMethod.standard, [150, 0]), (.normalized, [150, 0]), (.center, [150, 0]),
      (.unstacked, [400 / 3, 0]),
    ] as [(MarkStackingMethod, [CGFloat])])
  func `areas stack as bars do`(_ stacking: (method: MarkStackingMethod, tops: [CGFloat])) {
    let areas = picture(
      Chart(0..<4, id: \.self) { index in
        AreaMark(
          x: .value("x", index / 2), y: .value("y", index.isMultiple(of: 2) ? 1.0 : 3.0), stacking: stacking.method
        ).foregroundStyle(by: .value("name", index.isMultiple(of: 2) ? "a" : "b"))
      }
    ).frames("AreaMark")
    #expect(zip(areas.map(\.minY), stacking.tops).allSatisfy { $0.isClose(to: $1, within: 0.01) }, "\(areas)")
  }
}
