/// The names and drawings of symbols as text, which takes no time to compile.
///
/// An entry starts at the beginning of a line, and its further lines are indented. `name: drawing` contains a small
/// drawing program (``SymbolProgram``), `name = other` gives the drawing of another symbol an additional name, and
/// `name = other flip` or `name = other turn 90` mirrors or rotates it. With `name = other`, a drawing without an entry in
/// `SymbolTable+Sizes.swift` also has the proportions of the other; with `name: use other`, it does not. A line that begins
/// with `#` is a comment, and so are the indented lines below it.
///
/// An entry is read when its symbol is asked for: each process that shows a symbol would otherwise wait for thousands.
enum SymbolTable {
  /// The names of drawings and their entries, in the order of the tables.
  static let entries: [(name: String, text: Substring)] =
    [
      signs, frames, figures, communication, documents, household, tools, nature, text, arrows, shapes, devices, people,
      objects, further,
    ].flatMap(entries)

  private static let entriesByName = Dictionary(entries, uniquingKeysWith: { first, _ in first })

  /// Returns the name of the symbol whose drawing a symbol shares.
  static func alias(of name: String) -> String? {
    guard let words = entriesByName[name].flatMap(reference), words.count == 1 else { return nil }
    return String(words[0])
  }

  /// Returns the words after `=` in an entry: the name of another symbol, and what becomes of its drawing.
  private static func reference(_ entry: Substring) -> [Substring]? {
    // The first mark tells, without a look at the words of a program.
    let mark = entry.utf8.first { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "=") }
    guard mark == UInt8(ascii: "=") else { return nil }
    return Array(entry.words.dropFirst(2))
  }

  /// Returns the drawing with a name.
  static func definition(named name: String) -> SymbolDefinition? {
    guard let entry = entriesByName[name] else { return nil }
    guard let words = reference(entry) else {
      let program = SymbolProgram(entry.dropFirst(name.utf8.count + 1))
      return SymbolDefinition(name) { pen in program.run(on: &pen) }
    }
    return SymbolDefinition(name) { pen in
      var other = SymbolCatalog.drawing(named: String(words[0]), stem: pen.stem, isFilled: pen.isFilled)
      if words.contains("flip") { other = other.flipped }
      if let index = words.firstIndex(of: "turn"), let degrees = Double(words[index + 1]) {
        other = other.turned(degrees)
      }
      pen.add(other)
    }
  }

  /// The names of drawings with the entries that name their variants.
  private static let variants: [String: Substring] = Dictionary(
    entries(of: names).map { (String($0.name.drop { $0 == "!" }), $0.text) }, uniquingKeysWith: { first, _ in first })

  /// Returns the suffixes of the names of a drawing's variants; the plain drawing has an empty one.
  static func suffixes(of name: String) -> [Substring] {
    guard let entry = variants[name] else { return [] }
    return (entry.hasPrefix("!") ? [] : [""]) + entry.words.dropFirst()
  }

  /// The names of drawings that have variants, in no order.
  static var variedNames: some Collection<String> { variants.keys }

  /// Returns the entries of a table.
  private static func entries(of table: String) -> [(name: String, text: Substring)] {
    Substring(table).parts { $0 == UInt8(ascii: "\n") && $1 != UInt8(ascii: " ") }.compactMap { entry in
      if entry.utf8.first == UInt8(ascii: "#") { return nil }
      let name = entry.utf8.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ":") }
      return (String(Substring(name)), entry)
    }
  }
}
