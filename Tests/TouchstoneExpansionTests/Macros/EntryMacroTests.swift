import Testing
import TouchstoneSyntax

@testable import TouchstoneExpansion

struct EntryMacroTests {
  /// What the macro makes of a declaration: accessors, then the key, with the spaces of a line joined.
  private func expansion(
    _ source: String, in context: String = "extension EnvironmentValues {}", file: String = "App/Values.swift"
  ) throws -> [String] {
    try [ExpansionRequest.Role.accessor, .peer].map { role in
      var syntax = SourceSyntax(source: source)
      syntax.location.fileID = file
      return try EntryMacro.expansion(
        of: ExpansionRequest(
          macro: "EntryMacro", role: role, syntax: syntax, lexicalContext: [SourceSyntax(source: context)])
      ).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  private func refusal(_ source: String, in context: String = "extension EnvironmentValues {}") -> SourceError? {
    do {
      _ = try expansion(source, in: context)
      return nil
    } catch {
      return error as? SourceError
    }
  }

  @Test func `an entry becomes accessors and a private key with a computed default`() throws {
    #expect(
      try expansion("@Entry var count: Int = 3") == [
        "get { self[__Key_count.self] } set { self[__Key_count.self] = newValue }",
        """
        private struct __Key_count: TouchstoneUI.EnvironmentKey { @TouchstoneUI.__EntryDefaultValue \
        static var defaultValue: Int = 3 }
        """,
      ])
  }

  @Test func `an entry of the module below SwiftUI names that module's types`() throws {
    let key = try expansion("@Entry var count: Int = 3", file: "TouchstoneCore/Values.swift")[1]
    #expect(
      key == """
        private struct __Key_count: TouchstoneCore.EnvironmentKey { static var defaultValue: Int { return 3 } }
        """)
  }

  /// The declarations are those that Apple's documentation of `Entry()` and public code have.
  @Test(arguments: [
    ("@Entry var on = true", "static var defaultValue = true"),
    ("@Entry public var name: String = \"a // b\" // c", "static var defaultValue: String = \"a // b\""),
    ("@Entry var item: Item?", "static var defaultValue: Item? = nil"),
    ("@Entry var item = make { set(1) }", "static var defaultValue = make { set(1) }"),
    ("@Entry var item: Optional<Item>", "static var defaultValue: Optional<Item> = nil"),
    // A property of the type Item! would not conform to the key's protocol.
    ("@Entry var item: Item!", "static var defaultValue: Item? = nil"),
    ("@Entry var item: Box<Item>! = make()", "static var defaultValue: Box<Item>? = make()"),
    ("@Entry var item = a<b, c>", "static var defaultValue = a<b, c>"),
    (
      "@Entry var run: @Sendable (Int, [String: Int]) -> Void = { _, _ in }",
      "static var defaultValue: @Sendable (Int, [String: Int]) -> Void = { _, _ in }"
    ),
    (
      "@Entry var pair: Pair<Int, String> = Pair(1, \"=\")",
      "static var defaultValue: Pair<Int, String> = Pair(1, \"=\")"
    ),
    (
      "@Entry var map: [String: Result<Int, any Error>] = [:]",
      "static var defaultValue: [String: Result<Int, any Error>] = [:]"
    ),
    ("@Entry nonisolated package var x: Int = { 1 }()", "static var defaultValue: Int = { 1 }()"),
    ("/// Doc = 1\n@MainActor @Entry /* = 2 */ var x\n  : Int\n  = 3\n  + 4", "static var defaultValue: Int = 3 + 4"),
    (
      "@Entry var text = \"\"\"\n  a \\(b(\")\")) = {\n  \"\"\"",
      "static var defaultValue = \"\"\" a \\(b(\")\")) = { \"\"\""
    ),
  ])
  func `a default is what follows the equals sign`(declaration: String, member: String) throws {
    #expect(try expansion(declaration)[1].contains("__EntryDefaultValue \(member) }"))
  }

