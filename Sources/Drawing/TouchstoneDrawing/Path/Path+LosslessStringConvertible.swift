import Foundation

/// A textual form such as `0 0 m 10 0 l 10 10 l h`: the coordinates of each element followed by a letter.
///
/// `m` is a move, `l` a line, `q` a quadratic curve, `c` a cubic curve and `h` a close. Numbers have six significant
/// digits, as written by C's `%g`.
extension Path: LosslessStringConvertible {
  /// The elements as text, from which `init(_:)` recreates the path to six digits.
  public var description: String {
    func text(_ points: CGPoint...) -> String {
      points.map { "\(Self.text($0.x)) \(Self.text($0.y))" }.joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let end): "\(text(end)) m"
      case .line(let end): "\(text(end)) l"
      case .quadCurve(let end, let control): "\(text(control, end)) q"
      case .curve(let end, let control1, let control2): "\(text(control1, control2, end)) c"
      case .closeSubpath: "h"
      }
    }
    .joined(separator: " ")
  }

  /// Creates a path from its description, or returns nil if the text is invalid.
  ///
  /// Besides the letters that `description` writes, it accepts `x y width height re` for a rectangle.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word), number.isFinite {
        numbers.append(CGFloat(number))
        continue
      }
      switch (word, numbers.count) {
      case ("m", 2): move(to: CGPoint(x: numbers[0], y: numbers[1]))
      case ("h", 0) where !isEmpty: closeSubpath()
      case ("l", 2) where !isEmpty: addLine(to: CGPoint(x: numbers[0], y: numbers[1]))
      case ("q", 4) where !isEmpty:
        addQuadCurve(to: CGPoint(x: numbers[2], y: numbers[3]), control: CGPoint(x: numbers[0], y: numbers[1]))
      case ("c", 6) where !isEmpty:
        addCurve(
          to: CGPoint(x: numbers[4], y: numbers[5]), control1: CGPoint(x: numbers[0], y: numbers[1]),
          control2: CGPoint(x: numbers[2], y: numbers[3]))
      case ("re", 4): addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      default: return nil
      }
      numbers.removeAll()
    }
    guard numbers.isEmpty else { return nil }
  }

  private static func text(_ number: CGFloat) -> String {
    String(format: "%g", Double(number))
  }
}
