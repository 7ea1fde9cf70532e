import Foundation
import TouchstoneDrawing

/// A drawing as text: statements separated by semicolons, each of which is an operation with its arguments.
///
/// - `stroke`, `fill`, `solid`, `shape`, `detail`, `spot`, `erase`, `cut` and `clear` take paths (``SymbolPathReader``)
///   and correspond to the methods of ``SymbolDrawing``; `cut` erases lines. `stroke*0.8` is 0.8 stems wide,
///   `clear*0.5` leaves a gap of half a stem.
/// - `dot x y x y` draws dots, 1.3 stems wide; `spots x y` draws dots that the filled variant cuts out.
/// - `use name x y scale` draws another symbol, `over` clears its area first, with a gap of 0.9 stems, and `erasing` only
///   clears it. `engrave` cuts it out of the filled variant as a figure with a colour of its own; `punch` cuts it out
///   of both variants and leaves a hole. `filled`, `plain`, `flip` and `turn degrees` may follow the name. Levels add
///   up. Lines shrink less than the symbol; `lines 1` makes them one stem wide.
/// - `coast x y …` adds a continent of a globe with a radius of 47, to the left of its coast, which runs from rim to rim.
/// - `level 1` sets the level of everything that follows, `all 1` that of everything drawn so far.
/// - `step 0` sets the step of a variable value that turns on what follows; after `step none`, it is always on.
/// - `plain` or `filled` before a statement restricts it to one variant. `butt` before `stroke` or `cut`, and after
///   `plain` or `filled`, gives lines flat ends.
///
/// A number that ends in `s` depends on the stem: `12-.5s` is 12 minus half a stem, and `14<38-2s` is the lesser of 14
/// and 38 minus two stems. A drawing is a symbol only if `SymbolTable.names` has a line for it: others are parts of symbols.
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
      let cap: CGLineCap = words.first == "butt" ? .butt : .round
      if cap == .butt { words.removeFirst() }
      guard let head = words.popFirst() else { continue }
      let parts = head.parts(between: "*")
      run(parts[0], width: parts.count > 1 ? Self.number(parts[1], stem: pen.stem) : nil, cap: cap, words, on: &pen)
    }
  }

  private func run(
    _ operation: Substring, width: CGFloat?, cap: CGLineCap, _ words: ArraySlice<Substring>,
    on pen: inout SymbolDrawing
  ) {
    switch operation {
    case "level": pen.level = Int(Self.number(words.first ?? ""))
    case "coast": pen.coast(SymbolPathReader.points(words.map { Self.number($0, stem: pen.stem) }))
    case "all": pen.moveAll(toLevel: Int(Self.number(words.first ?? "")))
    case "step": pen.step = words.first == "none" ? nil : Int(Self.number(words.first ?? ""))
    case "dot", "spots":
      let numbers = words.map { Self.number($0, stem: pen.stem) }
      let radius = (width ?? 1.3) * pen.stem / 2
      for index in stride(from: 0, to: numbers.count - 1, by: 2) {
        let dot = Path.circle(numbers[index], numbers[index + 1], radius)
        if operation == "dot" { pen.fill(dot) } else { pen.spot(dot) }
      }
    case "use", "over", "erasing", "engrave", "punch": place(operation, gap: width ?? 0.9, words, on: &pen)
    default:
      var reader = SymbolPathReader(words, stem: pen.stem)
      for path in reader.paths() { draw(operation, path, width: width, cap: cap, on: &pen) }
    }
  }

  private func draw(
    _ operation: Substring, _ path: Path, width: CGFloat?, cap: CGLineCap, on pen: inout SymbolDrawing
  ) {
    switch operation {
    case "stroke": pen.stroke(path, width: width ?? 1, cap: cap)
    case "fill": pen.fill(path)
    case "solid": pen.solid(path, width: width ?? 1)
    case "shape": pen.shape(path, width: width ?? 1)
    case "detail": pen.detail(path, width: width ?? 1)
    case "spot": pen.spot(path)
    case "erase": pen.erase(path)
    case "cut": pen.erase(lines: path, width: width ?? 1, cap: cap)
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
    var lines: CGFloat?
    var numbers: [CGFloat] = []
    while let word = words.popFirst() {
      switch word {
      case "filled": isFilled = true
      case "plain": isFilled = false
      case "flip": isFlipped = true
      case "turn": degrees = Double(words.popFirst().map { Self.number($0, stem: pen.stem) } ?? 0)
      case "lines": lines = words.popFirst().map { Self.number($0, stem: pen.stem) }
      default: numbers.append(Self.number(word, stem: pen.stem))
      }
    }
    let scale = numbers.count > 2 ? numbers[2] : 1
    let x = numbers.first ?? 0
    let y = numbers.count > 1 ? numbers[1] : 0
    // Small parts need lines that are not much thinner than those around them.
    let width = lines ?? min(1, 0.6 + 0.4 * scale)
    var other = SymbolCatalog.drawing(named: name, stem: pen.stem * width / scale, isFilled: isFilled)
    if isFlipped { other = other.flipped }
    if degrees != 0 { other = other.turned(degrees) }
    other.raiseLevels(by: pen.level)
    if operation == "over" || operation == "erasing" { pen.clear(other, gap: gap, scale: scale, x: x, y: y) }
    switch operation {
    case "erasing": break
    case "engrave" where pen.isFilled: pen.engrave(other, scale: scale, x: x, y: y)
    case "punch": pen.engrave(other, isFigure: false, scale: scale, x: x, y: y)
    default: pen.add(other, scale: scale, x: x, y: y)
    }
  }

  static func number(_ word: Substring, stem: CGFloat = 0) -> CGFloat {
    guard let number = SymbolPathReader.number(word, stem: stem) else {
      preconditionFailure("The symbol table has \"\(word)\" for a number")
    }
    return number
  }
}
