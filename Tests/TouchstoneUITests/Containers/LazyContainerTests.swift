import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

/// Lazy containers in scroll views: what shows, where it lies, and what is never evaluated.
@MainActor @Suite struct LazyContainerTests {
  /// Which rows were evaluated, and which came and went.
  @MainActor
  final class Log {
    var evaluated: Set<Int> = []
    var appeared: [Int] = []
    var gone: [Int] = []
  }

  private struct Row: View {
    let index: Int
    let log: Log
    var height: CGFloat = 20

    var body: some View {
      log.evaluated.insert(index)
      return Color.red.frame(height: height)
        .onAppear { log.appeared.append(index) }
        .onDisappear { log.gone.append(index) }
    }
  }

  /// The top edges of all views of a name, in tree order.
  private func tops(_ probe: FrameProbe, _ name: String = "Color") -> [CGFloat] { probe.frames(name).map(\.minY) }

  @Test func `only rows that show appear`() {
    let log = Log()
    let view = ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<100_000) { Row(index: $0, log: log) } }
    }
    let probe = FrameProbe(view, width: 100, height: 100)
    #expect(log.appeared == [0, 1, 2, 3, 4])
    #expect(log.evaluated.count <= 101)
    #expect(log.gone.isEmpty)
    #expect(probe.frames("LazyVStack").map(\.height) == [2_000_000])
    #expect(tops(probe) == [0, 20, 40, 60, 80])
  }

  @Test func `eager stack lets all rows appear`() {
    let log = Log()
    _ = FrameProbe(ScrollView { VStack { ForEach(0..<30) { Row(index: $0, log: log) } } }, width: 100, height: 100)
    #expect(log.appeared.count == 30)
  }

  @Test func `lazy stack outside of a scroll view shows all rows`() {
    let log = Log()
    _ = FrameProbe(LazyVStack { ForEach(0..<300) { Row(index: $0, log: log) } }, width: 100, height: 100)
    #expect(log.appeared.count == 300)
  }

  private struct Jump: View {
    let log: Log
    let target: Int
    let anchor: UnitPoint?

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<1000) { Row(index: $0, log: log) } }
        }
        .onAppear { proxy.scrollTo(target, anchor: anchor) }
      }
    }
  }

  @Test(arguments: [
    (500, UnitPoint.top, [0, 20, 40, 60, 80]), (500, .bottom, [0, 20, 40, 60, 80]),
    (500, .center, [0, 20, 40, 60, 80]), (999, .top, [0, 20, 40, 60, 80]),
  ])
  func `reader scrolls to a row that never showed`(target: Int, anchor: UnitPoint, expected: [CGFloat]) {
    let log = Log()
    let probe = FrameProbe(Jump(log: log, target: target, anchor: anchor), width: 100, height: 100)
    #expect(tops(probe) == expected)
    let first = target == 999 ? 995 : 500 - Int(anchor.y * 4)
    #expect(log.appeared == [0, 1, 2, 3, 4] + Array(first..<(first + 5)))
    #expect(log.gone.sorted() == [0, 1, 2, 3, 4])
  }

  @Test func `without an anchor the row just shows`() {
    let log = Log()
    let probe = FrameProbe(Jump(log: log, target: 7, anchor: nil), width: 100, height: 90)
    #expect(tops(probe) == [-10, 10, 30, 50, 70])
    #expect(log.appeared.suffix(2) == [6, 7] || log.appeared.contains(7))
  }

  @Test func `rows of many lengths end at the bottom where the anchor says so`() {
    let view = ScrollView {
      VStack(spacing: 0) {
        LazyVStack(spacing: 3) {
          ForEach(0..<2000) { index in
            let height = 10 + index % 7 * (index > 1000 ? 5 : 1)
            Color.red.frame(height: CGFloat(height))
          }
        }
        Circle().frame(width: 20, height: 20)
      }
    }
    .defaultScrollAnchor(.bottom)
    let probe = FrameProbe(view, width: 100, height: 100)
    #expect(probe.frames("Circle").map(\.maxY) == [100])
    // Rows 1999, 1998 … are 10 + 5 × (i mod 7) high: 1999 mod 7 = 4.
    let rows = probe.frames("Color")
    #expect(rows.last.map(\.height) == 30)
    #expect(rows.last.map(\.maxY) == 80)
    for (upper, lower) in zip(rows, rows.dropFirst()) { #expect(lower.minY - upper.maxY == 3) }
  }

  @Test func `middle of a long content is filled without holes`() {
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<5000) { index in Color.red.frame(height: index < 300 ? 10 : 55) }
      }
    }
    .scrollPosition(.constant(ScrollPosition(y: 20_000)))
    let rows = FrameProbe(view, width: 100, height: 200).frames("Color")
    #expect(rows.first.map { $0.minY <= 0 && $0.maxY > 0 } ?? false)
    #expect(rows.last.map { $0.maxY >= 200 } ?? false)
    for (upper, lower) in zip(rows, rows.dropFirst()) { #expect(lower.minY == upper.maxY) }
  }

  @Test func `grid shows the lines in the window`() {
    let log = Log()
    let view = ScrollView {
      LazyVGrid(columns: [GridItem(), GridItem(), GridItem()], spacing: 5) {
        ForEach(0..<9000) { Row(index: $0, log: log) }
      }
    }
    .scrollPosition(.constant(ScrollPosition(y: 2500)))
    let probe = FrameProbe(view, width: 116, height: 50)
    // 2500 / 25 = 100 lines above.
    #expect(log.appeared == Array(300..<306))
    #expect(tops(probe) == [0, 0, 0, 25, 25, 25])
    // 3,000 lines, each 20 high, with 5 between them.
    #expect(probe.frames("LazyVGrid").map(\.height) == [74_995])
  }

  @Test func `rows lie from the right where layout runs to the left`() {
    let view = ScrollView(.horizontal) {
      LazyHStack(spacing: 0) { ForEach(0..<1000) { _ in Color.red.frame(width: 30) } }
    }
    let probe = FrameProbe(view, width: 100, height: 20, direction: .rightToLeft)
    #expect(probe.frames("Color").map(\.minX) == [70, 40, 10, -20])
  }

  @Test func `container in a row of another one is lazy too`() {
    let log = Log()
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        Color.blue.frame(height: 60)
        LazyVStack(spacing: 0) { ForEach(0..<10_000) { Row(index: $0, log: log) } }
      }
    }
    _ = FrameProbe(view, width: 100, height: 100)
    #expect(log.appeared == [0, 1])
  }

  private struct Sections: View {
    let offset: CGFloat
    var pinned: PinnedScrollableViews = [.sectionHeaders]

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          ForEach(0..<20) { _ in
            Section {
              ForEach(0..<10) { _ in Color.red.frame(height: 20) }
            } header: {
              Circle().frame(width: 30, height: 30)
            } footer: {
              Rectangle().frame(width: 10, height: 10)
            }
          }
        }
      }
      .scrollPosition(.constant(ScrollPosition(y: offset)))
    }
  }

  // A section is 30 + 10 × 20 + 10 = 240 points long.
  @Test(
    arguments: zip(
      [0, 50, 210, 230, 240, 260] as [CGFloat], [[0], [0], [0, 30], [-20, 10], [0], [0]] as [[CGFloat]]))
  func `header stays at the top until its section ends`(offset: CGFloat, expected: [CGFloat]) {
    let probe = FrameProbe(Sections(offset: offset), width: 100, height: 100)
    #expect(tops(probe, "Circle").sorted() == expected.sorted())
  }

  @Test func `header scrolls away unless it is pinned`() {
    let probe = FrameProbe(Sections(offset: 50, pinned: []), width: 100, height: 100)
    #expect(tops(probe, "Circle").isEmpty)
  }

  @Test func `footer stays at the bottom`() {
    let probe = FrameProbe(Sections(offset: 0, pinned: [.sectionFooters]), width: 100, height: 100)
    #expect(tops(probe, "Rectangle") == [90])
  }

  @Test func `pinned header lies on top of the rows`() {
    let probe = FrameProbe(Sections(offset: 50), width: 100, height: 100)
    let names = probe.frames("LazyVStack").count
    #expect(names == 1)
    #expect(probe.root.treeDescription.split(separator: "\n").last?.contains("Circle") == true)
  }

  private struct Counter: View {
    @State private var count = 0
    let log: Log

    var body: some View {
      Color.red.frame(height: 20).onAppear {
        count += 1
        log.appeared.append(count)
      }
    }
  }

  @Test func `rows that stay keep their state`() {
    let log = Log()
    let view = ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { _ in Counter(log: log) } } }
    _ = FrameProbe(view, width: 100, height: 40)
    // A change of state evaluates all again; nothing appears twice.
    #expect(log.appeared == [1, 1])
  }

  @Test func `sizes of several kinds of rows are found by their types`() {
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<10) { index in
          if index.isMultiple(of: 2) { Color.red.frame(height: 20) } else { Color.blue.frame(height: 10) }
        }
        ForEach(0..<10) { index in
          Color.red.frame(height: 4)
          Color.red.frame(height: 6)
        }
        ForEach(0..<10) { index in
          if index > 4 { Color.red.frame(height: 2) }
        }
      }
    }
    let probe = FrameProbe(view, width: 100, height: 1000)
    // 10 rows are 15 high on average, 10 are 10 high, and 5 are 2 high.
    #expect(probe.frames("LazyVStack").map(\.height) == [260])
    #expect(probe.frames("Color").count == 35)
  }
}
