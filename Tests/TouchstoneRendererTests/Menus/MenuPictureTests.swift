import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Menus that a test opens.
@MainActor @Suite struct MenuPictureTests {
  private func renderer<V: View>(
    _ view: V, isMirrored: Bool = false, safeArea: EdgeInsets = EdgeInsets()
  ) -> ImageRenderer<V> {
    let renderer = ImageRenderer(content: view)
    renderer.environment.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    renderer.environment.safeAreaInsets = safeArea
    renderer.proposedSize = ProposedViewSize(width: 393, height: 852)
    return renderer
  }

  private func screen<V: View>(_ renderer: ImageRenderer<V>) -> LookMeasurementTests.Screen {
    LookMeasurementTests.Screen(root: renderer.picture(scale: 3).root)
  }

  private struct Sorting: View {
    @State private var order = "none"

    var body: some View {
      VStack {
        Text(order)
        Menu("Sort") {
          Section("Order") {
            Button("By name") { order = "name" }
            Button("By date", systemImage: "calendar") { order = "date" }
          }
          Divider()
          Button("Remove", role: .destructive) {}
        }
      }
    }
  }

  @Test func `a tap opens a menu, and a tap on an item closes it`() throws {
    let renderer = renderer(Sorting())
    try renderer.tap("Sort")
    let open = screen(renderer)
    let control = try #require(open.text("Sort"))
    let first = try #require(open.text("By name"))
    #expect(first.minY > control.maxY)
    #expect(open.text("Remove") != nil && open.text("Order") != nil)
    try renderer.tap("By date")
    #expect(screen(renderer).text("date") != nil)
    #expect(screen(renderer).text("By name") == nil)
  }

  @Test func `the menu of a picker marks the chosen value`() throws {
    struct Choosing: View {
      @State private var fruit = 2
      var body: some View {
        Form {
          Picker("Fruit", selection: $fruit) {
            Text("Apple").tag(1)
            Text("Pear").tag(2)
          }
        }
      }
    }
    let renderer = renderer(Choosing())
    try renderer.tap("Fruit")
    let open = screen(renderer)
    let mark = try #require(open.image("checkmark"))
    let pears = open.frames("Text").filter { abs($0.midY - mark.midY) < 1 }
    #expect(!pears.isEmpty)
    try renderer.tap("Apple")
    #expect(screen(renderer).image("checkmark") == nil)
    #expect(screen(renderer).text("Apple") != nil)
  }

  @Test func `a long press opens a context menu below the row`() throws {
    let renderer = renderer(
      List {
        ForEach(0..<5) { index in
          Text("Row \(index)").contextMenu { Button("Share \(index)") {} }
        }
      })
    try renderer.longPress("Row 3")
    let open = screen(renderer)
    let row = try #require(open.text("Row 3"))
    #expect(try #require(open.text("Share 3")).minY > row.maxY)
  }

  private struct Nested: View {
    @State private var order = "none"

    var body: some View {
      VStack {
        Text(order)
        Menu("Edit") {
          Button("Copy") {}
          Menu("Sort") {
            Button("By name") { order = "name" }
            Button("By size") { order = "size" }.menuActionDismissBehavior(.disabled)
          }
        }
      }
    }
  }

  @Test func `a menu in a menu opens over its item, and an item closes both`() throws {
    let renderer = renderer(Nested())
    try renderer.tap("Edit")
    let closed = screen(renderer)
    let item = try #require(closed.text("Sort"))
    #expect(closed.text("By name") == nil)
    try renderer.tap("Sort")
    let open = screen(renderer)
    // The title of the open menu lies where its item is.
    let title = try #require(open.text("Sort"))
    #expect(abs(title.midY - item.midY) < 0.5 && title.minX == item.minX)
    #expect(try #require(open.text("By name")).minY > title.maxY)
    #expect(open.text("Copy") != nil)
    try renderer.tap("By name")
    let after = screen(renderer)
    #expect(after.text("name") != nil)
    #expect(after.text("By name") == nil && after.text("Copy") == nil)
  }

  @Test func `the title of a menu in a menu closes only that menu`() throws {
    let renderer = renderer(Nested())
    for name in ["Edit", "Sort", "Sort"] { try renderer.tap(name) }
    let screen = screen(renderer)
    #expect(screen.text("By name") == nil && screen.text("Copy") != nil)
  }

  @Test func `an item that does not dismiss its menu leaves it open`() throws {
    let renderer = renderer(Nested())
    for name in ["Edit", "Sort", "By size"] { try renderer.tap(name) }
    let screen = screen(renderer)
    #expect(screen.text("size") != nil)
    #expect(screen.text("By size") != nil && screen.text("Copy") != nil)
  }

  // UIKit aligns the menu of a row with the row's beginning.
  @Test(arguments: [false, true])
  func `the context menu of a row begins where the row does`(isMirrored: Bool) throws {
    let list = List { Text("Row").contextMenu { Button("Share") {} } }
    let renderer = renderer(list, isMirrored: isMirrored)
    try renderer.longPress("Row")
    let card = try #require(screen(renderer).menus.first)
    #expect(isMirrored ? card.maxX == 373 : card.minX == 20)
  }

  @Test func `menus stay inside the safe area`() throws {
    let view = Menu("Sort") { Button("By name") {} }.frame(maxWidth: .infinity, alignment: .leading)
    let renderer = renderer(view, safeArea: EdgeInsets(top: 0, leading: 59, bottom: 0, trailing: 0))
    try renderer.tap("Sort")
    #expect(try #require(screen(renderer).menus.first).minX == 59 + 8)
  }
}
