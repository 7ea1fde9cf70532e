import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// What grows with the Dynamic Type size in lists, alerts and menus, as Apple's controls do: body text of 17 points has 40
/// at `accessibility3`, as the Human Interface Guidelines list it.
@MainActor @Suite struct TypeSizePictureTests {
  private typealias Screen = LookMeasurementTests.Screen

  private let growth: CGFloat = 40.0 / 17

  private func screen<V: View>(
    _ view: V, _ size: DynamicTypeSize, look: Look = .iOS18, does action: (ImageRenderer<V>) throws -> Void = { _ in }
  ) throws -> Screen {
    let renderer = ImageRenderer(content: view)
    renderer.environment.look = look
    renderer.environment.dynamicTypeSize = size
    renderer.proposedSize = ProposedViewSize(width: 393, height: 852)
    try action(renderer)
    return Screen(root: renderer.picture(scale: 3).root)
  }

  @Test(arguments: [Look.iOS18, .iOS26])
  func `the chevron of a row grows`(look: Look) throws {
    let list = NavigationStack { List { NavigationLink("Row") { Text("Next") } } }
    let usual = try #require(try screen(list, .large, look: look).image("chevron.forward")).height
    let large = try #require(try screen(list, .accessibility3, look: look).image("chevron.forward")).height
    #expect(abs(large / usual - growth) < 0.06, "\(large) \(usual)")
  }

  @Test(arguments: [DynamicTypeSize.large, .accessibility3])
  func `a large title keeps its distance from what is below`(size: DynamicTypeSize) throws {
    let screen = try screen(NavigationStack { List { Text("Row") }.navigationTitle("Title") }, size)
    #expect(screen.frames("row")[0].minY - (try #require(screen.text("Title"))).maxY >= 8)
  }

  private var alert: some View {
    Color.white.alert("Title", isPresented: .constant(true)) {
      TextField("Name", text: .constant("Ada"))
      Button("Cancel", role: .cancel) {}
      Button("Save") {}
    }
  }

  @Test(arguments: [Look.iOS18, .iOS26])
  func `the texts of alerts grow, and buttons are below each other`(look: Look) throws {
    let (usual, large) = (try screen(alert, .large, look: look), try screen(alert, .accessibility3, look: look))
    for text in ["Ada", "Save", "Cancel"] {
      let (before, after) = (try #require(usual.text(text)).height, try #require(large.text(text)).height)
      #expect(abs(after / before - growth) < 0.15, "\(text): \(after) \(before)")
    }
    let (save, cancel) = (try #require(large.text("Save")), try #require(large.text("Cancel")))
    #expect(save.maxY < cancel.minY && abs(save.midX - cancel.midX) < 1, "the button that cancels is the last")
    #expect(try #require(usual.text("Cancel")).maxX < (try #require(usual.text("Save"))).minX)
  }

  private var menu: some View {
    VStack {
      Menu("Open") {
        Button("Share", systemImage: "square.and.arrow.up") {}
        Button("Plain") {}
        Toggle("Chosen", isOn: .constant(true))
      }
      Spacer()
    }
  }

  @Test func `menus are wider at accessibility sizes, and check marks grow`() throws {
    let usual = try screen(menu, .large) { try $0.tap("Open") }
    let large = try screen(menu, .accessibility3) { try $0.tap("Open") }
    #expect(try #require(usual.menus.first).width == 250 && (try #require(large.menus.first)).width > 300)
    let (before, after) = (try #require(usual.image("checkmark")), try #require(large.image("checkmark")))
    #expect(abs(after.height / before.height - growth) < 0.2)
    #expect(after.maxX < (try #require(large.text("Chosen"))).minX)
  }

  @Test func `the titles of a menu with symbols before them are in one column`() throws {
    for size in [DynamicTypeSize.large, .accessibility3] {
      let menu = try screen(menu, size, look: .iOS26) { try $0.tap("Open") }
      let starts = try ["Share", "Plain", "Chosen"].map { try #require(menu.text($0)).minX }
      #expect(starts.allSatisfy { abs($0 - starts[0]) < 0.5 }, "\(starts)")
      #expect(try #require(menu.image("square.and.arrow.up")).maxX < starts[0])
    }
  }

  // MARK: Shadows and depth

  // Net-Skip/Net-Skip, screenshots (iOS 17), dark: the screen behind a sheet is 141415 between black and 1C1C1E.
  @Test func `a dark screen behind a large sheet can be seen`() throws {
    let sheet = Color.black.ignoresSafeArea().sheet(isPresented: .constant(true)) { List { Text("Row") } }
    let screen = try LookColorTests.Screen(sheet, colorScheme: .dark) { $0.safeAreaInsets.top = 47 }
    #expect(
      LookColorTests.distance(screen.color(196, 52), 0x141415) <= 3, "\(String(screen.color(196, 52), radix: 16))")
    #expect(screen.color(196, 20) == 0 && screen.color(196, 70) == 0x1C1C1E)
  }

  @Test func `a popover has a shadow`() throws {
    let popover = Color.white.frame(width: 400, height: 300)
      .overlay { Text("A").popover(isPresented: .constant(true)) { Color.white.frame(width: 120, height: 60) } }
    let renderer = ImageRenderer(content: popover)
    renderer.environment.horizontalSizeClass = .regular
    renderer.proposedSize = ProposedViewSize(width: 400, height: 300)
    let bitmap = try renderer.render().bitmap
    let levels = (0..<300).map { bitmap[200, $0].red }
    #expect(try #require(levels.min()) < 245)
    #expect(levels[299] > 245)
  }

  @Test func `a sheet of half the height is of glass on iOS 26`() throws {
    func color(_ ground: Color, _ look: Look) throws -> Int {
      let sheet = ground.ignoresSafeArea().sheet(isPresented: .constant(true)) {
        Text("A").presentationDetents([.medium])
      }
      return try LookColorTests.Screen(sheet, look: look).color(100, 700)
    }
    #expect(try color(.red, .iOS26) != color(.blue, .iOS26))
    #expect(try color(.red, .iOS18) == 0xFFFFFF)
  }
}
