import Foundation
package import TouchstoneDrawing

/// Parsers for compound values of SVG attributes.
package enum SVGStyle {
  /// Returns the properties of a style, such as `fill: none; stroke-width: 2`.
  package static func properties(_ source: String) -> [String: String] {
    var result: [String: String] = [:]
    for part in source.split(separator: ";") {
      let halves = part.split(separator: ":", maxSplits: 1)
      guard halves.count == 2 else { continue }
      result[halves[0].trimmingCharacters(in: .whitespacesAndNewlines)] =
        halves[1].trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return result
  }

  /// Returns the product of a list of transforms, such as `translate(4 5) scale(2)`; unknown ones are ignored.
  package static func transform(_ source: String) -> CGAffineTransform {
    source.split(separator: ")").reduce(.identity) { result, part in
      let halves = part.split(separator: "(", maxSplits: 1)
      guard halves.count == 2 else { return result }
      let n = SVGNumbers.all(in: String(halves[1]))
      let name = halves[0].trimmingCharacters(in: CharacterSet(charactersIn: " ,\t\r\n"))
      return one(name, n).concatenating(result)
    }
  }

  private static func one(_ name: String, _ n: [CGFloat]) -> CGAffineTransform {
    switch (name, n.count) {
    case ("matrix", 6): return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1...): return CGAffineTransform(translationX: n[0], y: n.count > 1 ? n[1] : 0)
    case ("scale", 1...): return CGAffineTransform(scaleX: n[0], y: n.count > 1 ? n[1] : n[0])
    case ("rotate", 1...):
      let turn = CGAffineTransform(rotationAngle: n[0] * .pi / 180)
      guard n.count > 2 else { return turn }
      return CGAffineTransform(translationX: -n[1], y: -n[2]).concatenating(turn)
        .concatenating(CGAffineTransform(translationX: n[1], y: n[2]))
    case ("skewX", 1): return CGAffineTransform(a: 1, b: 0, c: tan(n[0] * .pi / 180), d: 1, tx: 0, ty: 0)
    case ("skewY", 1): return CGAffineTransform(a: 1, b: tan(n[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
    default: return .identity
    }
  }

  /// Returns a colour in hexadecimal notation, or `nil` for any other notation.
  static func color(_ source: String) -> SymbolColor? {
    guard source.hasPrefix("#") else { return nil }
    var digits = source.dropFirst()
    if digits.count == 3 { digits = Substring(digits.flatMap { [$0, $0] }) }
    guard digits.count == 6, let value = UInt32(digits, radix: 16) else { return nil }
    func part(_ shift: UInt32) -> Float { Float(Double(value >> shift & 0xff) / 255) }
    return .fixed(ResolvedColor(red: part(16), green: part(8), blue: part(0)))
  }
}
