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
    // Both are whole points.
    #expect(abs(large / usual - growth) < 0.07, "\(large) \(usual)")
  }

  @Test(arguments: [DynamicTypeSize.large, .accessibility3])
  func `a large title keeps its distance from what is below`(size: DynamicTypeSize) throws {
    let screen = try screen(NavigationStack { List { Text("Row") }.navigationTitle("Title") }, size)
    #expect(screen.frames("row")[0].minY - (try #require(screen.text("Title"))).maxY >= 8)
  }

  // UIKit's documentation of reservedLayoutSize: the space for a symbol scales with the content size category.
  @Test func `symbols of rows and the space for them grow`() throws {
    let list = List {
      Label("Symbol", systemImage: "folder")
      Label {
        Text("Square")
      } icon: {
        Color.red.frame(width: 29, height: 29)
      }
    }
    let (usual, large) = (try screen(list, .large), try screen(list, .accessibility3))
    let (before, after) = (try #require(usual.image("folder")), try #require(large.image("folder")))
    #expect(abs(after.width / before.width - growth) < 0.1, "\(after) \(before)")
    let start = try #require(large.text("Symbol")).minX
    #expect(abs(start - (40 + 28 * growth + 16)) < 0.5, "the space of 28 points, and 16 between it and the title")
    // The ink, which leaves a tenth of the size at each side.
    let ink = after.insetBy(dx: 0.1 * 40 * 1.28, dy: 0)
    #expect(ink.minX >= 40 && ink.maxX <= start - 16)
    #expect(try #require(large.text("Square")).minX == 40 + 29 + 16, "other icons keep their size")
  }

  // UIKit's documentation of prefersSideBySideTextAndSecondaryText: texts are below each other if they lack space.
  @Test func `the value of a row is below its label`() throws {
    let form = Form {
      LabeledContent("Network", value: "Harbour")
      Picker("Appearance", selection: .constant(0)) { Text("Automatic").tag(0) }
      LabeledContent {
        Text("Folder")
      } label: {
        Label("Move", systemImage: "folder")
      }
    }
    let (usual, large) = (try screen(form, .large), try screen(form, .accessibility3))
    for (label, value) in [("Network", "Harbour"), ("Appearance", "Automatic"), ("Move", "Folder")] {
      let (above, below) = (try #require(large.text(label)), try #require(large.text(value)))
      #expect(above.maxY <= below.minY && above.minX == below.minX && above.height == below.height, "\(label)")
      let (left, right) = (try #require(usual.text(label)), try #require(usual.text(value)))
      #expect(left.maxX < right.minX && abs(left.midY - right.midY) < 1, "\(label)")
    }
    let outside = try screen(LabeledContent("Network", value: "A"), .accessibility3)
    #expect(try #require(outside.text("Network")).maxX < (try #require(outside.text("A"))).minX)
  }

  // A line of body text has 22 points, and 48 at accessibility3, as the Human Interface Guidelines list it.
  @Test(arguments: [Look.iOS18, .iOS26])
  func `a search field grows with its line, and the button beside it does not`(look: Look) throws {
    func field(_ size: DynamicTypeSize, isActive: Bool = false) throws -> Screen {
      try screen(
        NavigationStack {
          List { Text("Row") }.listStyle(.plain).navigationTitle("T").navigationBarTitleDisplayMode(.inline)
            .searchable(
              text: .constant(""), isPresented: .constant(isActive),
              placement: .navigationBarDrawer(displayMode: .always))
        }, size, look: look)
    }
    let tops = try [DynamicTypeSize.large, .accessibility3].map { try #require(try field($0).frames("row").first).minY }
    #expect(abs(tops[1] - tops[0] - (48 - 22)) < 0.01)
    let buttons = try [DynamicTypeSize.large, .accessibility3].map {
      try #require(try field($0, isActive: true).text("Cancel"))
    }
    #expect(buttons[0].size == buttons[1].size)
  }

  // Reports of UITableView's users: the title of an action with a picture appears from a height of 91 points.
  @Test(arguments: [(CGFloat(90), false), (92, true)])
  func `high rows show the titles of swipe actions`(height: CGFloat, hasTitle: Bool) throws {
    let list = List {
      Text("Row").frame(height: height).listRowInsets(EdgeInsets())
        .swipeActions { Button("Archive", systemImage: "archivebox") {} }
    }
    let swiped = try screen(list, .large) { try $0.swipe("Row") }
    let row = try #require(swiped.frames("row").first)
    #expect(row.height == height)
    let symbol = try #require(swiped.image("archivebox"))
    let title = swiped.text("Archive")
    #expect((title != nil) == hasTitle)
    if let title { #expect(title.minY > symbol.maxY && title.maxY < row.maxY) }
  }

  @Test func `badges end where values do`() throws {
    let list = NavigationStack {
      List {
        NavigationLink("Badge") { Text("Next") }.badge(3)
        NavigationLink {
          Text("Next")
        } label: {
          LabeledContent("Value", value: "4")
        }
      }
    }
    let screen = try screen(list, .large)
    let (badge, value) = (try #require(screen.text("3")), try #require(screen.text("4")))
    #expect(abs(badge.maxX - value.maxX) <= 0.01, "\(badge) \(value)")
  }

  @Test func `large badges are below the title of their row`() throws {
    let list = List { Label("Recipes", systemImage: "folder").badge(23) }
    let usual = try screen(list, .large)
    #expect(try #require(usual.text("23")).minX > (try #require(usual.text("Recipes"))).maxX)
    let large = try screen(list, .accessibility3)
    let (title, badge) = (try #require(large.text("Recipes")), try #require(large.text("23")))
    #expect(badge.minY >= title.maxY && badge.minX == title.minX)
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
