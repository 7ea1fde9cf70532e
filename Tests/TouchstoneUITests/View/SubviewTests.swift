import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

private struct DimmedKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

extension ContainerValues {
  fileprivate var isDimmed: Bool {
    get { self[DimmedKey.self] }
    set { self[DimmedKey.self] = newValue }
  }
}

/// Rules of SwiftUI's documentation of container views.
@MainActor @Suite struct SubviewTests {
  private struct Divided<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
      VStack(spacing: 0) {
        Group(subviews: content) { subviews in
          ForEach(subviews) { subview in
            subview
            if subview.id != subviews.last?.id { Divider() }
          }
        }
      }
    }
  }

  private struct Pair: View {
    var body: some View {
      Color.red.frame(width: 4, height: 4)
      Color.red.frame(width: 5, height: 5)
    }
  }

  @Test func `group sees the views of lists branches and bodies`() {
    let probe = FrameProbe(
      Divided {
        Color.red.frame(width: 10, height: 10)
        ForEach(0..<2) { _ in Color.red.frame(width: 6, height: 6) }
        if true { Circle().frame(width: 3, height: 3) }
        Pair()
      }, width: 20)
    #expect(probe.frames("frame").map(\.width) == [10, 6, 6, 3, 4, 5])
    #expect(probe.frames("Divider").count == 5)
  }

  @Test func `subviews take the environment of the place where they are used`() {
    struct Scaled: View {
      @Environment(\.displayScale) private var scale

      var body: some View { Color.red.frame(width: scale, height: 1) }
    }
    let probe = FrameProbe(
      Group(subviews: Group { Scaled() }) { $0.first?.environment(\.displayScale, 3) })
    #expect(probe.frames("frame").map(\.width) == [3])
  }

  @Test func `container values are read before views are evaluated`() {
    let probe = FrameProbe(
      ForEach(
        subviews: Group {
          Color.red.frame(width: 10, height: 10)
          Color.red.frame(width: 10, height: 10).containerValue(\.isDimmed, true).padding(1)
        }
      ) { subview in
        subview.frame(width: subview.containerValues.isDimmed ? 40 : 30)
      })
    let widths: [CGFloat] = probe.frames("frame").map(\.width)
    #expect(widths.filter { $0 > 10 } == [30, 40])
  }

  @Test func `sections are taken apart`() {
    let probe = FrameProbe(
      Group(
        sections: Group {
          Section {
            Color.red
            Color.red
          } header: {
            Circle()
          }
          Section { Color.red }
        }
      ) { sections in
        ForEach(sections) { section in
          Color.clear.frame(width: CGFloat(section.content.count), height: CGFloat(section.header.count + 1))
        }
      })
    #expect(probe.frames("frame").map(\.size) == [CGSize(width: 2, height: 2), CGSize(width: 1, height: 1)])
  }
}

private struct GapKey: _ViewTraitKey {
  static var defaultValue: CGFloat { 1 }
}

private struct Gaps: _VariadicView_MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    ForEach(children) { child in
      child.padding(.bottom, child[GapKey.self])
    }
  }
}

@MainActor @Suite struct VariadicViewTests {
  @Test func `root sees the views and what they carry`() {
    let probe = FrameProbe(
      VStack(spacing: 0) {
        _VariadicView.Tree(Gaps()) {
          Color.red.frame(width: 5, height: 5)
          Color.red.frame(width: 5, height: 5)._trait(GapKey.self, 7)
        }
      })
    #expect(probe.frames("padding").map(\.height) == [6, 12])
  }
}
