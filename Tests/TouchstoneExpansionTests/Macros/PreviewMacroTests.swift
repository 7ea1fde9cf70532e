import Testing
import TouchstoneSyntax

@testable import TouchstoneExpansion

struct PreviewMacroTests {
  private func request(_ source: String, line: Int = 1, column: Int = 1) -> ExpansionRequest {
    ExpansionRequest(
      macro: "PreviewMacro", role: .declaration, discriminator: "$s3App",
      syntax: SourceSyntax(
        source: source,
        location: SourceLocation(
          fileID: "App/Card.swift", fileName: "/p \"q\"/Card.swift", offset: 100, line: line, column: column)))
  }

  /// The expansion with the spaces of a line joined.
  private func expansion(_ source: String) throws -> String {
    try PreviewMacro.expansion(of: request(source)).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func refusal(_ source: String) -> SourceError? {
    do {
      _ = try expansion(source)
      return nil
    } catch {
      return error as? SourceError
    }
  }

  @Test func `a preview becomes a type that makes it`() throws {
    #expect(
      try PreviewMacro.expansion(
        of: request(
          "\n// lead\n@available(macOS 14, *)\n#Preview(\"Hi\", traits: .portrait) {\n  Text(\"a\")\n}", line: 7,
          column: 30))
          == """
          @available(macOS 14, *)
          struct $s3App15PreviewRegistryfMu_: TouchstoneUI.PreviewRegistry {
            static var fileID: String { "App/Card.swift" }
            static var filePath: String { "/p \\"q\\"/Card.swift" }
            static var line: Int { 10 }
            static var column: Int { 1 }
            @MainActor static func makePreview() throws -> TouchstoneUI.Preview {
              TouchstoneUI.Preview("Hi", traits: .portrait) {
            Text("a")
          }
            }
          }
          """)
  }

  // The compiler asks for the platforms that are not named in an expansion, not in what is written.
  @Test(arguments: [
    ("@available(iOS 16)", "@available(iOS 16, *)"),
    ("@available(iOS 16.1, macOS 14)", "@available(iOS 16.1, macOS 14, *)"),
    ("@available(iOS 16, *)", "@available(iOS 16, *)"),
    ("@available(iOS, unavailable)", "@available(iOS, unavailable)"),
    ("@available(iOS, introduced: 16)", "@available(iOS, introduced: 16)"), ("@MainActor", "@MainActor"),
  ])
  func `attributes of a preview go to its type`(attribute: String, expected: String) throws {
    #expect(try expansion("\(attribute)\n#Preview{}").hasPrefix(expected + " struct "))
  }

  @Test(arguments: [
    ("#Preview{}", 1, 1), ("  #Preview{}", 1, 3), ("\r\n\r\n #Preview{}", 3, 2), ("/* a\n b */ #Preview{}", 2, 7),
    ("\n@available(iOS 17, *)\n#Preview{}", 3, 1),
  ])
  func `the place of a preview is that of its number sign`(source: String, line: Int, column: Int) throws {
    let call = try MacroCall(source)
    let place = SourceSyntax(source: source).place(of: call.pound)
    #expect(place.line == line && place.column == column)
  }

