import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

/// What of a content a scroll view shows.
@MainActor @Suite struct ScrollPositionTests {
  private func top(_ view: some View, height: CGFloat = 100) -> CGFloat? {
    FrameProbe(view, width: 100, height: height).frames("Color").first?.minY
  }

  private var long: some View { ScrollView { Color.red.frame(height: 1000) } }

  @Test func `position names an edge or a point`() {
    #expect(top(long) == 0)
    #expect(top(long.scrollPosition(.constant(ScrollPosition(edge: .bottom)))) == -900)
    #expect(top(long.scrollPosition(.constant(ScrollPosition(edge: .top)))) == 0)
    #expect(top(long.scrollPosition(.constant(ScrollPosition(y: 120)))) == -120)
    #expect(top(long.scrollPosition(.constant(ScrollPosition(point: CGPoint(x: 0, y: 30))))) == -30)
  }

  @Test func `position beyond the ends is held there`() {
    #expect(top(long.scrollPosition(.constant(ScrollPosition(y: 5000)))) == -900)
    #expect(top(long.scrollPosition(.constant(ScrollPosition(y: -50)))) == 0)
    #expect(top(long.scrollPosition(.constant(ScrollPosition(y: .infinity)))) == -900)
  }

  @Test func `position tells what it was set to`() {
    var position = ScrollPosition(idType: Int.self)
    #expect(position.edge == nil && position.point == nil && position.viewID == nil)
    position.scrollTo(id: 7, anchor: .center)
    #expect(position.viewID(type: Int.self) == 7)
    #expect(position.viewID(type: String.self) == nil)
    position.scrollTo(x: 3)
    #expect(position.x == 3 && position.y == nil && position.point == nil)
    position.scrollTo(edge: .trailing)
    #expect(position.edge == .trailing)
    #expect(position != ScrollPosition(idType: Int.self, edge: .leading))
    #expect(!position.isPositionedByUser)
  }

  private var rows: some View {
    ScrollView {
      VStack(spacing: 0) { ForEach(0..<50) { index in Color.red.frame(height: 20).id("row \(index)") } }
        .scrollTargetLayout()
    }
  }

  @Test func `binding of an identity names a view`() {
    #expect(top(rows.scrollPosition(id: .constant("row 10"), anchor: .top)) == -200)
    #expect(top(rows.scrollPosition(id: .constant("row 10"), anchor: .center)) == -160)
    #expect(top(rows.scrollPosition(.constant(ScrollPosition(id: "row 10")), anchor: .bottom)) == -120)
    #expect(top(rows.scrollPosition(id: .constant("nowhere"), anchor: .top)) == 0)
    #expect(top(rows.scrollPosition(id: .constant(String?.none))) == 0)
  }

