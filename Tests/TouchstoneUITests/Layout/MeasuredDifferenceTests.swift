import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

/// Rules by which pictures and frames differed from those recorded by Apple's frameworks, each with the number measured
/// there.
@MainActor @Suite struct MeasuredDifferenceTests {
  private func box(_ width: CGFloat, _ height: CGFloat = 10) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test func `no size class is known where no device is`() {
    let environment = EnvironmentValues()
    #expect(environment.horizontalSizeClass == nil && environment.verticalSizeClass == nil)
  }

  // MARK: What views carry for layouts

  private struct Name: LayoutValueKey {
    static var defaultValue: String { "none" }
  }

  @Test func `of nested layout values and priorities the innermost counts`() {
    let view = FrameProbe(
      box(10).layoutValue(key: Name.self, value: "inner").layoutValue(key: Name.self, value: "outer"))
    #expect(LayoutSubview(node: view.root)[Name.self] == "inner")
    let priority = FrameProbe(box(10).layoutPriority(1).padding().layoutPriority(2))
    #expect(LayoutSubview(node: priority.root).priority == 1)
    #expect(LayoutSubview(node: FrameProbe(Spacer().layoutPriority(3)).root).priority == 3)
  }

  @Test func `no spacing is no distance to no spacing`() {
    for axis in Axis.allCases {
      #expect(ViewSpacing.zero.distance(to: .zero, along: axis) == 0)
      #expect(ViewSpacing().distance(to: ViewSpacing(), along: axis) == 8)
      // A spacing that says nothing takes over what a union says; tests of public flow layouts, which pass on iOS, rest on it.
      let united = ViewSpacing().union(.zero)
      #expect(united.distance(to: united, along: axis) == 0)
      #expect(united.distance(to: ViewSpacing(), along: axis) == 8)
    }
  }

  // MARK: Frames

  @Test func `an ideal length without a largest one is the frame's own`() {
    #expect(FrameProbe(box(40).frame(idealWidth: 150).fixedSize(), width: 300, height: 300).size.width == 150)
    #expect(FrameProbe(box(200).frame(idealWidth: 150).fixedSize()).size.width == 150)
    #expect(FrameProbe(box(40).frame(minWidth: 160, idealWidth: 150).fixedSize()).size.width == 160)
    #expect(FrameProbe(box(40).frame(idealWidth: 150), width: 300).size.width == 40)
  }

  // MARK: Grids

  @Test func `headers and footers in a lazy grid are as wide as the grid, not as its columns`() {
    // Three columns of 60 points in 240: Apple's header is 240 wide at 0.
    let columns = [GridItem](repeating: GridItem(.fixed(60)), count: 3)
    let grid = LazyVGrid(columns: columns) {
      Section {
        ForEach(0..<3) { _ in Color.red.frame(height: 20) }
      } header: {
        Rectangle().frame(height: 10)
      } footer: {
        Rectangle().frame(height: 10)
      }
    }
    let frames = FrameProbe(grid, width: 240).frames("Rectangle")
    #expect(frames.map { [$0.minX, $0.width] } == [[0, 240], [0, 240]])
  }

  @Test func `a cell over two columns takes the grid's alignment`() {
    let probe = FrameProbe(
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(60).gridColumnAlignment(.trailing)
          box(60)
        }
        GridRow { Circle().frame(width: 20, height: 20).gridCellColumns(2) }
        GridRow { Rectangle().frame(width: 20, height: 20) }
      })
    #expect(probe.frames("Circle")[0].minX == 0)
    #expect(probe.frames("Rectangle")[0].minX == 40)
  }

  @Test(arguments: [
    (HorizontalAlignment.leading, CGFloat(0)), (.center, 40), (.trailing, 80),
  ])
  func `a column without an alignment takes that of its lazy grid`(alignment: HorizontalAlignment, expected: CGFloat) {
    let probe = FrameProbe(
      LazyVGrid(columns: [GridItem(.fixed(100))], alignment: alignment) { box(20) }, width: 100, height: 50)
    #expect(probe.frames("frame")[0].minX == expected)
    let own = FrameProbe(
      LazyVGrid(columns: [GridItem(.fixed(100), alignment: .trailing)], alignment: alignment) { box(20) }, width: 100,
      height: 50)
    #expect(own.frames("frame")[0].minX == 80)
  }

  // MARK: Scrolling

  private struct Scrolled: View {
    @State private var position: Int? = 3
    let target: Int

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<50) { Color.red.frame(height: 20).id($0) } }.scrollTargetLayout()
        }
        .scrollPosition(id: $position, anchor: .top)
        .onAppear { proxy.scrollTo(target, anchor: .top) }
      }
    }
  }

  @Test func `a reader scrolls a scroll view whose position is bound`() {
    func top(_ target: Int) -> CGFloat? {
      FrameProbe(Scrolled(target: target), width: 100, height: 100).frames("Color").first?.minY
    }
    #expect(top(10) == -200)
    // Where the reader names nothing that is there, the binding counts.
    #expect(top(99) == -60)
  }

  private final class Told {
    var geometry: ScrollGeometry?
  }

  @Test func `the container of a scroll view ends at its margins`() throws {
    let told = Told()
    let view = ScrollView { Color.red.frame(height: 500) }
      .contentMargins(.top, 20)
      .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }, action: { told.geometry = $1 })
    _ = FrameProbe(view, width: 100, height: 150)
    let geometry = try #require(told.geometry)
    #expect(geometry.containerSize == CGSize(width: 100, height: 130))
    #expect(geometry.bounds.height == 130)
  }

  // MARK: Layouts that are views

  @Test func `a layout that is a view too keeps its own initialiser with a closure`() {
    let flow = Flow(spacing: 8) { box(20) }
    let view: Flow<AnyView> = flow
    #expect(FrameProbe(view).size.width == 28)
    #expect(FrameProbe(FlowLayout { box(30) }).size.width == 30)
  }
}

/// A package's type that is both: a view made with a closure, and a layout made without.
private struct Flow<Content: View>: View {
  var spacing: CGFloat
  let content: Content

  init(spacing: CGFloat, @ViewBuilder content: () -> some View) where Content == AnyView {
    self.spacing = spacing
    self.content = AnyView(content())
  }

  private init(spacing: CGFloat, empty: Content) {
    self.spacing = spacing
    content = empty
  }

  var body: some View { FlowLayout() { content }.padding(.leading, spacing) }
}

extension Flow: Animatable {}

extension Flow: Layout where Content == EmptyView {
  typealias Cache = Void

  init(spacing: CGFloat) {
    self.init(spacing: spacing, empty: EmptyView())
  }

  nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    FlowLayout().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    FlowLayout().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

private struct FlowLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.first?.sizeThatFits(.unspecified) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(at: bounds.origin, proposal: .unspecified)
  }
}
