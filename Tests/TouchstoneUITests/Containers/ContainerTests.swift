import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

/// Numbers of Apple's frameworks, by the sources named at each.
@MainActor @Suite struct ContainerTests {
  // swiftuifieldguide.com: as high as proposed, as wide as the content.
  @Test func `scroll view takes the proposal only along its axis`() {
    let content = Color.red.frame(width: 30, height: 500)
    #expect(FrameProbe(ScrollView { content }, width: 100, height: 80).size == CGSize(width: 30, height: 80))
    #expect(FrameProbe(ScrollView { content }).size == CGSize(width: 30, height: 500))
    let wide = FrameProbe(
      ScrollView(.horizontal) { Color.red.frame(width: 500, height: 30) }, width: 100, height: 80)
    #expect(wide.size == CGSize(width: 100, height: 30))
  }

  @Test func `scroll anchor shows the end of the content`() {
    let probe = FrameProbe(
      ScrollView { Color.red.frame(width: 30, height: 500) }.defaultScrollAnchor(.bottom), width: 30, height: 80)
    #expect(probe.frames("frame")[0].minY == -420)
  }

  @Test func `content margins inset what is scrolled`() {
    let probe = FrameProbe(
      ScrollView { Color.red.frame(height: 500) }.contentMargins(.horizontal, 12), width: 100, height: 80)
    #expect(probe.frames("frame")[0] == CGRect(x: 12, y: 0, width: 76, height: 500))
  }

