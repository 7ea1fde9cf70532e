/// The names of views and snapshots that someone may have meant by a name that nothing has.
enum NearestNames {
  /// Returns the nearest names, first those with the fewest edits; none if no name is near.
  ///
  /// A name is also known by its last part, without a module or a suite in front, and by the beginning of that: `App/Crad` means
  /// `Card-Dark`.
  static func of(_ word: String, among names: [String], most: Int = 3) -> [String] {
    let words = [word.lowercased(), last(word)]
    let found = names.enumerated().compactMap { index, name -> (edits: Int, index: Int, name: String)? in
      let last = last(name)
      let forms = [name.lowercased(), last, String(last.prefix { $0 != "-" && $0 != "." })]
      let edits = words.flatMap { word in
        forms.filter { !$0.isEmpty }.map { (CommandSuggestion.distance(Array(word), Array($0)), $0.count) }
      }.filter { $0.0 <= 2 && $0.0 * 2 < $0.1 }.map(\.0).min()
      return edits.map { ($0, index, name) }
    }
    let sorted = found.sorted { ($0.edits, $0.index) < ($1.edits, $1.index) }.map(\.name)
    return Array(sorted.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.prefix(most))
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
