import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Sizes and depths that no screen has: a result or a report, never a crash or a hang.
@MainActor @Suite struct LimitTests {
  private nonisolated static let lengths: [CGFloat] = [
    .nan, .infinity, -.infinity, -1, 0, 1e6, .greatestFiniteMagnitude,
  ]

  @Test(arguments: lengths)
  func `odd lengths leave a real size`(length: CGFloat) {
    let view = VStack(spacing: length) {
      HStack(spacing: length) {
        Color.red.frame(width: length, height: length)
        Circle().padding(length)
        Color.red.frame(minWidth: length, maxWidth: length)
      }
      Color.red.offset(x: length).position(x: length, y: length).aspectRatio(length, contentMode: .fill)
      Grid(horizontalSpacing: length) { GridRow { Color.red.gridCellColumns(3) } }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: length)), GridItem(.fixed(length))]) { Color.red }
      ScrollView { Color.red.frame(height: length) }
      Color.red.scaleEffect(length).rotationEffect(.degrees(length)).safeAreaPadding(length)
      Color.red.rotation3DEffect(.degrees(length), axis: (length, 1, 0), perspective: length)
    }
    for room in [nil, length, 100] {
      let size = FrameProbe(view, width: room, height: room).size
      #expect(!size.width.isNaN && !size.height.isNaN)
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300])
  func `scroll views that lie nowhere are drawn`(place: CGFloat) {
    let inner = ScrollView { Color.red.frame(width: 10, height: 10) }.frame(width: 20, height: 20)
    let view = ScrollView { inner.offset(x: place).position(x: place, y: 3) }.frame(width: 50, height: 50)
    let list = ViewTree().picture(of: view, proposal: .unspecified, environment: EnvironmentValues()).list
    #expect(list.size == CGSize(width: 50, height: 50))
  }

  private struct Nest: View {
    let depth: Int

    var body: some View {
      if depth > 0 { VStack { AnyView(Nest(depth: depth - 1)) } } else { Color.red.frame(width: 7, height: 7) }
    }
  }

  @Test func `deep nests are laid out or reported`() {
    #expect(FrameProbe(Nest(depth: 40)).size == CGSize(width: 7, height: 7))
    let picture = ViewTree().picture(
      of: Nest(depth: 10_000), proposal: .unspecified, environment: EnvironmentValues())
    #expect(picture.diagnostics == [.tooDeep(limit: EvaluationHost.maximumDepth)])
  }

  private struct Endless: View {
    var body: some View { AnyView(VStack { Endless() }) }
  }

  @Test func `view that contains itself is reported`() {
    let picture = ViewTree().picture(of: Endless(), proposal: .unspecified, environment: EnvironmentValues())
    #expect(picture.diagnostics == [.tooDeep(limit: EvaluationHost.maximumDepth)])
  }

  private struct Rows: View {
    let depth: Int
    let counter: MeasuringCounter

    var body: some View {
      if depth == 0 {
        Counted(counter: counter) {}
      } else {
        AnyView(
          VStack {
            HStack {
              Counted(counter: counter) {}
              Spacer()
              Rows(depth: depth - 1, counter: counter)
            }
            Color.red
          })
      }
    }
  }

  @Test func `nested stacks measure each view a few times`() {
    for depth in [10, 20, 40] {
      let counter = MeasuringCounter()
      _ = FrameProbe(Rows(depth: depth, counter: counter), width: 300, height: 300)
      #expect(counter.count < 60 * (depth + 1), "\(counter.count) measurements at a depth of \(depth)")
    }
  }

  @Test func `a thousand rows measure each view a few times`() {
    let counter = MeasuringCounter()
    let view = VStack {
      ForEach(0..<1000) { _ in
        HStack {
          VStack {
            Counted(counter: counter) {}
            Counted(counter: counter) {}
          }
          Spacer()
          Counted(counter: counter) {}
        }
      }
    }
    _ = FrameProbe(ScrollView { view }, width: 300, height: 300)
    #expect(counter.count < 3000 * 12)
  }

  @Test(arguments: [300, 301, 5000]) func `thousands of rows of a list lie below each other`(count: Int) throws {
    let list = List { ForEach(0..<count, id: \.self) { Color.red.frame(height: 10).id($0) } }
    let whole = FrameProbe(list, width: 300)
    #expect(whole.frames("row").count == count)
    let end = try #require(whole.frames("row").last?.maxY)
    #expect(abs(end - (35 + CGFloat(count) * 44)) < 1e-6)
    // Of a long list only the rows that show are there, at the same places.
    let start = FrameProbe(list, width: 300, height: 500)
    #expect(start.frames("row").count == (count > 300 ? 11 : count))
    #expect(start.frames("row").prefix(11) == whole.frames("row").prefix(11))
    let last = FrameProbe(list.scrollPosition(id: .constant(count - 1)), width: 300, height: 500)
    let bottom = try #require(last.frames("row").last?.maxY)
    #expect(abs(bottom - 482.5) < 18)
  }

  @Test func `a long list has the same groups and separators as a short one`() {
    func list(_ count: Int) -> some View {
      List {
        Section("Header") { ForEach(0..<2, id: \.self) { Text("\($0)") } }
        Section { ForEach(0..<count, id: \.self) { Text("\($0)").listRowSeparator($0 == 1 ? .hidden : .automatic) } }
      }
    }
    func items(_ count: Int) -> [DisplayList.Item] {
      let picture = ViewTree().picture(
        of: list(count), proposal: ProposedViewSize(width: 320, height: 400), environment: EnvironmentValues())
      return picture.list.items.flatMap { item in if case .group(let group) = item { group.items } else { [item] } }
    }
    // A short list also draws the rows just outside of its window, whose shadows may reach into it.
    let (short, long) = (items(290), items(2000))
    #expect(long.count > 20)
    let isSame = Array(short.prefix(long.count)) == long
    #expect(isSame)
  }

  @Test func `a hundred thousand rows of a list take no longer than a screenful`() {
    let counter = MeasuringCounter()
    let list = List { ForEach(0..<100_000, id: \.self) { _ in Counted(counter: counter) {} } }
    _ = FrameProbe(list, width: 300, height: 500)
    #expect(counter.count < 500)
  }

  /// Measuring all of them took a minute and more than a gigabyte, for a picture that is too large to draw.
  @Test func `a list and a lazy stack without a height are cut where no picture reaches, and say so`() {
    let counter = MeasuringCounter()
    func diagnostics<Content: View>(_ content: Content) -> [RenderDiagnostic] {
      counter.count = 0
      return ViewTree().picture(of: content, proposal: .unspecified, environment: EnvironmentValues()).diagnostics
    }
    let limit = RenderDiagnostic.tooLong(limit: Int(LazyNode.longestLength))
    func rows(_ count: Int) -> some View { ForEach(0..<count, id: \.self) { _ in Counted(counter: counter) {} } }
    #expect(diagnostics(List { rows(100_000) }) == [limit])
    #expect(counter.count < 30_000)
    #expect(diagnostics(ScrollView { LazyVStack(spacing: 40) { rows(100_000) } }) == [limit])
    #expect(counter.count < 30_000)
    #expect(diagnostics(LazyVStack(spacing: 40) { rows(100_000) }) == [limit])
    #expect(diagnostics(List { rows(2000) }).isEmpty)
    #expect(limit.isError && "\(limit)".contains("Give it a height"))
  }

  @Test func `a hundred thousand rows are laid out and only those that show are drawn`() {
    let view = ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100_000) { _ in Color.red.frame(height: 10) } } }
    let picture = ViewTree().picture(
      of: view, proposal: ProposedViewSize(width: 100, height: 200), environment: EnvironmentValues())
    guard case .group(let group) = picture.list.items.first else {
      Issue.record("A scroll view is a group.")
      return
    }
    // Twenty rows show, and shadows of ten more might.
    #expect((20...32).contains(group.items.count))
  }
}

/// How often views were measured.
private final class MeasuringCounter {
  var count = 0
}

/// A view of ten points that counts how often it is measured.
private struct Counted: Layout {
  let counter: MeasuringCounter

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    counter.count += 1
    return CGSize(width: min(proposal.width ?? 10, 10), height: 10)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