  private struct Jump: View {
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<20) { Color.red.frame(width: 10, height: 10).id($0) } }
        }
        .frame(height: 50)
        .onAppear { proxy.scrollTo(10, anchor: .top) }
      }
    }
  }

  @Test func `reader scrolls to a view`() {
    #expect(FrameProbe(Jump()).frames("VStack")[0].minY == -100)
  }

  @Test func `lazy stack fills the cross axis`() {
    let probe = FrameProbe(
      LazyVStack(alignment: .leading) {
        Color.red.frame(width: 20, height: 10)
        Color.red.frame(width: 20, height: 10)
      }, width: 100)
    #expect(probe.size == CGSize(width: 100, height: 28))
    #expect(probe.frames("frame").map(\.origin) == [.zero, CGPoint(x: 0, y: 18)])
  }

  // objc.io, "SwiftUI's Grid Views", 2020-11-23, quiz 1: 200 − 70 − 8 leaves 122 for two columns of 40 at the least.
  @Test func `adaptive column holds as many as fit`() {
    let probe = FrameProbe(
      LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
        ForEach(0..<4) { _ in Color.red.frame(height: 10) }
      }, width: 200)
    #expect(probe.frames("Color").map(\.width) == [70, 57, 57, 70])
    #expect(probe.frames("Color").map(\.minX) == [0, 78, 143, 0])
    #expect(probe.frames("Color").map(\.minY) == [0, 0, 0, 18])
  }

  // swiftui-web's documents: what a clamped column leaves goes only to those after it.
  @Test func `clamped column is not distributed again`() {
    let probe = FrameProbe(
      LazyVGrid(columns: [GridItem(), GridItem(.flexible(maximum: 20))]) {
        ForEach(0..<2) { _ in Color.red.frame(height: 10) }
      }, width: 108)
    #expect(probe.frames("Color").map(\.width) == [50, 20])
  }

  @Test func `headers of a grid take a row of their own`() {
    let probe = FrameProbe(
      LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
        Section {
          ForEach(0..<3) { _ in Color.red.frame(height: 10) }
        } header: {
          Circle().frame(height: 5)
        }
      }, width: 108)
    #expect(probe.frames("Circle")[0].width == 5)
    #expect(probe.frames("Color").map(\.minY) == [5, 5, 15])
  }

  @Test func `columns of a grid line up`() {
    let probe = FrameProbe(
      Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 2) {
        GridRow {
          Color.red.frame(width: 10, height: 10)
          Color.red.frame(width: 30, height: 20)
        }
        GridRow(alignment: .bottom) {
          Color.red.frame(width: 40, height: 5)
          Color.red.frame(width: 5, height: 15)
        }
        Color.blue.frame(width: 60, height: 6)
      })
    #expect(probe.size == CGSize(width: 74, height: 20 + 2 + 15 + 2 + 6))
    let frames = probe.frames("frame")
    #expect(frames[0].origin == CGPoint(x: 0, y: 5))
    #expect(frames[1].minX == 44)
    #expect(frames[2].origin == CGPoint(x: 0, y: 32))
    #expect(frames[4].minY == 39)
  }

  // A view of its ideal size has room for the ideal sizes of its parts, however flexible they are.
  @Test func `columns of a grid of its ideal size are as wide as they like`() {
    let probe = FrameProbe(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(minWidth: 60, idealWidth: 80, maxWidth: 80)
          Color.red.frame(minWidth: 10, idealWidth: 30, maxWidth: 30)
        }
      }
      .fixedSize())
    #expect(probe.size.width == 110)
    #expect(probe.frames("Color").map(\.width) == [80, 30])
  }

  @Test func `cells take columns and keep out of sizes`() {
    let probe = FrameProbe(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 10, height: 10)
          Color.red.frame(width: 10, height: 10)
        }
        GridRow { Color.blue.frame(height: 3).gridCellColumns(2) }
        Divider().gridCellUnsizedAxes(.horizontal)
      }, width: 300, height: 100)
    #expect(probe.frames("Divider")[0].width == probe.size.width)
  }

  @Test func `what modifiers add to a view of a stack is not in the stack`() {
    let base = Color.red.frame(width: 50, height: 40)
    let added: [AnyView] = [
      AnyView(base.overlay { Divider() }), AnyView(base.background { Divider() }),
      AnyView(base.safeAreaInset(edge: .top) { Divider() }),
      AnyView(base.overlayPreferenceValue(Mark.self) { _ in Divider() }),
    ]
    for view in added {
      // Within the stack, it would stand upright.
      let divider = FrameProbe(HStack { view }, width: 300, height: 100).frames("Divider")[0]
      #expect(divider.width >= 50 && divider.height <= 1)
    }
  }

  private enum Mark: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) {}
  }

  @Test func `first view that fits is shown`() {
    let choice = ViewThatFits {
      Color.red.frame(width: 100, height: 10)
      Color.blue.frame(width: 50, height: 10)
      Color.green.frame(width: 20, height: 10)
    }
    #expect(FrameProbe(choice, width: 120, height: 50).size.width == 100)
    #expect(FrameProbe(choice, width: 60, height: 50).size.width == 50)
    #expect(FrameProbe(choice, width: 5, height: 5).size.width == 20)
  }

  @Test func `any layout behaves like the layout that it hides`() {
    @ViewBuilder func views() -> some View {
      Color.red.frame(width: 10, height: 10)
      Spacer()
      Color.red.frame(width: 10, height: 10)
    }
    let hidden = FrameProbe(AnyLayout(HStackLayout(spacing: 3))(views), width: 100, height: 40)
    let shown = FrameProbe(HStack(spacing: 3, content: views), width: 100, height: 40)
    #expect(hidden.frames("frame") == shown.frames("frame"))
  }

  // OpenSwiftUI, audited against Apple's frameworks: the priority of a spacer is the lowest.
  @Test func `spacer leaves the room to other flexible views`() {
    let probe = FrameProbe(
      HStack(spacing: 0) {
        Color.red
        Spacer()
      }, width: 100, height: 10)
    #expect(probe.frames("Color")[0].width == 92)
  }

  @Test func `label puts the icon eight points before the title`() {
    let probe = FrameProbe(
      Label {
        Color.red.frame(width: 30, height: 10)
      } icon: {
        Color.blue.frame(width: 10, height: 10)
      })
    #expect(probe.size == CGSize(width: 48, height: 10))
    let titleOnly = FrameProbe(
      Label {
        Color.red.frame(width: 30, height: 10)
      } icon: {
        Color.blue.frame(width: 10, height: 10)
      }
      .labelStyle(.titleOnly))
    #expect(titleOnly.size == CGSize(width: 30, height: 10))
  }

  @Test func `layout of the users own places its views`() {
    let probe = FrameProbe(
      Diagonal {
        Color.red.frame(width: 10, height: 10)
        Color.red.frame(width: 20, height: 5)
      })
    #expect(probe.size == CGSize(width: 30, height: 15))
    #expect(probe.frames("frame").map(\.origin) == [.zero, CGPoint(x: 10, y: 10)])
  }
}

/// Each view at the corner of the one before.
private struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }
      .reduce(into: .zero) { $0 = CGSize(width: $0.width + $1.width, height: $0.height + $1.height) }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var corner = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: corner, proposal: .unspecified)
      corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
    }
  }
}
