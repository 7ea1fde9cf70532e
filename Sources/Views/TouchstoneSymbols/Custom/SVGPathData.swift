import Foundation
import TouchstoneDrawing

/// A parser for SVG path data.
///
/// - Source: SVG 2, section 9.3, "Path data", and appendix B.2 for arcs.
struct SVGPathData {
  private var numbers: SVGNumbers
  private var path = Path()
  private var start = CGPoint.zero
  private var current = CGPoint.zero
  /// The last control point, for smooth curve commands.
  private var control: (point: CGPoint, isCubic: Bool)?

  /// Returns the path, or `nil` if the data is invalid.
  static func path(_ source: String) -> Path? {
    var data = SVGPathData(numbers: SVGNumbers(source))
    return data.read() ? data.path : nil
  }

  private init(numbers: SVGNumbers) {
    self.numbers = numbers
  }

  private mutating func read() -> Bool {
    var command: Character?
    while !numbers.isAtEnd() {
      if let letter = numbers.letter() {
        command = letter
      } else if command == "M" || command == "m" {
        // Further coordinate pairs after a move are lines.
        command = command == "M" ? "L" : "l"
      } else if command == "Z" || command == "z" {
        return false
      }
      guard let command, step(command) else { return false }
      guard !path.isEmpty else { return false }
    }
    return true
  }

  private mutating func step(_ command: Character) -> Bool {
    let isRelative = command.isLowercase
    let origin = isRelative ? current : .zero
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: origin.x + x, y: origin.y + y) }
    let count: [Character: Int] = ["m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "z": 0]
    let lower = Character(command.lowercased())
    if lower == "a" { return arc(from: origin) }
    guard let wanted = count[lower], let n = numbers.next(wanted) else { return false }
    // After a closed subpath, the next one starts at the same point unless it begins with a move.
    if lower != "m", lower != "z", path.elements.last == .closeSubpath { path.move(to: current) }
    let last = control
    control = nil
    switch lower {
    case "m":
      current = point(n[0], n[1])
      start = current
      path.move(to: current)
    case "z":
      path.closeSubpath()
      current = start
    case "l": line(to: point(n[0], n[1]))
    case "h": line(to: CGPoint(x: origin.x + n[0], y: current.y))
    case "v": line(to: CGPoint(x: current.x, y: origin.y + n[0]))
    case "c": curve(point(n[0], n[1]), point(n[2], n[3]), to: point(n[4], n[5]))
    case "s":
      curve(mirrored(last, isCubic: true), point(n[0], n[1]), to: point(n[2], n[3]))
    case "q": quadCurve(point(n[0], n[1]), to: point(n[2], n[3]))
    default: quadCurve(mirrored(last, isCubic: false), to: point(n[0], n[1]))
    }
    return true
  }

  private mutating func line(to end: CGPoint) {
    path.addLine(to: end)
    current = end
  }

  private mutating func curve(_ control1: CGPoint, _ control2: CGPoint, to end: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
    current = end
    control = (control2, true)
  }

  private mutating func quadCurve(_ point: CGPoint, to end: CGPoint) {
    path.addQuadCurve(to: end, control: point)
    current = end
    control = (point, false)
  }

  private func mirrored(_ last: (point: CGPoint, isCubic: Bool)?, isCubic: Bool) -> CGPoint {
    guard let last, last.isCubic == isCubic else { return current }
    return CGPoint(x: 2 * current.x - last.point.x, y: 2 * current.y - last.point.y)
  }

  private mutating func arc(from origin: CGPoint) -> Bool {
    guard let radii = numbers.next(3), let isLarge = numbers.flag(), let isClockwise = numbers.flag(),
      let end = numbers.next(2)
    else { return false }
    if path.elements.last == .closeSubpath { path.move(to: current) }
    let target = CGPoint(x: origin.x + end[0], y: origin.y + end[1])
    control = nil
    defer { current = target }
    var (rx, ry) = (abs(radii[0]), abs(radii[1]))
    guard rx > 0, ry > 0, target != current else {
      path.addLine(to: target)
      return true
    }
    let turn = CGAffineTransform(rotationAngle: radii[2] * .pi / 180)
    let half = CGPoint(x: (current.x - target.x) / 2, y: (current.y - target.y) / 2).applying(turn.inverted())
    let excess = (half.x / rx) * (half.x / rx) + (half.y / ry) * (half.y / ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    // On the unit circle to which the ellipse is mapped.
    let unit = CGPoint(x: half.x / rx, y: half.y / ry)
    let length = unit.x * unit.x + unit.y * unit.y
    let away = max(0, 1 / length - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let center = CGPoint(x: away * unit.y, y: -away * unit.x)
    let first = atan2(Double(unit.y - center.y), Double(unit.x - center.x))
    var sweep = atan2(Double(-unit.y - center.y), Double(-unit.x - center.x)) - first
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let middle = CGPoint(x: (current.x + target.x) / 2, y: (current.y + target.y) / 2)
    let ellipse = CGAffineTransform(scaleX: rx, y: ry).concatenating(turn)
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
    path.addRelativeArc(
      center: center, radius: 1, startAngle: .radians(first), delta: .radians(sweep), transform: ellipse)
    return true
  }
}
