import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// How views keep out of the way of a keyboard, which isn't drawn: on a screen of 393 × 852 points with a safe area.
@MainActor @Suite struct KeyboardTests {
  private static let height: CGFloat = 336
  /// The top of the keyboard.
  private static let top = 852 - height

  private func screen(_ view: some View, height: CGFloat = Self.height) -> LookMeasurementTests.Screen {
    LookMeasurementTests.Screen(view) {
      $0.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
      $0.keyboardHeight = height
    }
  }

  /// A view that takes all the space, with its name at its lower edge.
  private func fill(_ name: String) -> some View { Color.red.overlay(alignment: .bottom) { Text(name) } }

  /// The lower edge of the view with a name.
  private func end(_ name: String, of screen: LookMeasurementTests.Screen) throws -> CGFloat {
    (try #require(screen.text(name)).maxY * 3).rounded() / 3
  }

  @Test func `content ends above the keyboard unless it ignores it`() throws {
    #expect(try end("view", of: screen(fill("view"))) == Self.top)
    #expect(try end("view", of: screen(fill("view").ignoresSafeArea())) == 852)
    #expect(try end("view", of: screen(fill("view").ignoresSafeArea(.keyboard))) == 852 - 34)
    #expect(try end("view", of: screen(fill("view").ignoresSafeArea(.container))) == Self.top)
    #expect(try end("view", of: screen(fill("view"), height: 0)) == 852 - 34)
    // A keyboard that is lower than the safe area covers nothing more.
    #expect(try end("view", of: screen(fill("view"), height: 20)) == 852 - 34)
  }

  @Test func `bars of safe area insets rise, tab bars and bottom bars stay`() throws {
    let inset = List { Text("Row") }.safeAreaInset(edge: .bottom, spacing: 0) { fill("bar").frame(height: 50) }
    #expect(try end("bar", of: screen(inset)) == Self.top)
    let tabs = TabView { fill("view").tabItem { Text("Tab") } }
    #expect(try end("view", of: screen(tabs)) == Self.top)
    let title = try #require(screen(tabs).text("Tab"))
    #expect(title == (try #require(screen(tabs, height: 0).text("Tab"))))
    let bottom = NavigationStack {
      fill("view").toolbar { ToolbarItem(placement: .bottomBar) { Text("Item") } }
    }
    #expect(try end("view", of: screen(bottom)) == Self.top)
    #expect(screen(bottom).text("Item")?.minY ?? 0 > Self.top)
  }

  @Test func `keyboard items are on the keyboard, and content above them`() throws {
    let view = NavigationStack {
      fill("view").toolbar { ToolbarItem(placement: .keyboard) { Text("Done") } }
    }
    #expect(screen(view).text("Done")?.midY == Self.top - 22)
    #expect(try end("view", of: screen(view)) == Self.top - 44)
    #expect(screen(view, height: 0).text("Done") == nil)
  }

  @Test func `the last row of a list scrolls above the keyboard`() throws {
    let renderer = ImageRenderer(content: List(0..<60, id: \.self) { Text("Row \($0)") })
    renderer.proposedSize = ProposedViewSize(width: 393, height: 852)
    renderer.environment.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    renderer.keyboardHeight = Self.height
    try renderer.scroll(to: 59)
    let last = try #require(LookMeasurementTests.Screen(root: renderer.picture(scale: 3).root).text("Row 59"))
    #expect(last.maxY <= Self.top && last.maxY > Self.top - 60)
  }

  @Test func `alerts and sheets keep out of the way`() throws {
    let alert = Color.white.alert("Title", isPresented: .constant(true)) { Button("OK") {} }
    let rise = try #require(screen(alert, height: 0).text("OK")).minY - (try #require(screen(alert).text("OK"))).minY
    #expect(abs(rise - Self.height / 2) < 0.5)
    let sheet = Color.white.sheet(isPresented: .constant(true)) { fill("view") }
    #expect(try end("view", of: screen(sheet)) == Self.top)
  }
}
