/// The words of code, and how they are used.
struct SourceWords {
  /// All words.
  private(set) var all: Set<Substring> = []
  /// The words that the code declares.
  private(set) var declared: Set<String> = []
  /// The line of the first use of each name, counted from 1. Names are written with their use: `Widget` is a word,
  /// `.mapStyle` a call of a member, `\.modelContext` the beginning of a key path, `#selector` a macro, and `optional func`
  /// an optional requirement.
  private(set) var lines: [String: Int] = [:]

  private static let declarations: Set<Substring> = [
    "actor", "associatedtype", "case", "class", "enum", "func", "let", "macro", "protocol", "struct", "typealias",
    "var",
  ]
  private static let requirements: Set<Substring> = ["func", "var", "subscript", "init", "static"]

  /// - Parameter code: Code whose comments and strings are blank.
  init(_ code: String) {
    var (line, previous, mark) = (1, Substring(), "")
    var rest = code[...]
    while let first = rest.first {
      guard first.isLetter || first.isNumber || first == "_" else {
        if first.isNewline { line += 1 }
        // The characters directly before a word.
        mark = first.isWhitespace ? "" : String((mark + String(first)).suffix(2))
        if !first.isWhitespace { previous = "" }
        rest.removeFirst()
        continue
      }
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      rest = rest[word.endIndex...]
      all.insert(word)
      if Self.declarations.contains(previous) { declared.insert(String(word)) }
      if let name = Self.name(word, after: mark, previous: previous, before: rest) {
        lines[name] = min(lines[name] ?? line, line)
      }
      (previous, mark) = (word, "")
    }
  }

  private static func name(
    _ word: Substring, after mark: String, previous: Substring, before rest: Substring
  ) -> String? {
    if previous == "optional", requirements.contains(word) { return "@objc optional" }
    if mark == "\\." { return "\\." + word }
    if mark.hasSuffix("#") { return "#" + word }
    guard mark.hasSuffix(".") else { return String(word) }
    return rest.first == "(" || rest.drop(while: { $0 == " " }).first == "{" ? "." + word : nil
  }
}
