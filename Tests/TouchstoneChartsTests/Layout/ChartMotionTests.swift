import Charts
import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Charts that animate between two states of their data.
@MainActor @Suite struct ChartMotionTests {
  /// A chart whose data changes in an animation of one second.
  private struct Changing<Result: View>: View {
    @State private var isOn = false
    @ViewBuilder let chart: (Bool) -> Result

    var body: some View {
      chart(isOn).chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: 0...10).chartYScale(domain: 0...10)
        .frame(width: 100, height: 100)
        .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
    }
  }

  /// Returns the points of the filled and stroked paths at a time.
  private func points(at seconds: Double, _ chart: @escaping (Bool) -> some View) -> [[CGPoint]] {
    let renderer = ImageRenderer(content: Changing(chart: chart))
    renderer.advance(by: .seconds(seconds))
    let list = renderer.picture(scale: 1).list
    return outlines(list.items)
  }

  private func outlines(_ items: [DisplayList.Item]) -> [[CGPoint]] {
    items.flatMap { item -> [[CGPoint]] in
      switch item {
      case .fill(let path, _, _), .stroke(let path, _, _, _): [corners(path)]
      case .group(let group): outlines(group.items)
      default: []
      }
    }
  }

  private func corners(_ path: Path) -> [CGPoint] {
    var corners: [CGPoint] = []
    path.forEach { element in
      switch element {
      case .move(let end), .line(let end), .curve(let end, _, _): corners.append(end)
      default: break
      }
    }
    return corners
  }

  private func isClose(_ one: [CGPoint], _ two: [(CGFloat, CGFloat)]) -> Bool {
    one.count == two.count && zip(one, two).allSatisfy { $0.x.isClose(to: $1.0) && $0.y.isClose(to: $1.1) }
  }

  /// 0, 10 and 5; then 10, 0 and 5.
  private func line(_ isOn: Bool) -> some View {
    Chart(0..<3, id: \.self) { index in
      LineMark(x: .value("x", index * 5), y: .value("y", index == 2 ? 5 : (index == 0) == isOn ? 10 : 0))
    }
  }

  @Test(arguments: [(0.25, 75, 25), (0.5, 50, 50), (1, 0, 100), (3, 0, 100)] as [(Double, CGFloat, CGFloat)])
  func `the points of a line move one by one to their new places`(
    _ moment: (time: Double, first: CGFloat, second: CGFloat)
  ) {
    let found = points(at: moment.time, line)
    #expect(isClose(found[0], [(0, moment.first), (50, moment.second), (100, 50)]), "\(found)")
  }

  @Test func `both edges of an area move`() {
    let found = points(at: 0.5) { isOn in
      Chart(0..<2, id: \.self) { index in
        AreaMark(x: .value("x", index * 10), yStart: .value("y", isOn ? 4 : 0), yEnd: .value("y", isOn ? 10 : 6))
      }
    }
    #expect(isClose(found[0], [(0, 20), (100, 20), (100, 80), (0, 80)]), "\(found)")
  }

  @Test func `a line of another number of points moves as one`() {
    let found = points(at: 0.5) { isOn in
      Chart(0..<(isOn ? 3 : 2), id: \.self) { LineMark(x: .value("x", $0 * 5), y: .value("y", $0 * 5)) }
    }
    #expect(isClose(found[0], [(0, 100), (37.5, 62.5), (75, 25)]), "\(found)")
  }

  @Test func `bars and points move from frame to frame`() {
    let bar = points(at: 0.5) { isOn in
      Chart { BarMark(x: .value("x", 5), yStart: .value("y", 0), yEnd: .value("y", isOn ? 10 : 5)) }
    }
    #expect(bar[0].map(\.y).min()?.isClose(to: 25) == true && bar[0].map(\.y).max()?.isClose(to: 100) == true)
    let point = points(at: 0.5) { isOn in
      Chart { PointMark(x: .value("x", isOn ? 10 : 0), y: .value("y", 5)).symbol(.square).symbolSize(64) }
    }
    #expect(isClose(point[0], [(46, 46), (54, 46), (54, 54), (46, 54)]), "\(point)")
  }
}