  /// What becomes of a body: the properties of the view, and its own body.
  @Test(
    arguments: [
      ("@Previewable @State var on = true\nToggle(isOn: $on)", "@State var on = true", "Toggle(isOn: $on)"),
      ("@Previewable @State var on = true; Toggle(isOn: $on)", "@State var on = true", "Toggle(isOn: $on)"),
      (
        "@Previewable\n@State\nprivate var on\n: Bool\n= true\nText(\"\")", "@State private var on : Bool = true",
        "Text(\"\")"
      ),
      ("@SwiftUI.Previewable @State var x = 1\nText(\"\")", "@State var x = 1", "Text(\"\")"),
      ("@State @Previewable var x = 1\nText(\"\")", "@State var x = 1", "Text(\"\")"),
      (
        "@Previewable @State var x = [1, 2]\n  .map { $0 + 1 } // a\n  .filter { $0 > 1 }\nText(\"\")",
        "@State var x = [1, 2] .map { $0 + 1 } // a .filter { $0 > 1 }", "Text(\"\")"
      ),
      ("@Previewable @State var x = a\n  + b\n  ?? c\n-d", "@State var x = a + b ?? c", "-d"),
      ("@Previewable @State var x = a +\n  b\nText(\"\")", "@State var x = a + b", "Text(\"\")"),
      ("@Previewable @State var x = a ?\n 1 :\n 2\nText(\"\")", "@State var x = a ? 1 : 2", "Text(\"\")"),
      ("@Previewable @State var x = a!\nText(\"\")", "@State var x = a!", "Text(\"\")"),
      ("@Previewable @State var x: Int?\nText(\"\")", "@State var x: Int?", "Text(\"\")"),
      (
        "@Previewable @State var x = make {\n  1\n} label: {\n  2\n}\nother: { 3 }\nText(\"\")",
        "@State var x = make { 1 } label: { 2 } other: { 3 }", "Text(\"\")"
      ),
      (
        "@Previewable @State var x = if a { 1 } else { 2 }\nText(\"\")", "@State var x = if a { 1 } else { 2 }",
        "Text(\"\")"
      ),
      (
        "@Previewable @State var x = if a { 1 }\nelse { 2 }\nText(\"\")", "@State var x = if a { 1 } else { 2 }",
        "Text(\"\")"
      ),
      ("@Previewable @State var x = y as\n  Int\nText(\"\")", "@State var x = y as Int", "Text(\"\")"),
      ("@Previewable @State var x = y\n  as Int\nText(\"\")", "@State var x = y as Int", "Text(\"\")"),
      ("@Previewable @Environment(\\.dismiss) var dismiss\n(a)", "@Environment(\\.dismiss) var dismiss", "(a)"),
      ("@Previewable @FocusState var focus: Bool\n[a].view", "@FocusState var focus: Bool", "[a].view"),
      (
        "let y = 1\n@Previewable @State var x = 1\nlet z = 2\n@Previewable @Namespace var n\nreturn Text(\"\")",
        "@State var x = 1 @Namespace var n", "let y = 1 let z = 2 return Text(\"\")"
      ),
      (
        "@Previewable @State var x = \"\\(\"}\")\" // }\n/* } */ Text(\"\"\"\n }\n \"\"\")",
        "@State var x = \"\\(\"}\")\"",
        "// } /* } */ Text(\"\"\" } \"\"\")"
      ),
      (
        "@Previewable @State var x = 0 { didSet { a() } }\nText(\"\")", "@State var x = 0 { didSet { a() } }",
        "Text(\"\")"
      ),
      ("@Previewable @State var x = /[}\"]/\nText(\"\")", "@State var x = /[}\"]/", "Text(\"\")"),
      ("@Previewable @State var x = #/[}\"]\\/#/#\nText(\"\")", "@State var x = #/[}\"]\\/#/#", "Text(\"\")"),
      (
        "@Previewable @State var x = true\n{ didSet { a() } }\nText(\"\")", "@State var x = true { didSet { a() } }",
        "Text(\"\")"
      ),
      ("@Previewable @State var x = true\n{ Text(\"\") }()", "@State var x = true", "{ Text(\"\") }()"),
      ("@Previewable @State var x = .any\nText(\"\")", "@State var x = .any", "Text(\"\")"),
      ("@Previewable @State var x = a\nasync let b = c", "@State var x = a", "async let b = c"),
      ("@Previewable @State var x = 1", "@State var x = 1", ""),
      (
        "@Previewable @State var x = a()\n#if os(iOS)\n .b\n#else\n .c\n#endif\n .d\nText(\"\")",
        "@State var x = a() #if os(iOS) .b #else .c #endif .d", "Text(\"\")"
      ),
      (
        "@Previewable @State var x = a()\n#if A\n#if B\n.b\n#endif\n#endif\nText(\"\")",
        "@State var x = a() #if A #if B .b #endif #endif", "Text(\"\")"
      ),
      ("@Previewable @State var x = a ∘\n  b\n  ∘ c\nText(\"\")", "@State var x = a ∘ b ∘ c", "Text(\"\")"),
      (
        "@Previewable @State var steps = (0..<255).map {\n $0 }\nText(\"\")", "@State var steps = (0..<255).map { $0 }",
        "Text(\"\")"
      ),
      ("@Previewable @State var x: Array<Int?>=[]\nText(\"\")", "@State var x: Array<Int?>=[]", "Text(\"\")"),
      (
        "@Previewable @State var x: Dictionary<Int, [Array<Int>?]>? = nil\nText(\"\")",
        "@State var x: Dictionary<Int, [Array<Int>?]>? = nil", "Text(\"\")"
      ),
      (
        "@Previewable @State var f: @Sendable (Int) async throws(E) -> any P & Q = g\nText(\"\")",
        "@State var f: @Sendable (Int) async throws(E) -> any P & Q = g", "Text(\"\")"
      ),
      ("@Previewable @State var x = Box<A, [B]>(a)\nText(\"\")", "@State var x = Box<A, [B]>(a)", "Text(\"\")"),
      // What follows decides on whether this is one value or two comparisons.
      ("@Previewable @State var x = Box<A, B>; Text(\"\")", "@State var x = Box<A, B>;", "Text(\"\")"),
      ("@Previewable @State var x: Box<A>\nText(\"\")", "@State var x: Box<A>;", "Text(\"\")"),
      ("@Previewable @State var x = a < b\nText(\"\")", "@State var x = a < b", "Text(\"\")"),
      ("@Previewable @State var x = \\A.b?.c[0]\n[1].view", "@State var x = \\A.b?.c[0]", "[1].view"),
      (
        "@Previewable @State var x = if a.contains { $0 } { 1 } else if let b { 2 } else { 3 }\nText(\"\")",
        "@State var x = if a.contains { $0 } { 1 } else if let b { 2 } else { 3 }", "Text(\"\")"
      ),
      (
        "@Previewable @State var x = switch a {\ncase .b: 1\ndefault: 2\n}\nText(\"\")",
        "@State var x = switch a { case .b: 1 default: 2 }", "Text(\"\")"
      ),
      ("@Previewable @State var x = y as? Int ?? z\nText(\"\")", "@State var x = y as? Int ?? z", "Text(\"\")"),
      ("@Previewable @State var x = try! await f()!\nText(\"\")", "@State var x = try! await f()!", "Text(\"\")"),
      ("@Previewable @State var x = a ? b : c ? d : e\n!f", "@State var x = a ? b : c ? d : e", "!f"),
      (
        "@Previewable @State var x = \\.a? // }\n ? b : c\nText(\"\")", "@State var x = \\.a? // } ? b : c",
        "Text(\"\")"
      ),
      ("@Previewable @State var x = \\.a...b\nText(\"\")", "@State var x = \\.a...b", "Text(\"\")"),
      ("@Previewable @State var x = -1.5e-3.a { b }\nText(\"\")", "@State var x = -1.5e-3.a { b }", "Text(\"\")"),
      ("@Previewable @State var x: Box<A>?\n&y", "@State var x: Box<A>?", "&y"),
      ("let z = a;\n@Previewable @State var x = 1;\n.b", "@State var x = 1", "let z = a; .b"),
      ("@Previewable @State var x = ...5\nText(\"\")", "@State var x = ...5", "Text(\"\")"),
      ("@Previewable @State var x = 5...\nText(\"\")", "@State var x = 5...", "Text(\"\")"),
      (
        "@Previewable @State var x = a()\n#if os(iOS)\nText(\"\")\n#endif", "@State var x = a()",
        "#if os(iOS) Text(\"\") #endif"
      ),
    ] as [(String, String, String)])
  func `tagged variables become properties and the rest the body`(body: String, properties: String, rest: String) throws
  {
    let expected =
      "{ struct __PreviewContent: TouchstoneUI.View { \(properties) var body: some TouchstoneUI.View {\(rest.isEmpty ? "" : " \(rest)") } } return __PreviewContent() }"
    #expect(try expansion("#Preview {\n\(body)\n}").contains("TouchstoneUI.Preview \(expected)"))
    #expect(try expansion("#Preview(\"N\", traits: .portrait, body: {\n\(body)\n})").contains(", body: \(expected)) "))
  }

