import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// The order of the items of open menus, and menus in menus.
@MainActor @Suite struct MenuTests {
  /// A menu at the bottom of the screen, which opens upwards.
  private struct Bottom: View {
    var body: some View {
      VStack {
        Spacer()
        Menu("Open") {
          Button("First") {}
          Section("Title") {
            Button("Second") {}
            Button("Third") {}
          }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  private func opened(_ view: some View) throws -> LookMeasurementTests.Screen {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 393, height: 852)
    try renderer.tap("Open")
    return LookMeasurementTests.Screen(root: renderer.picture(scale: 3).root)
  }

  /// The texts of items from top to bottom.
  private func order(_ screen: LookMeasurementTests.Screen, _ texts: [String]) throws -> [String] {
    try texts.map { (text: $0, y: try #require(screen.text($0), "\($0)").minY) }.sorted { $0.y < $1.y }.map(\.text)
  }

  // Apple's documentation of `MenuOrder`: the first items are closest to the point of interaction.
  @Test func `a menu above its control begins at the bottom`() throws {
    let texts = ["First", "Second", "Third", "Title"]
    let screen = try opened(Bottom())
    #expect(try order(screen, texts) == ["Title", "Third", "Second", "First"])
    #expect(try order(opened(Bottom().menuOrder(.fixed)), texts) == ["First", "Title", "Second", "Third"])
    let items = try ["Third", "Second", "First"].map { try #require(screen.text($0)).midY }
    // Items of 44 points, and a gap of 8 between the groups.
    #expect(items[1] - items[0] == 44 && items[2] - items[1] == 52)
  }

  // Apple's documentation of `MenuOrder.automatic`.
  @Test func `menus below their control, in scrolled content and of pickers keep their order`() throws {
    let texts = ["First", "Second", "Third", "Title"]
    let fixed = ["First", "Title", "Second", "Third"]
    let top = VStack {
      Bottom().frame(height: 60)
      Spacer()
    }
    #expect(try order(opened(top), texts) == fixed)
    #expect(try order(opened(ScrollView { Bottom().frame(height: 840) }), texts) == fixed)
    let scrolled = ScrollView { Bottom().frame(height: 840).menuOrder(.priority) }
    #expect(try order(opened(scrolled), texts) == ["Title", "Third", "Second", "First"])
    let picker = VStack {
      Spacer()
      Picker("Open", selection: .constant(0)) {
        Text("Open").tag(0)
        Text("Second").tag(1)
        Text("Third").tag(2)
      }
    }
    #expect(try order(opened(picker), ["Second", "Third"]) == ["Second", "Third"])
  }

  @Test func `the menu behind an open submenu is smaller and pale`() throws {
    let renderer = ImageRenderer(
      content: VStack {
        Menu("Open") {
          Button("█████") {}
          Button("Other") {}
          Menu("More") { Button("Inner") {} }
        }
        Spacer()
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.white))
    renderer.proposedSize = ProposedViewSize(width: 393, height: 852)
    renderer.scale = 3
    try renderer.tap("Open")
    let open = LookMeasurementTests.Screen(root: renderer.picture(scale: 3).root)
    let item = try #require(open.text("█████"))
    let menu = try #require(open.menus.first)
    let before = try renderer.render().bitmap
    try renderer.tap("More")
    let after = try renderer.render().bitmap
    /// The columns of a row of pixels that are darker than a value.
    func dark(_ bitmap: Bitmap, below level: UInt8) -> [Int] {
      (0..<bitmap.width).filter { bitmap[$0, Int(item.midY * 3)].red < level }
    }
    #expect(dark(before, below: 60).count > 60)
    #expect(dark(after, below: 60).isEmpty, "its items are pale")
    let widths = [before, after].map { dark($0, below: 200).count }
    #expect(abs(Double(widths[1]) - 0.95 * Double(widths[0])) <= 2)
    #expect(abs(menu.width - 250) < 0.5)
  }
}
