import Foundation
import TouchstoneDrawing

/// The outlines of an SVG file, as far as symbols use them.
///
/// - Source: SVG 2, chapters 8 (coordinates), 9 (paths), 10 (shapes) and 13 (painting).
package struct SVGDocument {
  /// An outline with its paint, in the coordinates of the file.
  struct Shape {
    var path: Path
    /// The names of the enclosing groups, from outermost to innermost.
    var groups: [String]
    var classes: [String]
    var isFilled: Bool
    var stroke: StrokeStyle?
  }

  private(set) var shapes: [Shape] = []
  private(set) var viewBox: CGRect?
  /// The start points of named lines, with which templates mark baselines and margins.
  private(set) var guides: [String: CGPoint] = [:]
  /// The fills of style classes.
  private(set) var classFills: [String: String] = [:]

  /// The reason why a file cannot be read.
  package enum Failure: Error {
    case malformed(String)
    case unsupported(String)
  }

  /// The state within an element.
  fileprivate struct State {
    var element: String
    var name: String?
    var transform = CGAffineTransform.identity
    var fill = "black"
    var stroke = "none"
    var strokeWidth: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var isEvenOdd = false
    /// Whether the content is not drawn in place, or not at all.
    var isHidden = false
  }

  private static let hidden: Set = ["defs", "metadata", "title", "desc", "style", "script"]
  private static let unsupported: Set = [
    "image", "text", "use", "mask", "clipPath", "filter", "foreignObject", "symbol", "pattern",
  ]

  init(_ source: String) throws(Failure) {
    let tags: [SVGTag]
    do { tags = try SVGTag.tags(in: source) } catch { throw .malformed(error.reason) }
    guard tags.first?.name == "svg" else { throw .malformed("it does not start with <svg>") }
    // Templates contain notes and guides besides the symbols; only the symbols are drawn.
    let isTemplate = tags.contains { $0.attributes["id"] == "Symbols" }
    var states = [State(element: "")]
    for tag in tags {
      if tag.kind == .closing {
        guard states.count > 1, states.last?.element == tag.name else {
          throw .malformed("</\(tag.name)> has no opening tag")
        }
        states.removeLast()
        continue
      }
      guard var state = states.last else { break }
      state.enter(tag)
      if Self.hidden.contains(tag.name) { state.isHidden = true }
      if isTemplate, state.name == "Notes" || state.name == "Guides" { state.isHidden = true }
      if tag.name == "style" { readStyles(tag.text) }
      if tag.name == "svg", viewBox == nil { viewBox = Self.viewBox(of: tag) }
      if tag.name == "line", let name = state.name, let guide = Self.points(tag, [("x1", "y1")]) {
        guides[name] = guide[0].applying(state.transform)
      }
      if !state.isHidden {
        guard !Self.unsupported.contains(tag.name) else { throw .unsupported("<\(tag.name)>") }
        try draw(tag, state, groups: states.dropFirst().compactMap(\.name) + [state.name].compactMap(\.self))
      }
      if tag.kind == .opening { states.append(state) }
    }
    guard states.count == 1 else { throw .malformed("<\(states.last?.element ?? "")> is not closed") }
  }

  private mutating func draw(_ tag: SVGTag, _ state: State, groups: [String]) throws(Failure) {
    guard let outline = try tag.outline() else { return }
    var path = outline.applying(state.transform)
    if state.isEvenOdd { path = path.normalized(eoFill: true) }
    let scale = abs(state.transform.a * state.transform.d - state.transform.b * state.transform.c).squareRoot()
    let hasStroke = state.stroke != "none" && state.strokeWidth > 0
    shapes.append(
      Shape(
        path: path, groups: groups,
        classes: tag.attributes["class"]?.split(separator: " ").map(String.init) ?? [],
        isFilled: state.fill != "none",
        stroke: hasStroke
          ? StrokeStyle(lineWidth: state.strokeWidth * scale, lineCap: state.cap, lineJoin: state.join) : nil))
  }

  private static func points(_ tag: SVGTag, _ keys: [(String, String)]) -> [CGPoint]? {
    keys.map { x, y in
      func number(_ key: String) -> CGFloat { tag.attributes[key].flatMap { SVGNumbers.all(in: $0).first } ?? 0 }
      return CGPoint(x: number(x), y: number(y))
    }
  }

  private static func viewBox(of tag: SVGTag) -> CGRect? {
    let box = SVGNumbers.all(in: tag.attributes["viewBox"] ?? "")
    if box.count == 4, box[2] > 0, box[3] > 0 {
      return CGRect(x: box[0], y: box[1], width: box[2], height: box[3])
    }
    let size = ["width", "height"].compactMap { tag.attributes[$0].flatMap { SVGNumbers.all(in: $0).first } }
    return size.count == 2 && size[0] > 0 && size[1] > 0 ? CGRect(x: 0, y: 0, width: size[0], height: size[1]) : nil
  }

  /// Parses rules such as `.multicolor-0:custom { fill: #437B48 }`.
  private mutating func readStyles(_ source: String) {
    for rule in source.split(separator: "}") {
      let halves = rule.split(separator: "{", maxSplits: 1)
      guard halves.count == 2, let fill = SVGStyle.properties(String(halves[1]))["fill"] else { continue }
      for selector in halves[0].split(separator: ",") {
        let name = selector.trimmingCharacters(in: .whitespacesAndNewlines)
        if name.hasPrefix(".") { classFills[String(name.dropFirst())] = fill }
      }
    }
  }
}

extension SVGDocument.State {
  /// Applies the attributes of a tag.
  fileprivate mutating func enter(_ tag: SVGTag) {
    element = tag.name
    name = tag.attributes["id"]
    let style = tag.attributes["style"].map(SVGStyle.properties) ?? [:]
    func value(_ key: String) -> String? { style[key] ?? tag.attributes[key] }
    if let source = tag.attributes["transform"] { transform = SVGStyle.transform(source).concatenating(transform) }
    if let fill = value("fill") { self.fill = fill }
    if let stroke = value("stroke") { self.stroke = stroke }
    if let width = value("stroke-width").flatMap({ SVGNumbers.all(in: $0).first }) { strokeWidth = width }
    if let rule = value("fill-rule") { isEvenOdd = rule == "evenodd" }
    if value("display") == "none" { isHidden = true }
    switch value("stroke-linecap") {
    case "round"?: cap = .round
    case "square"?: cap = .square
    case "butt"?: cap = .butt
    default: break
    }
    switch value("stroke-linejoin") {
    case "round"?: join = .round
    case "bevel"?: join = .bevel
    case "miter"?: join = .miter
    default: break
    }
  }
}
