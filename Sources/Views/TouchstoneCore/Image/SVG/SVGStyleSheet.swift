import Foundation
import TouchstoneSymbols

/// The rules of the style sheets in an SVG file, limited to what drawing programs write.
///
/// Files are untrusted, and may have as many rules as elements. Rules with the same selector are one, with at most one
/// declaration for each property that is drawn. An element is only compared with the rules that share one of its parts
/// with it, and each rule is filed under the part that the fewest rules have.
///
/// - Source: CSS Selectors Level 3; SVG 2, section 6.6.
struct SVGStyleSheet {
  /// All rules with the same selector.
  struct Rule {
    let selector: SVGSelector
    fileprivate(set) var declarations: [String: Declaration] = [:]
  }

  /// The value of a property, with its place among all declarations.
  struct Declaration {
    let value: String
    let specificity: Int
    let position: Int

    /// Of equally specific declarations the last one applies.
    func winner(over other: Declaration) -> Declaration {
      (specificity, position) < (other.specificity, other.position) ? other : self
    }
  }

  /// The properties that change a picture.
  private static let properties: Set = [
    "clip-path", "clip-rule", "color", "display", "fill", "fill-opacity", "fill-rule", "filter", "marker-end",
    "marker-mid", "marker-start", "mask", "mask-type", "mix-blend-mode", "opacity", "stop-color", "stop-opacity",
    "stroke", "stroke-dasharray", "stroke-dashoffset", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
    "stroke-opacity", "stroke-width", "transform", "visibility",
  ]

  /// The rules for each part; those without parts are under `nil`.
  private var rules: [SVGSelector.Part?: [Rule]] = [:]
  /// The selectors that could not be parsed, in order.
  private(set) var unknown: [String] = []

  /// Creates the sheet of the `<style>` elements of a file, in order.
  init(_ sources: [String] = []) {
    var found: [Rule] = []
    var indices: [SVGSelector: Int] = [:]
    var position = 0
    for block in sources.flatMap({ Self.withoutComments($0).split(separator: "}") }) {
      let halves = block.split(separator: "{", maxSplits: 1)
      guard halves.count == 2 else { continue }
      let properties = SVGStyle.properties(String(halves[1])).filter { Self.properties.contains($0.key) }
      position += 1
      for source in halves[0].split(separator: ",") {
        let source = source.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let selector = SVGSelector(source) else {
          unknown.append("the style of \"\(source)\"")
          continue
        }
        let index = indices[selector] ?? found.count
        if index == found.count {
          indices[selector] = index
          found.append(Rule(selector: selector))
        }
        for (key, value) in properties {
          found[index].declarations[key] = Declaration(
            value: value, specificity: selector.specificity, position: position)
        }
      }
    }
    var counts: [SVGSelector.Part: Int] = [:]
    for part in found.lazy.flatMap(\.selector.parts) { counts[part, default: 0] += 1 }
    for rule in found {
      let rarest = rule.selector.parts.min { (counts[$0] ?? 0) < (counts[$1] ?? 0) }
      rules[rarest, default: []].append(rule)
    }
  }

  private static func withoutComments(_ source: String) -> String {
    var text: [UInt8] = []
    var rest = Array(source.utf8)[...]
    while let start = pair("/*", in: rest), let end = pair("*/", in: rest[(start + 2)...]) {
      text += rest[..<start]
      rest = rest[(end + 2)...]
    }
    return String(decoding: text + rest, as: UTF8.self)
  }

  /// Returns the index of two characters in a row.
  private static func pair(_ pair: String, in bytes: ArraySlice<UInt8>) -> Int? {
    let pair = Array(pair.utf8)
    return bytes.indices.dropLast().first { bytes[$0] == pair[0] && bytes[$0 + 1] == pair[1] }
  }

  /// Returns the rules with which an element must be compared, given the parts of it.
  func candidates(for parts: Set<SVGSelector.Part>) -> [Rule] {
    guard !rules.isEmpty else { return [] }
    return (rules[nil] ?? []) + parts.flatMap { rules[$0] ?? [] }
  }

  /// Returns the properties of an element: its attributes, overridden by the rules from least to most specific, then by
  /// its own style.
  func properties(of tag: SVGTag) -> [String: String] {
    var result = tag.attributes
    if !rules.isEmpty {
      let parts = SVGSelector.parts(of: tag)
      var declarations: [String: Declaration] = [:]
      for rule in candidates(for: parts) where rule.selector.parts.allSatisfy(parts.contains) {
        declarations.merge(rule.declarations) { $0.winner(over: $1) }
      }
      result.merge(declarations.mapValues(\.value)) { _, new in new }
    }
    if let style = tag.attributes["style"] { result.merge(SVGStyle.properties(style)) { _, new in new } }
    return result.mapValues { $0.replacingOccurrences(of: "!important", with: "").trimmingCharacters(in: .whitespaces) }
  }
}
