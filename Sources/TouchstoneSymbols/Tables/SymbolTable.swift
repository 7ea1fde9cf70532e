/// The names and drawings of symbols as text, which takes no time to compile.
///
/// An entry starts at the beginning of a line, and its further lines are indented. `name: drawing` contains a small
/// drawing program (``SymbolProgram``), `name = other` gives the drawing of another symbol an additional name, and
/// `name = other flip` or `name = other turn 90` mirrors or rotates it.
enum SymbolTable {
  /// The drawings of all tables.
  static let definitions: [SymbolDefinition] = tables.flatMap { entries(of: $0).map(definition) }

  private static let tables = [text, arrows, shapes, devices, people, objects, further]

  /// The names of symbols that are aliases, with the name of the symbol whose drawing they share.
  static let aliases: [String: String] = Dictionary(
    tables.flatMap(entries).compactMap { entry in
      guard let (name, words) = alias(entry), words.count == 1 else { return nil }
      return (name, String(words[0]))
    }, uniquingKeysWith: { first, _ in first })

  /// The name of each drawing and the suffixes of its variants' names; the plain drawing has an empty suffix.
  static let variants: [(name: String, suffixes: [Substring])] = entries(of: names).map { entry in
    let words = entry.split(whereSeparator: \.isWhitespace)
    let isPlain = !entry.hasPrefix("!")
    return (String(words[0].drop { $0 == "!" }), (isPlain ? [""] : []) + words.dropFirst())
  }

  /// Returns the entries of a table.
  private static func entries(of table: String) -> [Substring] {
    var entries: [Substring] = []
    var start = table.startIndex
    var end = table.startIndex
    for line in table.split(separator: "\n") {
      if line.first != " " {
        if start < end { entries.append(table[start..<end]) }
        start = line.startIndex
      }
      end = line.endIndex
    }
    if start < end { entries.append(table[start..<end]) }
    return entries
  }

  private static func alias(_ entry: Substring) -> (name: String, words: [Substring])? {
    let words = entry.split(separator: " ")
    guard words.count > 2, words[1] == "=" else { return nil }
    return (String(words[0]), Array(words[2...]))
  }

  private static func definition(_ entry: Substring) -> SymbolDefinition {
    if let (name, words) = alias(entry) {
      return SymbolDefinition(name) { pen in
        var other = SymbolCatalog.drawing(named: String(words[0]), stem: pen.stem, isFilled: pen.isFilled)
        if words.contains("flip") { other = other.flipped }
        if let index = words.firstIndex(of: "turn"), let degrees = Double(words[index + 1]) {
          other = other.turned(degrees)
        }
        pen.add(other)
      }
    }
    guard let colon = entry.firstIndex(of: ":") else { preconditionFailure("No colon in the symbol table: \(entry)") }
    let program = SymbolProgram(String(entry[entry.index(after: colon)...]))
    return SymbolDefinition(String(entry[..<colon])) { pen in program.run(on: &pen) }
  }
}
