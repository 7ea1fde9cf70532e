import Foundation
import TouchstoneDrawing

/// A drawing as text: statements separated by semicolons, each of which is an operation with its arguments.
///
/// - `stroke`, `fill`, `solid`, `shape`, `detail`, `spot`, `erase`, `cut` and `clear` take paths (``SymbolPathReader``)
///   and correspond to the methods of ``SymbolDrawing``; `cut` erases lines. `stroke*0.8` is 0.8 stems wide,
///   `clear*0.5` leaves a gap of half a stem.
/// - `dot x y x y` draws dots; `spots x y` draws dots that the filled variant cuts out.
/// - `use name x y scale` draws another symbol, `over` clears its area first, `erasing` only clears it, `engrave` cuts
///   it out of the filled variant. `filled`, `plain`, `flip` and `turn degrees` may follow the name. Lines shrink less
///   than the symbol.
/// - `level 1` sets the level of what follows.
/// - `plain` or `filled` before a statement restricts it to one variant.
struct SymbolProgram: Sendable {
  private let text: Substring

  init(_ text: Substring) {
    self.text = text
  }

  func run(on pen: inout SymbolDrawing) {
    for statement in text.parts(between: ";") {
      var words = statement.words[...]
      if let first = words.first, first == "plain" || first == "filled" {
        guard (first == "filled") == pen.isFilled else { continue }
        words.removeFirst()
      }
      guard let head = words.popFirst() else { continue }
      let parts = head.parts(between: "*")
      run(parts[0], width: parts.count > 1 ? Self.number(parts[1]) : nil, words, on: &pen)
    }
  }

  private func run(
    _ operation: Substring, width: CGFloat?, _ words: ArraySlice<Substring>, on pen: inout SymbolDrawing
  ) {
    switch operation {
    case "level": pen.level = Int(words.first ?? "") ?? 0
    case "dot", "spots":
      let numbers = words.map(Self.number)
      let radius = (width ?? 1.3) * pen.stem / 2
      for index in stride(from: 0, to: numbers.count - 1, by: 2) {
        let dot = Path.circle(numbers[index], numbers[index + 1], radius)
        if operation == "dot" { pen.fill(dot) } else { pen.spot(dot) }
      }
    case "use", "over", "erasing", "engrave": place(operation, gap: width ?? 0.9, words, on: &pen)
    default:
      var reader = SymbolPathReader(words)
      for path in reader.paths() { draw(operation, path, width: width, on: &pen) }
    }
  }

  private func draw(_ operation: Substring, _ path: Path, width: CGFloat?, on pen: inout SymbolDrawing) {
    switch operation {
    case "stroke": pen.stroke(path, width: width ?? 1)
    case "fill": pen.fill(path)
    case "solid": pen.solid(path, width: width ?? 1)
    case "shape": pen.shape(path, width: width ?? 1)
    case "detail": pen.detail(path, width: width ?? 1)
    case "spot": pen.spot(path)
    case "erase": pen.erase(path)
    case "cut": pen.erase(lines: path, width: width ?? 1)
    case "clear": pen.clear(path, gap: width ?? 0.9)
    default: preconditionFailure("The symbol table has no operation \"\(operation)\": \(text)")
    }
  }

  /// Draws another symbol.
  private func place(
    _ operation: Substring, gap: CGFloat, _ words: ArraySlice<Substring>, on pen: inout SymbolDrawing
  ) {
    var words = words
    let name = String(words.popFirst() ?? "")
    var isFilled = pen.isFilled
    var isFlipped = false
    var degrees = 0.0
    var numbers: [CGFloat] = []
    while let word = words.popFirst() {
      switch word {
      case "filled": isFilled = true
      case "plain": isFilled = false
      case "flip": isFlipped = true
      case "turn": degrees = Double(words.popFirst().map(Self.number) ?? 0)
      default: numbers.append(Self.number(word))
      }
    }
    let scale = numbers.count > 2 ? numbers[2] : 1
    let x = numbers.first ?? 0
    let y = numbers.count > 1 ? numbers[1] : 0
    // Small parts need lines that are not much thinner than those around them.
    let lines = min(1, 0.6 + 0.4 * scale)
    var other = SymbolCatalog.drawing(named: name, stem: pen.stem * lines / scale, isFilled: isFilled)
    if isFlipped { other = other.flipped }
    if degrees != 0 { other = other.turned(degrees) }
    other.raiseLevels(by: pen.level)
    if operation == "over" || operation == "erasing" { pen.clear(other, gap: gap, scale: scale, x: x, y: y) }
    switch operation {
    case "erasing": break
    case "engrave" where pen.isFilled: pen.engrave(other, scale: scale, x: x, y: y)
    default: pen.add(other, scale: scale, x: x, y: y)
    }
  }

  static func number(_ word: Substring) -> CGFloat {
    guard let number = Double(word) else { preconditionFailure("The symbol table has \"\(word)\" for a number") }
    return number
  }
}
