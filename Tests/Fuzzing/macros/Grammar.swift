/// Sources made by a grammar: previews with variables whose types and values take every form, with spaces, comments and
/// ends of lines between tokens at random. More than half of them parse, which few changed sources do.
struct Grammar {
  var random: Random

  /// A body of a preview, or the members of a type.
  mutating func source() -> String {
    let count = Int.random(in: 1...4, using: &random)
    let lines = (0..<count).map { _ in statement(tag: chance(2)) }
    let body = lines.joined(separator: pick(["\n", "\n", "\n\n", "; ", ";\n", "\n// c\n", " /* { */\n"]))
    return pick(["#Preview {\n\(body)\n}", "#Preview {\(body)}", "struct S {\n\(body)\n}", body])
  }

  private mutating func statement(tag: Bool) -> String {
    guard tag else {
      return pick([
        "Text(a)", "{ a }()", "(a, b)", "[a].b", ".a", "-a", "!a", "let z = \(value(2))", "\(value(1))",
        "if a { b } else { c }",
        "/a/.b", "#if DEBUG\na\n#endif", "switch a {\ncase .b: c\ndefault: d\n}", "@MainActor func f() {}", "\\.a",
        "&a",
        "for a in b { c }", "return a", "async let y = b",
      ])
    }
    let attributes = pick([
      "@Previewable @State ", "@Previewable\n@State\nprivate ", "@State ", "@Entry ", "@Entry\nnonisolated ",
      "nonisolated ", "",
    ])
    let annotation = chance(2) ? "\(gap()):\(gap())\(type(2))" : ""
    let initial = chance(4) ? "" : "\(gap())= \(gap())\(value(3))"
    let block =
      chance(8) ? pick([" { didSet { a } }", "\n{ willSet(b) { a } }", " { a }", "\n{ a }", " { get { a } }"]) : ""
    return "\(attributes)var x\(annotation)\(initial)\(block)"
  }

  private mutating func type(_ depth: Int) -> String {
    let simple = ["Int", "A.B", "`in`", "Self", "_", "()"]
    guard depth > 0 else { return pick(simple) }
    let (a, b) = (type(depth - 1), type(depth - 1))
    return pick(
      simple + [
        "\(a)?", "\(a)!", "\(a)??", "[\(a)]", "[\(a) : \(b)]", "Array<\(a)>", "Array<\(a)>?", "Dictionary<\(a), \(b)>",
        "Box<Box<\(a)>>", "(\(a), \(b))", "(a: \(a), _ b: \(b))", "(\(a)) -> \(b)", "() async throws -> \(a)",
        "() throws(E)\(gap())->\(gap())\(a)", "@Sendable (\(a)) -> Void", "some P", "any P & Q", "(any P)?",
        "any ~Copyable",
        "\(a).Type", "A<\(a)>.B", "(repeat each T)", "inout \(a)", "A &\(gap())B",
      ])
  }

  private mutating func value(_ depth: Int) -> String {
    let simple = [
      "a", "1", "1.5e-3", "0xFF", "nil", "true", "\"s\"", "\"\\(a ? \"}\" : #\"{\"#)\"", "#\"\\#(b)\"#", "/[\"{)]/",
      "#/ a\\/ /#", "\"\"\"\n  {\n  \"\"\"", ".a", "\\.a?.b[0]", "\\A.b", "#file", "self", "`in`", "[]", "[:]", "$0",
      "é", "_",
    ]
    guard depth > 0 else { return pick(simple) }
    let (a, b) = (value(depth - 1), value(depth - 1))
    let space = gap()
    return pick(
      simple + [
        "\(a)\(space)+ \(b)", "\(a) +\(space)\(b)", "\(a)\n+\(b)", "\(a)+\(b)", "\(a)\(space)?? \(b)",
        "\(a)\(space)∘ \(b)",
        "\(a)\(space)< \(b)", "\(a) ...\(space)\(b)", "\(a)..<\(b)", "\(a)...", "...\(a)", "-\(a)", "!\(a)", "~\(a)",
        "\(a)\(space)? \(b)\(gap()): \(a)", "\(a)\(space)as\(gap())\(type(1))", "\(a) as? \(type(1))",
        "\(a) is \(type(1))",
        "\(a)\(space).b", "\(a)\(space).b(\(b))", "\(a)(\(b))", "\(a)\(space)(\(b))", "\(a)[\(b)]",
        "\(a)\(space)[\(b)]", "\(a)!",
        "\(a)?.b", "\(a)!.b", "\(a).0.1", "\(a)\(space){ \(b) }", "\(a) { c in\n \(b) }",
        "\(a)() { \(b) }\(space)d: { \(a) }",
        "\(a)\(space){ didSet { } }", "Box<\(type(1))>(\(b))", "Box<\(type(1)), \(type(1))>\(space){ \(b) }",
        "A<\(type(1))>.b",
        "try \(a)", "try? \(a)", "try!\(space)\(a)", "await \(a)", "copy a", "consume \(a)", "unsafe \(a)", "any P",
        "each \(a)",
        "if a { \(b) } else { \(a) }",
        "if let a, case .b(let c)\(space)= d { \(b) } else if c.d { e } { \(a) }\(space)else { f }",
        "switch \(a) {\ncase .b: \(b)\ndefault: c\n}", "{ \(b) }", "{ \(b) }()", "(\(a))", "(\(a), \(b))",
        "[\(a), \(b)]",
        "[\(a): \(b)]", "#selector(\(a))", "#m { \(b) }", "#m<\(type(1))>(\(b))",
        "\(a)\n#if A\n.b { \(b) }\n#else\n.c\n#endif",
        "\(a)\n#if A\nb\n#endif", "\(a) = \(b)", "(\(type(1))).self", "[\(type(1))].self", "[\(type(1))]()",
        "\(a)./* } */b",
        "/* \" */ \(a)", "\(a) // {\n.b", "&\(a)", "super.a", "\(a).init(\(b))", "\(a)\(space)->\(gap())\(b)",
      ])
  }

  /// What may stand between tokens.
  private mutating func gap() -> String { pick(["", " ", " ", "\n", "\n  ", "/* ) */", " // }\n", "\r\n"]) }

  private mutating func pick(_ choices: [String]) -> String { choices.randomElement(using: &random) ?? "" }

  private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
}
