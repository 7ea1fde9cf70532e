import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

private struct Widest: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct Names: PreferenceKey {
  static var defaultValue: [String] { [] }

  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Bounds: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }

  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

/// Rules of SwiftUI's documentation and of swiftui-lab.com.
@MainActor @Suite struct PreferenceTests {
  @Test func `values are merged in the order of the views`() {
    var heard: [[String]] = []
    _ = FrameProbe(
      VStack {
        Color.red.preference(key: Names.self, value: ["a"])
        HStack { ForEach(0..<2) { Color.red.preference(key: Names.self, value: ["\($0)"]) } }
      }
      .background(Color.red.preference(key: Names.self, value: ["b"]))
      .onPreferenceChange(Names.self) { heard.append($0) })
    #expect(heard == [["a", "0", "1", "b"]])
  }

  // swiftui-lab.com, "Inspecting the View Tree", part 2: a preference replaces those of the views within.
  @Test func `outer value replaces inner ones`() {
    var heard: [String] = []
    _ = FrameProbe(
      Color.red.preference(key: Names.self, value: ["inner"]).preference(key: Names.self, value: ["outer"])
        .onPreferenceChange(Names.self) { heard = $0 })
    #expect(heard == ["outer"])
    _ = FrameProbe(
      Color.red.preference(key: Names.self, value: ["inner"]).transformPreference(Names.self) { $0.append("more") }
        .onPreferenceChange(Names.self) { heard = $0 })
    #expect(heard == ["inner", "more"])
  }

  // “Sets a value for the specified preference key … the transform changes the value”: the bounds are added to what the
  // views within have set.
  @Test func `a transformed anchor preference adds to those of the views within`() {
    var count = 0
    _ = FrameProbe(
      Color.red.frame(width: 20, height: 10)
        .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
        .padding(5)
        .transformAnchorPreference(key: Bounds.self, value: .bounds) { $0.append($1) }
        .backgroundPreferenceValue(Bounds.self) { anchors in
          GeometryReader { proxy in
            let sizes = anchors.map { proxy[$0].size }
            Color.clear.onAppear {
              count = sizes == [CGSize(width: 20, height: 10), CGSize(width: 30, height: 20)] ? 2 : 0
            }
          }
        })
    #expect(count == 2)
  }

  private struct EqualWidths: View {
    @State private var width: CGFloat?

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        cell(30)
        cell(50)
      }
      .onPreferenceChange(Widest.self) { width = $0 }
    }

    private func cell(_ own: CGFloat) -> some View {
      Color.red.frame(width: own, height: 10)
        .background(
          GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) }
        )
        .frame(width: width)
    }
  }

  @Test func `sizes read in the background make views equally wide`() {
    let probe = FrameProbe(EqualWidths())
    #expect(probe.frames("frame").map(\.width) == [50, 30, 50, 50])
  }

  @Test func `anchors are told in the coordinates of the reader`() {
    let probe = FrameProbe(
      HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10)
        Color.blue.frame(width: 30, height: 10).offset(y: 5).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
      }
      .padding(7)
      .overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          ForEach(anchors.indices, id: \.self) { index in
            let rect = proxy[anchors[index]]
            Rectangle().frame(width: rect.width, height: rect.height).offset(x: rect.minX, y: rect.minY)
          }
        }
      })
    #expect(probe.frames("Rectangle")[0].size == CGSize(width: 30, height: 10))
    // The padding, the first view and, as what is read lies outside of the offset, no offset.
    let transform = probe.root.firstNode("overlay")?.firstNode("GeometryReader")?.firstNode("offset")?.contentTransform
    #expect(transform == CGAffineTransform(translationX: 17, y: 7))
  }

  @Test func `frames are told in named coordinates`() {
    var frames: [String: CGRect] = [:]
    _ = FrameProbe(
      GeometryReader { proxy in
        let _ = frames["named"] = proxy.frame(in: .named("box"))
        let _ = frames["local"] = proxy.frame(in: .local)
        let _ = frames["global"] = proxy.frame(in: .global)
        Color.red
      }
      .frame(width: 20, height: 10)
      .padding(5)
      .coordinateSpace(name: "box")
      .padding(3))
    #expect(frames["local"] == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(frames["named"] == CGRect(x: 5, y: 5, width: 20, height: 10))
    #expect(frames["global"] == CGRect(x: 8, y: 8, width: 20, height: 10))
  }

  @Test func `geometry change is told once per value`() {
    var sizes: [CGSize] = []
    _ = FrameProbe(
      Color.red.frame(width: 20, height: 10).onGeometryChange(for: CGSize.self, of: \.size) { sizes.append($0) })
    #expect(sizes == [CGSize(width: 20, height: 10)])
  }

  @Test func `geometry reader takes the proposal and puts views at its corner`() {
    let probe = FrameProbe(
      GeometryReader { _ in
        Color.red.frame(width: 20, height: 10)
        Color.blue.frame(width: 4, height: 4)
      }, width: 100, height: 50)
    #expect(probe.size == CGSize(width: 100, height: 50))
    #expect(probe.frames("frame").map(\.origin) == [.zero, .zero])
    #expect(FrameProbe(GeometryReader { _ in Color.red }).size == CGSize(width: 10, height: 10))
  }
}

extension RenderNode {
  /// The first view of a name in the tree.
  func firstNode(_ name: String) -> RenderNode? {
    if self.name == name { return self }
    for child in children {
      if let found = child.firstNode(name) { return found }
    }
    return nil
  }
}
