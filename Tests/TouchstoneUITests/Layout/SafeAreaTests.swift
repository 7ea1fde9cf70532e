import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

/// Insets of devices as swift-snapshot-testing lists them; rules by SwiftUI's documentation.
@MainActor @Suite struct SafeAreaTests {
  /// A probe on an iPhone X: 375×812, 44 points above and 34 below.
  private func phone<Content: View>(_ view: Content) -> FrameProbe {
    var environment = EnvironmentValues()
    environment.safeAreaInsets = EdgeInsets(top: 44, leading: 0, bottom: 34, trailing: 0)
    return FrameProbe(view, width: 375, height: 812, environment: environment)
  }

  @Test func `views keep clear of unsafe edges`() {
    #expect(phone(Color.red).frames("Color")[0] == CGRect(x: 0, y: 44, width: 375, height: 734))
    #expect(phone(Color.red.frame(width: 10, height: 10)).frames("frame")[0].midY == 411)
  }

  @Test func `view that ignores the safe area covers the screen`() {
    #expect(phone(Color.red.ignoresSafeArea()).frames("Color")[0] == CGRect(x: 0, y: 0, width: 375, height: 812))
    let top = phone(Color.red.ignoresSafeArea(edges: .top)).frames("Color")[0]
    #expect(top == CGRect(x: 0, y: 0, width: 375, height: 778))
    #expect(phone(Color.red.ignoresSafeArea(.keyboard)).frames("Color")[0].minY == 44)
  }

  @Test func `view grows only over edges that it touches`() {
    let probe = phone(
      VStack(spacing: 0) {
        Color.red.ignoresSafeArea()
        Color.blue
      })
    #expect(probe.frames("Color")[0] == CGRect(x: 0, y: 0, width: 375, height: 44 + 367))
    #expect(probe.frames("Color")[1].minY == 411)
  }

  @Test func `background style reaches the edges of the screen`() {
    let probe = phone(Color.clear.background(.red))
    #expect(probe.frames("Color")[1] == CGRect(x: 0, y: 0, width: 375, height: 812))
    let kept = phone(Color.clear.background(.red, ignoresSafeAreaEdges: []))
    #expect(kept.frames("Color")[1] == CGRect(x: 0, y: 44, width: 375, height: 734))
  }

  @Test func `geometry reader tells the insets`() {
    var seen = EdgeInsets()
    _ = phone(
      GeometryReader { proxy in
        let insets = proxy.safeAreaInsets
        Color.red.onAppear { seen = insets }
      })
    #expect(seen == EdgeInsets(top: 44, leading: 0, bottom: 34, trailing: 0))
  }

  // swiftui-web's documents, generated on Apple's frameworks: a spacing of 8.
  @Test func `inset bar lies eight points below the view`() {
    let probe = FrameProbe(
      Color.red.safeAreaInset(edge: .bottom) { Color.blue.frame(height: 40) }, width: 100, height: 200)
    #expect(probe.frames("Color")[0] == CGRect(x: 0, y: 0, width: 100, height: 152))
    #expect(probe.frames("frame")[0] == CGRect(x: 0, y: 160, width: 100, height: 40))
  }

  @Test func `view that ignores the safe area passes below the bar`() {
    let probe = FrameProbe(
      Color.red.ignoresSafeArea().safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 40) }, width: 100,
      height: 200)
    #expect(probe.frames("Color")[0] == CGRect(x: 0, y: 0, width: 100, height: 200))
  }

  @Test func `safe area padding insets the content`() {
    let probe = FrameProbe(Color.red.safeAreaPadding(.horizontal, 20), width: 100, height: 50)
    #expect(probe.frames("Color")[0] == CGRect(x: 20, y: 0, width: 60, height: 50))
    #expect(FrameProbe(Color.red.safeAreaPadding(), width: 100, height: 50).frames("Color")[0].minX == 16)
  }
}
