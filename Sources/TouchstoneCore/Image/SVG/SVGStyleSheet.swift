import Foundation
import TouchstoneSymbols

/// The rules of the style sheets in an SVG file, limited to what drawing programs write.
///
/// - Source: CSS Selectors Level 3, type, class and id selectors; SVG 2, section 6.6.
struct SVGStyleSheet {
  private struct Rule {
    var element: String?
    var name: String?
    var classes: [String]
    var properties: [String: String]

    /// The specificity: ids count more than classes, and classes more than elements.
    var specificity: Int { (name == nil ? 0 : 10_000) + classes.count * 100 + (element == nil ? 0 : 1) }

    func matches(_ tag: SVGTag, classes tagClasses: [String]) -> Bool {
      (element == nil || element == tag.name) && (name == nil || name == tag.attributes["id"])
        && classes.allSatisfy(tagClasses.contains)
    }
  }

  private var rules: [Rule] = []
  /// The selectors that could not be parsed, in order.
  private(set) var unknown: [String] = []

  /// Adds the rules of a `<style>` element.
  mutating func add(_ source: String) {
    var source = source
    while let start = source.range(of: "/*"),
      let end = source.range(of: "*/", range: start.upperBound..<source.endIndex)
    {
      source.removeSubrange(start.lowerBound..<end.upperBound)
    }
    for block in source.split(separator: "}") {
      let halves = block.split(separator: "{", maxSplits: 1)
      guard halves.count == 2 else { continue }
      for selector in halves[0].split(separator: ",") {
        let selector = selector.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let rule = Self.rule(selector, SVGStyle.properties(String(halves[1]))) else {
          unknown.append("the style of \"\(selector)\"")
          continue
        }
        rules.append(rule)
      }
    }
    // The sort is stable, because of equally specific rules the last one applies.
    rules = rules.enumerated().sorted { ($0.element.specificity, $0.offset) < ($1.element.specificity, $1.offset) }
      .map(\.element)
  }

  private static func rule(_ selector: String, _ properties: [String: String]) -> Rule? {
    var rule = Rule(classes: [], properties: properties)
    var kind: Character = "e"
    var word = ""
    func finish() -> Bool {
      guard !word.isEmpty else { return kind == "e" }
      switch kind {
      case ".": rule.classes.append(word)
      case "#": rule.name = word
      default: rule.element = word == "*" ? nil : word
      }
      word = ""
      return true
    }
    for character in selector {
      if character == "." || character == "#" {
        guard finish() else { return nil }
        kind = character
      } else if character.isLetter || character.isNumber || "_-*".contains(character) {
        word.append(character)
      } else {
        return nil
      }
    }
    return finish() && !selector.isEmpty ? rule : nil
  }

  /// Returns the properties of an element: its attributes, overridden by the rules from least to most specific, then by
  /// its own style.
  func properties(of tag: SVGTag) -> [String: String] {
    var result = tag.attributes
    if !rules.isEmpty {
      let classes = tag.attributes["class"]?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
      for rule in rules where rule.matches(tag, classes: classes) {
        result.merge(rule.properties) { _, new in new }
      }
    }
    if let style = tag.attributes["style"] { result.merge(SVGStyle.properties(style)) { _, new in new } }
    return result.mapValues { $0.replacingOccurrences(of: "!important", with: "").trimmingCharacters(in: .whitespaces) }
  }
}