  /// Rows whose binding names a row at first, and another one once they have appeared.
  private struct Rows: View {
    let height: CGFloat
    let anchor: UnitPoint?
    var later: Int?
    @State private var id: Int? = 10

    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<30) { Color.red.frame(height: height).id($0) } }.scrollTargetLayout()
      }
      .scrollPosition(id: $id, anchor: anchor)
      .onAppear { if let later { id = later } }
    }
  }

  // Frames that SwiftUI tells on macOS 26, in 219 points: row 10 at 200 without an anchor, row 0 at 0 with one; iOS scrolls.
  @Test(arguments: [(Look.macOS26, 200, 0), (.macOS15, 200, 0), (.iOS18, 199, -205.5)] as [(Look, CGFloat, CGFloat)])
  func `macOS does not scroll to the first value of a binding`(look: Look, tenth: CGFloat, first: CGFloat) {
    var environment = EnvironmentValues()
    environment.look = look
    func frames(_ rows: Rows) -> [CGRect] {
      FrameProbe(rows, width: 100, height: 219, environment: environment).frames("Color")
    }
    #expect(frames(Rows(height: 20, anchor: nil))[10].minY == tenth)
    #expect(frames(Rows(height: 30, anchor: .center))[0].minY == first)
    // A later value scrolls everywhere.
    #expect(frames(Rows(height: 20, anchor: .top, later: 5))[5].minY == 0)
    #expect(frames(Rows(height: 20, anchor: .top, later: 5))[0].minY == -100)
  }

  @Test func `anchor aligns a short content and scrolls a long one`() {
    let short = ScrollView { Color.red.frame(height: 40) }
    #expect(top(short.defaultScrollAnchor(.bottom)) == 60)
    #expect(top(short.defaultScrollAnchor(.center)) == 30)
    #expect(top(long.defaultScrollAnchor(.center)) == -450)
    let both = long.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment)
    #expect(top(both) == -900)
    #expect(top(short.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment)) == 0)
  }

  @Test func `margins lie between the ends and the content`() {
    let margins = long.contentMargins(.vertical, 10)
    #expect(top(margins) == 10)
    #expect(top(margins.scrollPosition(.constant(ScrollPosition(edge: .bottom)))) == -910)
    #expect(top(rows.contentMargins(.top, 30).scrollPosition(id: .constant("row 10"), anchor: .top)) == -170)
    #expect(top(long.contentMargins(.vertical, 10, for: .scrollIndicators)) == 0)
  }

  private struct Told: View {
    @State private var offset: CGFloat = -1
    @State private var length: CGFloat = 0

    var body: some View {
      VStack(spacing: 0) {
        ScrollView { Color.red.frame(height: 500) }
          .scrollPosition(.constant(ScrollPosition(y: 70)))
          .onScrollGeometryChange(for: CGFloat.self) {
            $0.contentOffset.y
          } action: { _, new in
            offset = new
          }
          .onScrollGeometryChange(for: CGFloat.self) {
            $0.contentSize.height
          } action: { _, new in
            length = new
          }
        Circle().frame(width: max(offset, 1), height: max(length / 100, 1))
      }
    }
  }

  @Test func `geometry is told once the content is laid out`() {
    #expect(FrameProbe(Told(), width: 100, height: 100).frames("frame").last?.size == CGSize(width: 70, height: 5))
  }

  @Test func `the visible rectangle includes margins, the bounds do not`() {
    // Measured on macOS 26: 150 and 130 points.
    final class Log { var geometry: ScrollGeometry? }
    let log = Log()
    let view = ScrollView { Color.red.frame(height: 500) }
      .contentMargins(.top, 20, for: .scrollContent)
      .onScrollGeometryChange(for: ScrollGeometry.self) {
        $0
      } action: { _, new in
        log.geometry = new
      }
    _ = FrameProbe(view, width: 100, height: 150)
    #expect(log.geometry?.visibleRect == CGRect(x: 0, y: -20, width: 100, height: 150))
    #expect(log.geometry?.bounds == CGRect(x: 0, y: -20, width: 100, height: 130))
  }

  @Test func `a list tells its geometry once, and scroll views in its rows don't`() {
    final class Log { var heights: [CGFloat] = [] }
    let log = Log()
    let view = List {
      ScrollView(.horizontal) { Color.red.frame(width: 500, height: 30) }
    }
    .onScrollGeometryChange(for: CGFloat.self) {
      $0.containerSize.height
    } action: { _, new in
      log.heights.append(new)
    }
    _ = FrameProbe(view, width: 100, height: 150)
    #expect(log.heights == [150])
  }

  @Test func `views are told whether they show`() {
    final class Log { var shown: [Int: Bool] = [:] }
    let log = Log()
    let view = ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<5) { index in
          Color.red.frame(height: 40).onScrollVisibilityChange { log.shown[index] = $0 }
        }
      }
    }
    _ = FrameProbe(view, width: 100, height: 100)
    #expect(log.shown == [0: true, 1: true, 2: true, 3: false, 4: false])
  }
}
