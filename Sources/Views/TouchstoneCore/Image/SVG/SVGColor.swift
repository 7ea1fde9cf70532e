import Foundation
import TouchstoneDrawing

/// Parses colours.
///
/// - Source: CSS Color Module Level 4: hexadecimal notation, `rgb()`, `hsl()` and the named colours.
enum SVGColor {
  /// Returns a colour, or `nil` if the notation is unknown.
  static func color(_ source: String) -> ResolvedColor? {
    let source = source.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    if source.hasPrefix("#") { return hexadecimal(source.dropFirst()) }
    if let open = source.firstIndex(of: "("), source.hasSuffix(")") {
      let parts = source[source.index(after: open)...].dropLast()
        .split { $0 == "," || $0 == "/" || $0.isWhitespace }.map(String.init)
      switch source[..<open] {
      case "rgb", "rgba": return rgb(parts)
      case "hsl", "hsla": return hsl(parts)
      default: return nil
      }
    }
    if source == "transparent" { return .clear }
    return named[source].map { levels($0) }
  }

  private static func levels(_ value: UInt32, opacity: Float = 1) -> ResolvedColor {
    func part(_ shift: UInt32) -> Float { Float(value >> shift & 0xff) / 255 }
    return ResolvedColor(red: part(16), green: part(8), blue: part(0), opacity: opacity)
  }

  private static func hexadecimal(_ digits: Substring) -> ResolvedColor? {
    var digits = String(digits)
    if digits.count == 3 || digits.count == 4 { digits = String(digits.flatMap { [$0, $0] }) }
    guard digits.count == 6 || digits.count == 8, let value = UInt32(digits, radix: 16) else { return nil }
    return digits.count == 6 ? levels(value) : levels(value >> 8, opacity: Float(value & 0xff) / 255)
  }

  /// Returns a number or a percentage as a fraction of `whole`, clamped to 0…1.
  private static func share(_ part: String, of whole: Double) -> Float? {
    let isShare = part.hasSuffix("%")
    guard let value = Double(isShare ? part.dropLast() : part[...]) else { return nil }
    return Float(min(max(isShare ? value / 100 : value / whole, 0), 1))
  }

  private static func rgb(_ parts: [String]) -> ResolvedColor? {
    guard parts.count == 3 || parts.count == 4 else { return nil }
    let levels = parts.prefix(3).compactMap { share($0, of: 255) }
    guard levels.count == 3, let opacity = parts.count == 4 ? share(parts[3], of: 1) : 1 else { return nil }
    return ResolvedColor(red: levels[0], green: levels[1], blue: levels[2], opacity: opacity)
  }

  private static func hsl(_ parts: [String]) -> ResolvedColor? {
    guard parts.count == 3 || parts.count == 4, let hue = Double(parts[0].replacingOccurrences(of: "deg", with: "")),
      let saturation = share(parts[1], of: 100), let lightness = share(parts[2], of: 100),
      let opacity = parts.count == 4 ? share(parts[3], of: 1) : 1
    else { return nil }
    func channel(_ n: Double) -> Float {
      let turn = (n + hue / 30).truncatingRemainder(dividingBy: 12)
      let k = Float(turn < 0 ? turn + 12 : turn)
      return lightness - saturation * min(lightness, 1 - lightness) * max(-1, min(k - 3, 9 - k, 1))
    }
    return ResolvedColor(red: channel(0), green: channel(8), blue: channel(4), opacity: opacity)
  }
}
