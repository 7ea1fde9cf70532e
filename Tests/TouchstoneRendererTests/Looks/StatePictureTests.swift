import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// States that a test asks for: pressed, open, swiped, searching.
@MainActor @Suite struct StatePictureTests {
  private func renderer<V: View>(_ view: V, width: CGFloat = 393) -> ImageRenderer<V> {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: 852)
    return renderer
  }

  private func screen<V: View>(_ renderer: ImageRenderer<V>) -> LookMeasurementTests.Screen {
    LookMeasurementTests.Screen(root: renderer.picture(scale: 3).root)
  }

  private struct Pressable: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        if configuration.isPressed { Text("pressed") }
      }
    }
  }

  @Test func `a pressed button says so to its style until it is released`() throws {
    let renderer = renderer(Button("Save") {}.buttonStyle(Pressable()))
    #expect(screen(renderer).text("pressed") == nil)
    try renderer.press("Save")
    #expect(screen(renderer).text("pressed") != nil)
    try renderer.release("Save")
    #expect(screen(renderer).text("pressed") == nil)
  }

  @Test func `a pressed button of the system is paler`() throws {
    for style in ["borderless", "bordered"] {
      let button = Button("Save") {}
      let renderer = renderer(
        style == "bordered" ? AnyView(button.buttonStyle(.borderedProminent)) : AnyView(button.buttonStyle(.borderless))
      )
      let before = try renderer.render().bitmap
      try renderer.press("Save")
      #expect(try renderer.render().bitmap != before, "\(style)")
    }
  }

  @Test func `a disabled button cannot be pressed`() {
    let renderer = renderer(Button("Save") {}.disabled(true))
    #expect(throws: InteractionError.disabled(name: "Save")) { try renderer.press("Save") }
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

  private struct Mail: View {
    @State private var letters = ["One", "Two"]

    var body: some View {
      List {
        ForEach(letters, id: \.self) { letter in
          Text(letter)
            .swipeActions(edge: .leading) { Button("Read") {}.tint(.blue) }
        }
        .onDelete { letters.remove(atOffsets: $0) }
      }
    }
  }

  @Test func `a swipe reveals the actions of an edge`() throws {
    let renderer = renderer(Mail())
    let before = try #require(screen(renderer).text("Two"))
    try renderer.swipe("Two")
    let end = screen(renderer)
    #expect(try #require(end.text("Two")).minX < before.minX - 70)
    #expect(try #require(end.text("Delete")).maxX > 300)
    try renderer.tap("Delete")
    #expect(screen(renderer).text("Two") == nil)
    try renderer.swipe("One", revealing: .leading)
    let start = screen(renderer)
    #expect(try #require(start.text("One")).minX > before.minX + 70)
    #expect(try #require(start.text("Read")).minX < 100)
  }

  @Test func `a row without actions cannot be swiped`() {
    let renderer = renderer(List { Text("Row") })
    #expect(throws: InteractionError.notPossible(name: "Row", action: "swipe it")) { try renderer.swipe("Row") }
  }

  private struct Searching: View {
    @State private var text = "pe"
    @State private var scope = 0
    let isActive: Bool

    var body: some View {
      NavigationStack {
        List { Text("Content") }
          .navigationTitle("Fruit")
          .searchable(text: $text, isPresented: .constant(isActive))
          .searchScopes($scope) {
            Text("All").tag(0)
            Text("Ripe").tag(1)
          }
          .searchSuggestions { Text("Pear") }
      }
    }
  }

  @Test func `an active search shows scopes, suggestions and a button that cancels it`() throws {
    let idle = screen(renderer(Searching(isActive: false)))
    #expect(idle.text("Fruit") != nil)
    #expect(idle.text("Cancel") == nil && idle.text("Ripe") == nil && idle.text("Pear") == nil)
    let active = screen(renderer(Searching(isActive: true)))
    #expect(active.text("Fruit") == nil)
    #expect(active.text("Cancel") != nil)
    let scope = try #require(active.text("Ripe"))
    #expect(try #require(active.text("Pear")).minY > scope.maxY)
  }

  @Test func `tokens are before the text of a search`() throws {
    struct Token: Identifiable { let id: String }
    let view = NavigationStack {
      List { Text("Content") }
        .searchable(text: .constant("green"), tokens: .constant([Token(id: "Fruit")])) { Text($0.id) }
    }
    let screen = screen(renderer(view))
    #expect(try #require(screen.text("Fruit")).maxX < (try #require(screen.text("green"))).minX)
  }

  @Test func `a popover points to its view in a regular width`() throws {
    let view = VStack {
      Text("Anchor").popover(isPresented: .constant(true)) { Text("Inside").padding() }
      Spacer()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    let renderer = renderer(view, width: 800)
    renderer.environment.horizontalSizeClass = .regular
    let screen = screen(renderer)
    let anchor = try #require(screen.text("Anchor"))
    let inside = try #require(screen.text("Inside"))
    // The arrow of 13 points and the padding of 16.
    #expect(abs(inside.minY - anchor.maxY - 29) < 0.5)
    #expect(abs(inside.midX - anchor.midX) < 0.5)
    let compact = self.renderer(view)
    compact.environment.horizontalSizeClass = .compact
    #expect(try #require(self.screen(compact).text("Inside")).minY > 100)
  }

  @Test func `split views show their columns in a regular width`() throws {
    let view = NavigationSplitView {
      List { Text("Sidebar") }
    } detail: {
      Text("Detail")
    }
    let renderer = renderer(view, width: 1024)
    renderer.environment.horizontalSizeClass = .regular
    let screen = screen(renderer)
    #expect(try #require(screen.text("Sidebar")).maxX < 320)
    #expect(try #require(screen.text("Detail")).minX > 320)
    #expect(self.screen(self.renderer(view)).text("Detail") == nil)
  }

  @Test func `calendars show each day of the month`() throws {
    let date = Date(timeIntervalSince1970: 1_709_200_000)  // 29 February 2024
    let view = DatePicker("Date", selection: .constant(date), displayedComponents: .date).datePickerStyle(.graphical)
      .environment(\.timeZone, TimeZone(identifier: "UTC") ?? .gmt)
    let screen = screen(renderer(view))
    #expect(screen.text("29") != nil && screen.text("30") == nil)
    #expect(screen.text("February 2024") != nil)
    // 1 February 2024 was a Thursday: the fifth column of weeks that begin on Sunday.
    let first = try #require(screen.text("1"))
    #expect(abs(first.midX - (try #require(screen.text("THU"))).midX) < 1)
  }

  @Test func `wheels show the parts of a date`() throws {
    let date = Date(timeIntervalSince1970: 1_709_200_000)
    let view = DatePicker("Date", selection: .constant(date), displayedComponents: .date).datePickerStyle(.wheel)
      .environment(\.timeZone, TimeZone(identifier: "UTC") ?? .gmt)
    let screen = screen(renderer(view))
    #expect(screen.text("February") != nil && screen.text("29") != nil && screen.text("2024") != nil)
    #expect(screen.text("March") != nil)
  }
}
