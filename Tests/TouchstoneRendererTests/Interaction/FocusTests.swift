import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// The keyboard focus of fields, and their insertion point.
@MainActor @Suite struct FocusTests {
  private enum Field { case name, mail }

  private struct Form: View {
    @FocusState private var field: Field?
    @State private var name = "Ada"

    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($field, equals: .name)
        TextField("Mail", text: .constant("")).focused($field, equals: .mail)
        TextField("Free", text: .constant(""))
        Text(field.map { "\($0)" } ?? "none").accessibilityIdentifier("focus")
        Button("Next") { field = .mail }
      }
      .frame(width: 200)
    }
  }

  private func texts(_ renderer: ImageRenderer<some View>) -> [String] {
    renderer.picture(scale: 1).root.subtree.compactMap { ($0 as? TextNode)?.string }
  }

  @Test func `a field gets the focus from a test or from code, and another one loses it`() throws {
    let renderer = ImageRenderer(content: Form())
    #expect(texts(renderer).contains("none"))
    try renderer.focus("Name")
    #expect(texts(renderer).contains("name"))
    try renderer.focus("Mail")
    #expect(texts(renderer).contains("mail"))
    try renderer.focus("Free")
    #expect(texts(renderer).contains("none"))
    try renderer.tap("Next")
    #expect(texts(renderer).contains("mail"))
  }

  @Test func `only fields get the focus`() throws {
    let renderer = ImageRenderer(content: Form())
    #expect(throws: InteractionError.notPossible(name: "Next", action: "give it the focus")) {
      try renderer.focus("Next")
    }
    let disabled = ImageRenderer(content: Form().disabled(true))
    #expect(throws: InteractionError.disabled(name: "Name")) { try disabled.focus("Name") }
  }

  /// The columns of tint in a picture of a field of 200 × 60 points.
  private func caret(
    _ view: some View, focusing name: String, look: Look = .iOS18, direction: LayoutDirection = .leftToRight
  ) throws -> [CGFloat] {
    let renderer = ImageRenderer(
      content: view.frame(width: 200, height: 60).background(Color.white).tint(Color(red: 1, green: 0, blue: 0)))
    renderer.scale = 2
    renderer.environment.look = look
    renderer.environment.layoutDirection = direction
    #expect(try columns(renderer).isEmpty)
    try renderer.focus(name)
    return try columns(renderer)
  }

  private func columns(_ renderer: ImageRenderer<some View>) throws -> [CGFloat] {
    let bitmap = try renderer.render().bitmap
    return (0..<bitmap.width).filter { column in
      (0..<bitmap.height).contains { bitmap[column, $0].red > 240 && bitmap[column, $0].blue < 40 }
    }
    .map { CGFloat($0) / 2 }
  }

  // UITextField's caret is 2 points wide; an empty field's is at the start of the placeholder.
  @Test func `the insertion point is behind the text, or before the placeholder`() throws {
    let empty = try caret(TextField("Name", text: .constant("")), focusing: "Name")
    #expect(empty.first == 0 && empty.count == 4)
    let width = ImageRenderer(content: Text(verbatim: "Ada")).picture(scale: 2).root.frame.width
    let filled = try caret(TextField("Name", text: .constant("Ada")), focusing: "Name")
    #expect(abs(try #require(filled.first) - width) <= 1 && filled.count >= 3)
    let mirrored = try caret(TextField("Name", text: .constant("")), focusing: "Name", direction: .rightToLeft)
    #expect(mirrored.last == 199.5)
    let mac = try caret(
      TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder), focusing: "Name", look: .macOS15)
    #expect(mac.count == 2)
  }

  @Test func `lines of a growing field have the insertion point behind the last one`() throws {
    let text = "A line that is long\nAda"
    let width = ImageRenderer(content: Text(verbatim: "Ada")).picture(scale: 2).root.frame.width
    let field = TextField("Name", text: .constant(text), axis: .vertical)
    #expect(abs(try #require(try caret(field, focusing: "Name").first) - width) <= 1)
  }

  private struct Searched: View {
    @State private var text = ""
    @FocusState var isSearching: Bool

    var body: some View {
      NavigationStack {
        List {
          Text("Row")
          Button("Find") { isSearching = true }
        }
        .navigationTitle("Title")
      }
      .searchable(text: $text)
      .searchFocused($isSearching)
    }
  }

  @Test(arguments: [true, false])
  func `a search begins with the focus and ends with its button`(byTest: Bool) throws {
    let renderer = ImageRenderer(content: Searched())
    renderer.proposedSize = ProposedViewSize(width: 393, height: 852)
    #expect(!texts(renderer).contains("Cancel"))
    if byTest { try renderer.focus("Search") } else { try renderer.tap("Find") }
    #expect(texts(renderer).contains("Cancel") && !texts(renderer).contains("Title"))
    try renderer.tap("Cancel")
    #expect(!texts(renderer).contains("Cancel") && texts(renderer).contains("Title"))
  }
}
