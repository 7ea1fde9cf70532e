import Foundation
import TouchstoneDrawing

/// A parser for the paths in a symbol program: the name of a form, its numbers, and changes to it.
///
/// Forms: `circle x y r`, `ellipse x y rx ry`, `box left top right bottom r`, `line x y …`, `poly r x y …` (closed) and
/// `bent r x y …` (open) with one radius for all corners, `corners x y r …` and `bends x y r …` with a radius for each,
/// `arc x y r start end`, `sector x y r start end`, `star x y tips r inner rounding innerRounding`, `spline x y …` and
/// `loop x y …` (closed), `path` with `M`, `L`, `C` and `Z` of SVG and `A x y r start end`, and `the name` for an outline
/// of ``SymbolShapes``.
///
/// Changes: `move x y`, `scale s`, `stretch x y`, `turn degrees`, `flip`, `mirror` (adds the other half and closes),
/// `twin` (adds the mirrored form), `spin` (adds the form turned by 180°), `ring n` (n turns).
struct SymbolPathReader {
  private var words: ArraySlice<Substring>
  private let stem: CGFloat

  init(_ words: ArraySlice<Substring>, stem: CGFloat) {
    self.words = words
    self.stem = stem
  }

  /// Returns the value of a number, `12`, of one that depends on the stem, `12-.5s` or `.5s`, or of the lesser of two,
  /// `14<38-2s`; `nil` for other words.
  static func number(_ word: Substring, stem: CGFloat) -> CGFloat? {
    guard word.utf8.last == UInt8(ascii: "s") else { return Double(word).map { CGFloat($0) } }
    let terms = word.parts(between: "<")
    if terms.count == 2, let limit = number(terms[0], stem: stem), let term = number(terms[1], stem: stem) {
      return min(limit, term)
    }
    let sum = word.dropLast()
    let sign = sum.dropFirst().lastIndex { $0 == "+" || $0 == "-" } ?? sum.startIndex
    guard let stems = Double(sum[sign...]), let rest = sign == sum.startIndex ? 0 : Double(sum[..<sign]) else {
      return nil
    }
    return CGFloat(rest) + CGFloat(stems) * stem
  }

  mutating func paths() -> [Path] {
    var paths: [Path] = []
    while let word = words.popFirst() {
      if let last = paths.last, let changed = change(last, by: word) {
        paths[paths.count - 1] = changed
      } else {
        paths.append(form(word))
      }
    }
    return paths
  }

  // MARK: Forms

  private mutating func form(_ word: Substring) -> Path {
    switch word {
    case "the":
      let name = words.popFirst() ?? ""
      guard let path = Self.shared[String(name)] else { preconditionFailure("No shape \"\(name)\" for symbols") }
      return path
    case "path": return freeForm()
    default: break
    }
    let numbers = self.numbers()
    func number(_ index: Int) -> CGFloat { numbers.indices.contains(index) ? numbers[index] : 0 }
    func angle(_ index: Int) -> Double { Double(number(index)) }
    switch word {
    case "circle": return .circle(number(0), number(1), number(2))
    case "ellipse": return .ellipse(number(0), number(1), number(2), number(3))
    case "box": return .box(number(0), number(1), number(2), number(3), number(4))
    case "arc": return .arc(number(0), number(1), number(2), angle(3), angle(4))
    case "sector": return .sector(number(0), number(1), number(2), angle(3), angle(4))
    case "star":
      return .star(
        number(0), number(1), tips: Int(number(2)), number(3), inner: number(4), rounding: number(5),
        innerRounding: number(6))
    case "line": return .rounded(corners(numbers[...], radius: 0), isClosed: false)
    case "spline", "loop": return .spline(Self.points(numbers), isClosed: word == "loop")
    case "poly", "bent":
      return .rounded(corners(numbers.dropFirst(), radius: number(0)), isClosed: word == "poly")
    case "corners", "bends":
      let corners: [Path.Corner] = stride(from: 0, to: numbers.count - 2, by: 3).map {
        (numbers[$0], numbers[$0 + 1], numbers[$0 + 2])
      }
      return .rounded(corners, isClosed: word == "corners")
    default: preconditionFailure("The symbol table has no form \"\(word)\"")
    }
  }

  private func corners(_ numbers: ArraySlice<CGFloat>, radius: CGFloat) -> [Path.Corner] {
    stride(from: numbers.startIndex, to: numbers.endIndex - 1, by: 2).map { (numbers[$0], numbers[$0 + 1], radius) }
  }

  static func points(_ numbers: [CGFloat]) -> [Path.Point] {
    stride(from: 0, to: numbers.count - 1, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
  }

  /// Parses the numbers up to the next word.
  private mutating func numbers() -> [CGFloat] {
    var numbers: [CGFloat] = []
    while let word = words.first, let number = Self.number(word, stem: stem) {
      numbers.append(number)
      words.removeFirst()
    }
    return numbers
  }

  private mutating func freeForm() -> Path {
    var path = Path()
    while let word = words.first, word.count == 1, "MLCAZ".contains(word) {
      words.removeFirst()
      let numbers = self.numbers()
      func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
      switch word {
      case "M": path.move(to: point(0))
      case "L": for index in stride(from: 0, to: numbers.count, by: 2) { path.addLine(to: point(index)) }
      case "C":
        for index in stride(from: 0, to: numbers.count, by: 6) {
          path.addCurve(to: point(index + 4), control1: point(index), control2: point(index + 2))
        }
      case "A":
        let (start, end) = (Double(numbers[3]), Double(numbers[4]))
        path =
          path.isEmpty
          ? .arc(numbers[0], numbers[1], numbers[2], start, end)
          : path.arc(numbers[0], numbers[1], numbers[2], start, end)
      default: path.closeSubpath()
      }
    }
    return path
  }

  static let shared: [String: Path] = [
    "star": SymbolShapes.star, "heart": SymbolShapes.heart, "shield": SymbolShapes.shield,
    "bubble": SymbolShapes.bubble, "drop": SymbolShapes.drop, "moon": SymbolShapes.moon,
    "bolt": SymbolShapes.bolt, "brackets": SymbolShapes.brackets, "seal": SymbolShapes.seal,
    "cloud": SymbolShapes.cloud, "bolt.filled": SymbolShapes.filledBolt, "head": SymbolShapes.head,
    "shoulders": SymbolShapes.shoulders, "gear": SymbolShapes.gear(teeth: 16, radius: 46, depth: 9),
    "gearshape": SymbolShapes.gear(teeth: 8, radius: 40, depth: 14),
    "gearshape.large": SymbolShapes.gear(teeth: 8, radius: 29, depth: 11),
    "gearshape.small": SymbolShapes.gear(teeth: 8, radius: 21, depth: 8),
  ]

  // MARK: Changes

  /// Returns the path after a change, or `nil` if the word is not a change.
  private mutating func change(_ path: Path, by word: Substring) -> Path? {
    switch word {
    case "flip": return path.flipped
    case "mirror": return path.closedByMirroring
    case "twin": return path + path.flipped
    case "spin": return path + path.turned(180)
    case "move", "scale", "stretch", "turn", "ring": break
    default: return nil
    }
    let numbers = self.numbers()
    switch word {
    case "move": return path.moved(numbers[0], numbers[1])
    case "scale": return path.scaled(numbers[0])
    case "stretch": return path.applying(CGAffineTransform(scaleX: numbers[0], y: numbers[1]))
    case "turn": return path.turned(Double(numbers[0]))
    default:
      let count = Int(numbers[0])
      return (0..<count).reduce(Path()) { $0 + path.turned(360 * Double($1) / Double(count)) }
    }
  }
}
