import Testing
import TouchstoneConditions

@testable import touchstone

struct PlainViewsTests {
  private func source(_ text: String) -> SourceDeclarations {
    SourceDeclarations(Array(text.utf8), platform: .iOS, modules: ["SwiftUI"])
  }

  /// Reads files, the first of which is `0.swift`.
  private func read(_ texts: String...) -> PlainViews {
    PlainViews(texts.enumerated().map { ("\($0.offset).swift", source($0.element)) })
  }

  private func views(_ text: String) -> [String] { read(text).views.map(\.name) }

  /// Returns the test of the only view.
  private func test(_ text: String) throws -> String {
    Creation.test(of: try #require(read(text).views.first), named: "test")
  }

  @Test(arguments: [
    "struct A: View { var body: some View { let x = 1; Text(\"\\(x)\") } }",
    "public struct A: Equatable, View {\n  @State private var on = false\n  var title: String?\n  var body: some View { Text(\"\") }\n}",
    "#if os(iOS)\n  struct A: View {\n    let a = [1: (2)]\n    static let b: Int = 1\n    func f(x: Int) {}\n    var body: some View { B { } }\n  }\n#endif",
    "struct A: View { @State var on = true; let a = 1, b: Int = 2; var body: some View { Text(\"\") } }",
    "struct A: View {\n  let y: Int\n  init(y: Int = 2, z: String = \"a, b\") { self.y = y }\n  var body: some View { Text(\"\") }\n}",
    "struct A: View {\n  @FocusState private var focused: Bool\n  @Namespace\n  private var space\n  var c: (() -> Void)?\n  var body: some View { Text(\"\") }\n}",
    "struct A: View { let title: String }\nextension A { init() { title = \"\" } }",
    "struct A: View { init(a: Int) {} }\npublic extension A { init() { self.init(a: 1) } }",
    "struct A: View { private let a = 1; init?() {}; init() throws {} }",
    "enum A: View { case a; init() { self = .a } }",
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
    "struct A<B: View> { var body: some View { Text(\"\") } }",
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
    ("struct A: View { let `default`: Int, `in` = 2 }", "it needs `default`"),
    ("struct A: View { private init() {} }", "its initializer is private"),
    ("struct A: View { @available(*, unavailable) init() {} }", "its initializer is unavailable"),
    ("struct A: View { init(a: Int) {} }\nprivate extension A { init() {} }", "its initializer needs arguments"),
    ("struct A: View { let a: Int }\nextension A { private init() {} }", "it needs a"),
    ("enum A: View { case a }", "it has only cases"),
    ("struct A: UIViewRepresentable {}", "views of UIKit are not drawn"),
    ("final class A: NSObject {}\nextension A: NSViewControllerRepresentable {}", "views of AppKit are not drawn"),
    ("#if canImport(Deck) && DEBUG\nstruct A: View {}\n#endif", "it is behind #if canImport(Deck) && DEBUG"),
  ])
  func `a view that is left out is named, with the reason`(text: String, reason: String) {
    #expect(views(text).isEmpty)
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

  @Test func `a type is a view by an extension, a protocol or an alias, in any file`() {
    let found = read(
      """
      import SwiftUI
      struct Card {}
      struct Row: Element {}
      struct Cell: Deck.Part, Equatable {}
      struct List { struct Head {} }
      struct Other: Viewable {}
      """,
      """
      extension Card: SwiftUI.View { var body: some View { Text("") } }
      protocol Element: Equatable, AnyElement {}
      protocol AnyElement where Self: Sendable, Body == Text {}
      protocol AnyElement: View {}
      enum Deck { typealias Part = View & Sendable }
      typealias Title = List.Head
      extension List.Head: View {}
      extension Optional: View where Wrapped: View {}
      """)
    #expect(found.views.map(\.name) == ["Card", "Row", "Cell", "List.Head"])
    #expect(found.skipped.map { "\($0.path):\($0.line) \($0.name)" } == ["1.swift:8 Optional"])
    #expect(found.skipped.map(\.reason) == ["its type is declared elsewhere"])
  }

  @Test func `a test has the conditions and effects of its view`() throws {
    #expect(
      try test("struct A: View { init() throws {} }") == """
          @Test func test() throws {
            let view = try A()
            assertSnapshot(of: view, as: .image)
          }

        """)
    #expect(try test("struct A: View { init() async {} }").contains("func test() async {\n    let view = await A()\n"))
    #expect(
      try test("struct A: View { init?() {} }").contains("func test() throws {\n    let view = try #require(A())\n"))
    #expect(
      try test(
        """
        #if os(iOS)
        #if BETA
        #elseif DEBUG
        @available(iOS 99, *) enum Deck {
          @available(*, deprecated, message: "old") struct A: View {}
        }
        #endif
        #endif
        """) == """
            #if !BETA && DEBUG
            @available(iOS 99, *)
            @available(*, deprecated, message: "old")
            @Test func test() {
              assertSnapshot(of: Deck.A(), as: .image)
            }
            #endif

          """)
    #expect(try test("struct A {}\n#if DEBUG\nextension A: View {}\n#endif").hasPrefix("  #if DEBUG\n"))
    #expect(try test("#if os(iOS) && (DEBUG || BETA)\nstruct A: View {}\n#endif").hasPrefix("  #if DEBUG || BETA\n"))
    // Either branch has the view.
    #expect(!(try test("#if DEBUG\nstruct A: View {}\n#else\nstruct A: View {}\n#endif")).contains("#if"))
    #expect(
      try test("#if X\nstruct A: View {}\n#endif\n#if Y\nstruct A: View {}\n#endif").hasPrefix("  #if (X) || (Y)\n"))
  }

  @Test func `previews are seen, but not in comments`() {
    #expect(source("#Preview { Text(\"\") }").hasPreviews)
    #expect(!source("// #Preview { Text(\"\") }").hasPreviews)
  }

  @Test func `a view that the platform does not compile is named with its condition`() {
    let found = read(
      """
      #if os(macOS)
        struct Pane: View { var body: some View { Text("") } }
        struct Model {}
      #else
        struct Phone: View { var body: some View { Text("") } }
      #endif
      #if os(iOS)
        struct Bar: View { var body: some View { Text("") } }
      #else
        struct Bar: View { var body: some View { Text("") } }
        struct Sidebar: NSViewRepresentable {}
      #endif
      """)
    #expect(found.views.map(\.name) == ["Phone", "Bar"])
    #expect(
      found.skipped == [
        .init(path: "0.swift", name: "Pane", line: 2, reason: "#if os(macOS) hides it"),
        .init(path: "0.swift", name: "Sidebar", line: 11, reason: "it is in the #else of #if os(iOS)"),
      ])
  }
}