  @Test(arguments: [
    "#Preview { Text(\"}\") }", "#Preview(\"}\\(\")\")\") { Text(\"\") }",
    "#Preview(\"n\", arguments: [1, 2]) { n in Text(\"\\(n)\") }",
    "#Preview(body: make)", "#Preview { @MainActor in Text(\"\") }", "#Preview { /* { */ Text(#\"\"\"#) }",
    "#SwiftUI.Preview { Text(\"\") }", "#Preview { for x in [1] { x } }", "#Preview { a / b; c / d }",
    "#Preview { x.reduce(0, /) }", "#Preview(\"w\", as: .systemSmall) { W() } timeline: { E() }",
    "#Preview(as: .content, using: a, widget: { W() }, contentStates: { s })",
  ])
  func `a body without tags is kept as it is`(source: String) throws {
    let arguments = source.drop { $0 != "(" && $0 != "{" && $0 != " " }
    #expect(try PreviewMacro.expansion(of: request(source)).contains("TouchstoneUI.Preview\(arguments)\n"))
  }

  @Test(arguments: [
    ("#Preview(windowStyle: .automatic) { V() }", "windowStyle:"),
    ("#Preview(immersionStyle: .full) { V() } cameras: { C() }", "immersionStyle:"),
    ("#Preview { V() } cameras: { C() }", "cameras:"),
    ("#Preview { if a { @Previewable @State var x = 1; V(x) } }", "@Previewable"),
    ("#Preview(arguments: [1]) { n in @Previewable @State var x = 1; V(x) }", "@Previewable"),
    ("#Preview { \n#if DEBUG\n @Previewable @State var x = 1\n#endif\n V() }", "@Previewable"),
    ("#Preview { @Previewable func f() {}\n V() }", "func"),
    ("#Preview { @Previewable @State var (a, b) = (1, 2)\n V() }", "(a"),
    ("#Preview { @Previewable @State var x = [1]\n{ V() }() }", "{ V() }()"),
    ("#Preview { @Previewable @State var x = unsafe [1]\n{ V() }() }", "{ V() }()"),
    ("#Preview { @Previewable @State var x = (1, 2)\n{ V() }() }", "{ V() }()"),
    ("#Preview { @Previewable @State var x = f { 1 }\n{ V() }() }", "{ V() }()"),
    ("#Preview { @Previewable @State var x = 1, y = 2\n V() }", ", y"),
    ("#Preview { @Previewable @State var x: Int?case\n V() }", "case"),
    ("#Preview { @Previewable @State var x = a b\n V() }", "b\n"),
    ("#Preview { @Previewable @State var x = return\n V() }", "return"),
    ("#Preview { @Previewable @State var x =\n }", "\n }"),
    ("#Preview { @Previewable @State var x = [1] { V() } }", "{ V() }"),
    ("#Preview { @Previewable @State var x = \\.a\n!b }", "!b"),
    ("#Preview { @Previewable @State var x = \\A.b ?? [c]\n V() }", "??"),
    ("#Preview { \\.a\n@Previewable @State var x = 1\n!b }", "@Previewable"),
    ("#Preview { let z = a\n@Previewable @State var x = 1;\n.b }", "@Previewable"),
    ("#Preview { z\n@Previewable @State var x = 1\n@Previewable @State var y = 1; + b }", "@Previewable @State var y"),
    ("#Preview { @Previewable @State var x: = 1\n V() }", "= 1"),
    ("#Preview { \"abc }", "\"abc"), ("#Preview { /* }", "/*"), ("#Preview { ( }", "}"), ("#Preview { (", "("),
    ("#Preview { \"\\(a }", "(a }"), ("#Preview { `a }", "`a"), ("Preview {}", "Preview"), ("#Preview 3", "3"),
  ])
  func `what is not understood is refused where it is`(source: String, place: String) throws {
    let error = try #require(refusal(source))
    #expect(String(source.utf8.dropFirst(error.offset))?.hasPrefix(place) == true)
  }

  @Test func `an error goes to the place in the file`() {
    let message = HostMessage(expandFreestandingMacro: request("\n#Preview { /* }"))
    #expect(
      Plugin.views.answer(to: message)
        == .expandMacroResult(
          diagnosing: "This comment is never closed.",
          at: DiagnosticPosition(fileName: "/p \"q\"/Card.swift", offset: 112)))
  }
}
