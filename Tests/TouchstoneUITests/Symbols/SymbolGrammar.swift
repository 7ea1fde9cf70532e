import Foundation

@testable import TouchstoneSymbols

/// A strict reader of symbol programs: the real one takes missing numbers for 0 and passes over superfluous ones.
enum SymbolGrammar {
  /// Returns the statements of a program that are not as ``SymbolProgram`` describes them.
  static func faults(in program: Substring) -> [String] {
    let statements = program.parts(between: ";")
    return statements.isEmpty ? ["no statement"] : statements.filter { !isSound($0) }.map(String.init)
  }

  /// Returns whether a drawing has a name, or is the filled variant of one that has.
  static func isDrawing(_ name: Substring) -> Bool {
    SymbolCatalog.hasDrawing(String(name))
      || name.hasSuffix(".fill") && SymbolCatalog.hasDrawing(String(name.dropLast(5)))
  }

  private static func isNumber(_ word: Substring) -> Bool { SymbolPathReader.number(word, stem: 8) != nil }

  /// Operations with a width.
  private static let wide: Set<Substring> = [
    "stroke", "solid", "shape", "detail", "cut", "clear", "dot", "spots", "over", "erasing",
  ]

  private static func isSound(_ statement: Substring) -> Bool {
    var words = statement.words[...]
    if words.first == "plain" || words.first == "filled" { words.removeFirst() }
    let isButt = words.first == "butt"
    if isButt { words.removeFirst() }
    guard let parts = words.popFirst()?.parts(between: "*"), let operation = parts.first, parts.count <= 2 else {
      return false
    }
    if parts.count == 2, !wide.contains(operation) || !isNumber(parts[1]) { return false }
    if isButt, operation != "stroke", operation != "cut" { return false }
    switch operation {
    case "level", "all": return words.count == 1 && words.first.map { "012".contains($0) } == true
    case "step": return words.count == 1 && (words.first == "none" || words.first.flatMap { Int($0) } != nil)
    case "dot", "spots": return words.count >= 2 && words.count.isMultiple(of: 2) && words.allSatisfy(isNumber)
    case "coast": return words.count >= 4 && words.count.isMultiple(of: 2) && words.allSatisfy(isNumber)
    case "use", "over", "erasing", "engrave", "punch": return isPlacement(words)
    case "stroke", "fill", "solid", "shape", "detail", "spot", "erase", "cut", "clear": return arePaths(words)
    default: return false
    }
  }

  private static func isPlacement(_ words: ArraySlice<Substring>) -> Bool {
    var words = words
    guard let name = words.popFirst(), isDrawing(name) else { return false }
    var count = 0
    while let word = words.popFirst() {
      switch word {
      case "filled", "plain", "flip": break
      case "turn", "lines": guard let number = words.popFirst(), isNumber(number) else { return false }
      default:
        guard isNumber(word) else { return false }
        count += 1
      }
    }
    return count == 0 || count == 2 || count == 3
  }

  // MARK: Paths

  /// Changes to a path, with how many numbers each takes.
  private static let changes: [Substring: Int] = [
    "flip": 0, "mirror": 0, "twin": 0, "spin": 0, "move": 2, "scale": 1, "stretch": 2, "turn": 1, "ring": 1,
  ]

  private static func arePaths(_ words: ArraySlice<Substring>) -> Bool {
    var words = words
    var isFirst = true
    while let word = words.popFirst() {
      if !isFirst, let count = changes[word] {
        guard numberCount(&words) == count else { return false }
        continue
      }
      isFirst = false
      switch word {
      case "the": guard let name = words.popFirst(), SymbolPathReader.shared[String(name)] != nil else { return false }
      case "path": guard isFreeForm(&words) else { return false }
      default: guard isCount(numberCount(&words), ofForm: word) else { return false }
      }
    }
    return !isFirst
  }

  private static func numberCount(_ words: inout ArraySlice<Substring>) -> Int {
    var count = 0
    while let word = words.first, isNumber(word) {
      words.removeFirst()
      count += 1
    }
    return count
  }

  private static func isFreeForm(_ words: inout ArraySlice<Substring>) -> Bool {
    guard words.first == "M" || words.first == "A" else { return false }
    while let letter = words.first, ["M", "L", "C", "A", "Z"].contains(letter) {
      words.removeFirst()
      let count = numberCount(&words)
      let isRight =
        switch letter {
        case "M": count == 2
        case "L": count > 0 && count.isMultiple(of: 2)
        case "C": count > 0 && count.isMultiple(of: 6)
        case "A": count == 5
        default: count == 0
        }
      guard isRight else { return false }
    }
    return true
  }

  private static func isCount(_ count: Int, ofForm form: Substring) -> Bool {
    switch form {
    case "circle": count == 3
    case "ellipse": count == 4
    case "box": count == 4 || count == 5
    case "arc", "sector": count == 5
    case "star": (5...7).contains(count)
    case "line", "spline", "loop": count >= 4 && count.isMultiple(of: 2)
    case "poly", "bent": count >= 5 && !count.isMultiple(of: 2)
    case "corners", "bends": count >= 6 && count.isMultiple(of: 3)
    default: false
    }
  }
}