  @Test func `the extension decides on the protocol of the key`() throws {
    let keys = [
      "extension Transaction {}": "TransactionKey", "extension ContainerValues {}": "ContainerValueKey",
      "@MainActor public extension SwiftUI.EnvironmentValues {}": "EnvironmentKey",
      "// a {\nfileprivate extension SwiftUI::EnvironmentValues where Self: Any {}": "EnvironmentKey",
    ]
    for (context, key) in keys {
      #expect(
        try expansion("@Entry var x = 1", in: context)[1].hasPrefix("private struct __Key_x: TouchstoneUI.\(key) {"))
    }
  }

  @Test(arguments: ["Int?", "Optional<Int>", "Swift.Optional<Int>", "Int!", "Swift . Optional < Int >"])
  func `a focused value has the wrapped type and no default`(type: String) throws {
    #expect(
      try expansion("@Entry var x: \(type)", in: "extension FocusedValues {}")[1]
        == "private struct __Key_x: TouchstoneUI.FocusedValueKey { typealias Value = Int }")
  }

  @Test(arguments: ["Binding<Int>", "Array<Array<Int>>", "() -> Int"])
  func `a focused value has the whole of a wrapped type`(type: String) throws {
    for optional in ["(\(type))?", "Optional<\(type)>"] + (type.contains("->") ? [] : ["\(type)?"]) {
      let wrapped = optional.hasPrefix("(") ? "(\(type))" : type
      #expect(
        try expansion("@Entry var x: \(optional)", in: "extension FocusedValues {}")[1]
          .hasSuffix("typealias Value = \(wrapped) }"))
    }
  }

  @Test(arguments: [
    "() -> Int?", "(Int?) -> Optional<Int>", "any P & Q?", "Optional<Int>.Other<Int>", "[Int?]", "Optional<Int>.Type",
    "Other.Optional<Int>", "(Int?)",
  ])
  func `what ends like an optional is none`(type: String) {
    #expect(refusal("@Entry var x: \(type)") != nil)
    #expect(refusal("@Entry var x: \(type)", in: "extension FocusedValues {}") != nil)
  }

  @Test(arguments: [
    "(() -> Int)?", "[Int]?", "Optional<() -> Int>", "Optional<[Optional<Int>]>", "(any P & Q)?", "Array<Int>?",
    "Optional<Array<Int>>", "A /* . */ .B?",
    "Swift.Optional<(a: Int, [String: Int])>",
  ])
  func `an optional of anything has no value by default`(type: String) throws {
    #expect(try expansion("@Entry var x: \(type)")[1].hasSuffix("defaultValue: \(type) = nil }"))
  }

  @Test func `names keep what they need of their backticks`() throws {
    #expect(try expansion("@Entry var `default` = 1")[0].contains("self[__Key_default.self]"))
    #expect(try expansion("@Entry var `my key` = 1")[0].contains("self[`__Key_my key`.self]"))
  }

  @Test func `availability goes to the key`() throws {
    #expect(
      try expansion("@available(iOS 18, *) @Entry var x: New = New()")[1].hasPrefix(
        "@available(iOS 18, *) private struct"))
    #expect(
      try expansion("@available(iOS 18) @Entry var x: New = New()")[1].hasPrefix(
        "@available(iOS 18, *) private struct"))
  }

  /// In a target whose default isolation is the main actor, the accessors could not use a key that is on it.
  @Test func `the key of a variable that is nonisolated is as well`() throws {
    #expect(try expansion("@Entry public nonisolated var x = 1")[1].hasPrefix("nonisolated private struct __Key_x:"))
    #expect(try expansion("@Entry @MainActor var x = 1")[1].hasPrefix("private struct __Key_x:"))
  }

  @Test func `a default is computed by a return, so that no value is read as a statement`() throws {
    let accessor = try EntryDefaultValueMacro.expansion(
      of: ExpansionRequest(
        macro: "EntryDefaultValueMacro", role: .accessor, syntax: SourceSyntax(source: "static var x: Int = #line")))
    #expect(accessor == "get {\n  return #line\n}")
  }

  @Test(arguments: [
    ("@Entry let x = 1", "let"), ("@Entry static var x = 1", "static"), ("@Entry var x: Int { 1 }", "{ 1"),
    ("@Entry var x = 1 { didSet {} }", "{ didSet"), ("@Entry var x: Int", "x: Int"),
    ("@Entry var (a, b) = (1, 2)", "(a"),
    ("@Entry var a = 1, b = 2", ", b"), ("@Entry func f() {}", "func"),
  ])
  func `a declaration that is no entry is refused where it is wrong`(declaration: String, place: String) throws {
    let error = try #require(refusal(declaration))
    #expect(String(declaration.utf8.dropFirst(error.offset))?.hasPrefix(place) == true)
  }

  @Test func `an entry elsewhere is refused`() throws {
    #expect(try #require(refusal("@Entry var x = 1", in: "extension String {}")).message.contains("EnvironmentValues"))
    #expect(refusal("@Entry var x: Int", in: "extension FocusedValues {}") != nil)
    #expect(refusal("@Entry var x: Int? = 3", in: "extension FocusedValues {}") != nil)
  }
}
