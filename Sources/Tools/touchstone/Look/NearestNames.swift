/// The names of views and snapshots that someone may have meant by a name that nothing has.
enum NearestNames {
  /// Returns the nearest names, first those with the fewest edits; none if no name is near.
  ///
  /// A name is also known by its last part, without a module or a suite in front, and by the beginning of that: `App/Crad` means
  /// `Card-Dark`.
  static func of(_ word: String, among names: [String], most: Int = 3) -> [String] {
    let words = [word.lowercased(), last(word)]
    var found: [(edits: Int, index: Int, name: String)] = []
    for (index, name) in names.enumerated() {
      if let edits = words.compactMap({ edits(from: $0, to: name) }).min() { found.append((edits, index, name)) }
    }
    var near: [String] = []
    for entry in found.sorted(by: { ($0.edits, $0.index) < ($1.edits, $1.index) }) where !near.contains(entry.name) {
      near.append(entry.name)
    }
    return Array(near.prefix(most))
  }

  /// Returns the fewest edits that make a word a form of a name; nil if they are too many.
  private static func edits(from word: String, to name: String) -> Int? {
    let last = last(name)
    let forms = [name.lowercased(), last, String(last.prefix { $0 != "-" && $0 != "." })]
    return forms.compactMap { form -> Int? in
      let edits = CommandSuggestion.distance(Array(word), Array(form))
      return edits <= 2 && edits * 2 < form.count ? edits : nil
    }.min()
  }

  private static func last(_ name: String) -> String {
    (name.split(separator: "/").last.map(String.init) ?? "").lowercased()
  }

  /// Asks for names: `Did you mean Card, Row or Badge?`
  static func question(_ names: [String]) -> String {
    let list = names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    return "Did you mean \(list)?"
  }
}
