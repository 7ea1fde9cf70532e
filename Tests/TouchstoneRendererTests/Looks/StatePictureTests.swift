import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// States that a test asks for: pressed, swiped, searching.
@MainActor @Suite struct StatePictureTests {
  func renderer<V: View>(_ view: V, width: CGFloat = 393) -> ImageRenderer<V> {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: 852)
    return renderer
  }

  func screen<V: View>(_ renderer: ImageRenderer<V>) -> LookMeasurementTests.Screen {
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

  @Test(arguments: [true, false])
  func `a pressed button of the system is paler`(hasBorder: Bool) throws {
    let button = Button("Save") {}
    let renderer = renderer(
      hasBorder ? AnyView(button.buttonStyle(.borderedProminent)) : AnyView(button.buttonStyle(.borderless)))
    func opacities() throws -> [UInt8] {
      let bitmap = try renderer.render().bitmap
      return (0..<bitmap.height).flatMap { y in (0..<bitmap.width).map { x in bitmap[x, y].alpha } }
    }
    let before = try opacities()
    try renderer.press("Save")
    let after = try opacities()
    #expect(zip(before, after).allSatisfy { $0 >= $1 })
    #expect(try #require(after.max()) < (try #require(before.max())))
  }

  @Test func `a disabled button cannot be pressed`() {
    let renderer = renderer(Button("Save") {}.disabled(true))
    #expect(throws: InteractionError.disabled(name: "Save")) { try renderer.press("Save") }
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

  private struct Token: Identifiable { let id: String }

  /// A list with a search field, by each of the twelve functions with tokens.
  private static let searches: [AnyView] = {
    let list = List { Text("Content") }
    let (text, on) = (Binding.constant("green"), Binding.constant(false))
    let tokens = Binding.constant([Token(id: "Fruit")])
    let word = String("Look")
    func label(_ token: Token) -> Text { Text(token.id) }
    return [
      AnyView(list.searchable(text: text, tokens: tokens, prompt: Text("Look"), token: label)),
      AnyView(list.searchable(text: text, tokens: tokens, prompt: "Look", token: label)),
      AnyView(list.searchable(text: text, tokens: tokens, prompt: word, token: label)),
      AnyView(list.searchable(text: text, tokens: tokens, suggestedTokens: tokens, token: label)),
      AnyView(
        list.searchable(text: text, tokens: tokens, suggestedTokens: tokens, prompt: "Look", token: label)),
      AnyView(
        list.searchable(text: text, tokens: tokens, suggestedTokens: tokens, prompt: word, token: label)),
      AnyView(list.searchable(text: text, tokens: tokens, isPresented: on, token: label)),
      AnyView(
        list.searchable(text: text, tokens: tokens, isPresented: on, prompt: "Look", token: label)),
      AnyView(
        list.searchable(text: text, tokens: tokens, isPresented: on, prompt: word, token: label)),
      AnyView(
        list.searchable(text: text, tokens: tokens, suggestedTokens: tokens, isPresented: on, token: label)),
      AnyView(
        list.searchable(
          text: text, tokens: tokens, suggestedTokens: tokens, isPresented: on, prompt: "Look", token: label)),
      AnyView(
        list.searchable(
          text: text, tokens: tokens, suggestedTokens: tokens, isPresented: on, prompt: word, token: label)),
    ]
  }()

  @Test(arguments: 0..<12)
  func `tokens are before the text of a search`(overload: Int) throws {
    let view = NavigationStack { Self.searches[overload] }
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

  private func parts(of date: Date, _ locale: String, components: DatePickerComponents) -> [String] {
    let view = DatePicker("Date", selection: .constant(date), displayedComponents: components).datePickerStyle(.wheel)
      .environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: locale))
    let root = screen(renderer(view)).root
    let texts = root.subtree.compactMap { $0 as? TextNode }.map { (string: $0.string, frame: $0.frame(in: root)) }
    let middle = root.frame(in: root).midY
    return texts.filter { abs($0.frame.midY - middle) < 1 }.sorted { $0.frame.minX < $1.frame.minX }.map(\.string)
  }

  // Unicode CLDR: the long dates and the short times of the languages. Bulgarian writes "14:05 ч.", a letter without
  // halves of the day.
  @Test func `wheels have the order and the hours of the locale`() {
    let date = Date(timeIntervalSince1970: 1_709_215_500)  // 29 February 2024, 14:05
    #expect(parts(of: date, "en_US", components: .date) == ["February", "29", "2024"])
    #expect(parts(of: date, "en_GB", components: .date) == ["29", "February", "2024"])
    #expect(parts(of: date, "hu_HU", components: .date) == ["2024.", "február", "29"])
    #expect(parts(of: date, "en_US", components: .hourAndMinute) == ["2", "05", "PM"])
    #expect(parts(of: date, "bg_BG", components: .hourAndMinute) == ["14", "05"])
  }
}
