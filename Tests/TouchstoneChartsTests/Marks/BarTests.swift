import Charts
import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

/// Bars, checked against pictures drawn by Apple's frameworks.
@MainActor @Suite struct BarTests {
  private static let start = Date(timeIntervalSince1970: 1_651_968_000)
  private static func day(_ number: Int) -> Date { start.addingTimeInterval(Double(number) * 86_400) }

  private func bare(_ chart: some View) -> ChartPicture {
    ChartPicture(chart.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden), width: 280, height: 200)
  }

  @Test func `a bar takes 0.70 of the band of its category, in its middle`() {
    let bars = bare(Chart(["a", "b", "c", "d"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) })
      .frames("BarMark")
    for (index, bar) in bars.enumerated() {
      #expect(bar.width.isClose(to: 49) && bar.midX.isClose(to: 70 * (CGFloat(index) + 0.5)))
    }
  }

  @Test func `a bar takes 0.70 of its day`() {
    let bars = bare(
      Chart(0..<7, id: \.self) { BarMark(x: .value("x", Self.day($0), unit: .day), y: .value("y", 1)) }
    ).frames("BarMark")
    #expect(bars.count == 7)
    for (index, bar) in bars.enumerated() {
      #expect(bar.width.isClose(to: 28) && bar.midX.isClose(to: 40 * (CGFloat(index) + 0.5)))
    }
  }

  @Test func `a bar on a scale without steps is 8 points thick, and reaches beyond the plot at its ends`() {
    let bars = bare(Chart(0..<7, id: \.self) { BarMark(x: .value("x", Self.day($0)), y: .value("y", 1)) })
      .frames("BarMark")
    #expect(bars.allSatisfy { $0.width.isClose(to: 8) })
    #expect(bars[0].minX.isClose(to: -4) && bars[6].maxX.isClose(to: 284))
  }

  @Test func `bars side by side share 0.70 of a step, and each takes 0.70 of its share`() {
    let bars = bare(
      Chart(["p", "q"], id: \.self) { name in
        BarMark(x: .value("x", Self.day(0), unit: .day), y: .value("y", 1))
          .position(by: .value("name", name))
      }
    ).frames("BarMark")
    #expect(bars.map(\.width).allSatisfy { $0.isClose(to: 280 * 0.7 / 2 * 0.7) })
    #expect(bars[0].midX.isClose(to: 140 - 49) && bars[1].midX.isClose(to: 140 + 49))
  }

  @Test(
    arguments: [
      (MarkDimension.fixed(12), 12), (.ratio(0.5), 35), (.inset(10), 50), (.automatic, 49), (-5, 0),
    ] as [(MarkDimension, CGFloat)]) func `a bar is as wide as it says`(_ width: (MarkDimension, CGFloat))
  {
    let bars = bare(
      Chart(["a", "b", "c", "d"], id: \.self) {
        BarMark(x: .value("x", $0), y: .value("y", 1), width: width.0)
      }
    ).frames("BarMark")
    #expect(bars.allSatisfy { $0.width.isClose(to: width.1) })
  }

  @Test func `the first of a stack lies at its base, negative numbers below 0`() {
    let bars = bare(
      Chart([("a", 10.0), ("b", 20), ("c", -10)], id: \.0) {
        BarMark(x: .value("x", "one"), y: .value("y", $0.1)).foregroundStyle(by: .value("name", $0.0))
      }
    ).frames("BarMark")
    #expect(bars[0].isClose(to: CGRect(x: 42, y: 100, width: 196, height: 50)))
    #expect(bars[1].isClose(to: CGRect(x: 42, y: 0, width: 196, height: 100)))
    #expect(bars[2].isClose(to: CGRect(x: 42, y: 150, width: 196, height: 50)))
  }

  @Test func `a normalised stack reaches from 0 to 1, and its axis says so in percent`() {
    let chart = Chart([("a", 1.0), ("b", 3)], id: \.0) {
      BarMark(x: .value("x", "one"), y: .value("y", $0.1), stacking: .normalized)
        .foregroundStyle(by: .value("name", $0.0))
    }
    #expect(bare(chart).frames("BarMark").map(\.height) == [50, 150])
    #expect(ChartPicture(chart).words.contains("100%"))
  }

  @Test func `a centred stack lies around 0`() {
    let bars = bare(
      Chart([("one", 4.0), ("two", 10)], id: \.0) {
        BarMark(x: .value("x", $0.0), y: .value("y", $0.1), stacking: .center)
      }
    ).frames("BarMark")
    #expect(bars[0].midY.isClose(to: 100) && bars[0].height.isClose(to: 80))
    #expect(bars[1].midY.isClose(to: 100) && bars[1].height.isClose(to: 200))
  }

  @Test func `unstacked bars all begin at 0`() {
    let bars = bare(
      Chart([("a", 10.0), ("b", 20)], id: \.0) {
        BarMark(x: .value("x", "one"), y: .value("y", $0.1), stacking: .unstacked)
      }
    ).frames("BarMark")
    #expect(bars.allSatisfy { $0.maxY.isClose(to: 200) })
  }

  @Test func `bars of one number lie side by side along x and fill the height`() {
    let bars = bare(
      Chart([("a", 1.0), ("b", 3)], id: \.0) {
        BarMark(x: .value("x", $0.1)).foregroundStyle(by: .value("name", $0.0))
      }
    ).frames("BarMark")
    #expect(bars[0].isClose(to: CGRect(x: 0, y: 0, width: 70, height: 200)))
    #expect(bars[1].isClose(to: CGRect(x: 70, y: 0, width: 210, height: 200)))
  }

  @Test func `only the outer end of a bar has round corners, of 2 points`() {
    let picture = bare(
      Chart([("a", 10.0), ("b", 20)], id: \.0) {
        BarMark(x: .value("x", "one"), y: .value("y", $0.1)).foregroundStyle(by: .value("name", $0.0))
      })
    let (base, top) = (picture.fills[0].path, picture.fills[1].path)
    // The base of a stack is a plain rectangle; the upper corners of the top bar are rounded, its lower ones are not.
    #expect(base.contains(CGPoint(x: 42.05, y: base.boundingRect.minY + 0.05)))
    #expect(!top.contains(CGPoint(x: 42.2, y: 0.2)) && top.contains(CGPoint(x: 44.5, y: 0.2)))
    #expect(top.contains(CGPoint(x: 42.2, y: top.boundingRect.maxY - 0.2)))
  }

  @Test func `a bar of a negative number has its round corners below`() {
    let path = bare(Chart { BarMark(x: .value("x", "one"), y: .value("y", -3)) }).fills[0].path
    #expect(path.contains(CGPoint(x: 42.2, y: 0.2)) && !path.contains(CGPoint(x: 42.2, y: 199.8)))
  }

  @Test func `a single series takes the accent colour`() {
    #expect(bare(Chart { BarMark(x: .value("x", "one"), y: .value("y", 3)) }).fills.map(\.color) == ["#007AFF"])
  }

  @Test func `a rectangle of two categories takes 0.70 of both bands`() {
    let frame = bare(
      Chart(["a", "b"], id: \.self) { RectangleMark(x: .value("x", $0), y: .value("y", $0)) }
    ).frames("RectangleMark")[0]
    #expect(frame.isClose(to: CGRect(x: 21, y: 15, width: 98, height: 70)))
  }

  @Test func `a rule is 2 points wide and runs from edge to edge`() {
    let picture = bare(
      Chart {
        RuleMark(y: .value("y", 5))
        PointMark(x: .value("x", 1), y: .value("y", 10))
      })
    let rule = picture.strokes[0]
    #expect(rule.style.lineWidth == 2 && rule.style.lineCap == .butt && rule.color == "#007AFF")
    #expect(rule.path.boundingRect == CGRect(x: 0, y: 100, width: 280, height: 0))
  }
}
