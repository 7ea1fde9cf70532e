import Testing
import TouchstoneConditions

@testable import touchstone

struct PlainViewsTests {
  private func read(_ text: String) -> PlainViews {
    PlainViews(Array(text.utf8), platform: .iOS, modules: ["SwiftUI"])
  }

  private func views(_ text: String) -> [String] { read(text).names }

  @Test(arguments: [
    "struct A: View { var body: some View { let x = 1; Text(\"\\(x)\") } }",
    "public struct A: Equatable, View {\n  @State private var on = false\n  var title: String?\n  var body: some View { Text(\"\") }\n}",
    "#if os(iOS)\n  struct A: View {\n    let a = [1: (2)]\n    static let b: Int = 1\n    func f(x: Int) {}\n    var body: some View { B { } }\n  }\n#endif",
    "struct A: View { @State var on = true; let a = 1, b: Int = 2; var body: some View { Text(\"\") } }",
    "struct A: View {\n  let y: Int\n  init(y: Int = 2, z: String = \"a, b\") { self.y = y }\n  var body: some View { Text(\"\") }\n}",
    "struct A: View {\n  @FocusState private var focused: Bool\n  @Namespace\n  private var space\n  var c: (() -> Void)?\n  var body: some View { Text(\"\") }\n}",
    "#if DEBUG\nstruct A: View { var body: some View { Text(\"\") } }\n#else\nstruct A: View { var body: some View { Text(\"\") } }\n#endif",
    "@available(tvOS, unavailable) @MainActor public struct A: View {\n  var n: Int = 1 { didSet {} }\n  var body: some View { Text(\"\") }\n}",
    "@MainActor\nstruct A: View {\n  var twice: Int { 2 }\n  @Environment(\\.colorScheme) var scheme\n  var body: some View { Text(\"\") }\n}",
  ])
  func `a view that needs nothing is found`(text: String) {
    #expect(views(text) == ["A"])
  }

  @Test(arguments: [
    "struct A: View {\n  let name: String\n  var body: some View { Text(name) }\n}",
    "struct A: View {\n  let name: String?\n  var body: some View { Text(name) }\n}",
    "struct A: View {\n  @Binding var on: Bool\n  var body: some View { Text(\"\") }\n}",
    "struct A: View {\n  @ObservedObject var model: Model\n  var body: some View { Text(\"\") }\n}",
    "struct A: View {\n  @EnvironmentObject var model: Model\n  var body: some View { Text(\"\") }\n}",
    "struct A: View {\n  init(a: Int) {}\n  var body: some View { Text(\"\") }\n}",
    "struct A: View {\n  var content: () -> Text\n  var body: some View { content() }\n}",
    "private struct A: View { var body: some View { Text(\"\") } }",
    "struct A<B: View>: View { var body: some View { Text(\"\") } }",
    "#if os(macOS)\nstruct A: View { var body: some View { Text(\"\") } }\n#endif",
    "// struct A: View { var body: some View { Text(\"\") } }",
    "struct A: ViewModifier { func body(content: Content) -> some View { content } }",
  ])
  func `a view that needs something is left out`(text: String) {
    #expect(views(text) == [])
  }

  @Test(arguments: [
    ("struct A: View { @State var on = true; let title: String; var body: some View { t } }", "it needs title"),
    ("struct A: View {\n  var a = 1, b: [String: Int]\n  @State var n: Int {\n    didSet {}\n  }\n}", "it needs b, n"),
    ("struct A: View {\n  @Environment(Model.self)\n  private var model\n}", "it needs Model in its environment"),
    ("struct A: View {\n  @EnvironmentObject var model: Cards.Model\n}", "it needs Cards.Model in its environment"),
    ("struct A: View {\n  private init() {}\n  init(a: Int, b: Int = 1) {}\n}", "its initializer needs arguments"),
    ("@available(*, unavailable)\nstruct A: View {}", "it is unavailable"),
    ("fileprivate struct A: View {}", "it is private"), ("struct A<B>: View {}", "it is generic"),
    ("#if DEBUG\nstruct A: View {}\n#else\nstruct A: View { let a: Int }\n#endif", "it needs a"),
  ])
  func `a view that is left out is named, with the reason`(text: String, reason: String) {
    #expect(read(text).names.isEmpty)
    #expect(read("\n" + text).skipped.map { "\($0.name) \($0.reason)" } == ["A \(reason)"])
  }

  @Test func `nested views and names in backticks are written as code outside writes them`() {
    let text = """
      struct Card: View {
        struct Row: View {}
        private enum Part { struct Hidden: View {} }
        func f() { struct Local: View {} }
      }
      extension Deck.Cards { struct `default`: View {} }
      struct List<A> { struct Row: View {} }
      """
    #expect(views(text) == ["Card", "Card.Row", "Deck.Cards.`default`"])
    #expect(read(text).skipped.map(\.name) == ["Card.Part.Hidden", "List.Row"])
    #expect(read(text).skipped.map(\.line) == [3, 7])
    let names = TestNames(["Card", "Card.Row", "CardRow", "Deck.`default`", "Switch", "`default`"]).names
    #expect(names == ["card", "cardRow", "cardRow2", "deckDefault", "`switch`", "default2"])
    // A function named like its view would hide the view.
    #expect(TestNames(["badge", "`default`.Inner"]).names == ["badge2", "defaultInner"])
  }

  @Test func `previews are seen, but not in comments`() {
    #expect(read("#Preview { Text(\"\") }").hasPreviews)
    #expect(!read("// #Preview { Text(\"\") }").hasPreviews)
  }
}
