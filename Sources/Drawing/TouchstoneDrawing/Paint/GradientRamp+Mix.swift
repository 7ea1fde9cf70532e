import Foundation

extension GradientRamp.Interpolation {
  /// Returns the colour between two colours. Both are premultiplied first, so that a transparent end has no influence
  /// on the hue.
  ///
  /// - Source: OKLab from Björn Ottosson, "A perceptual color space for image processing".
  package func mix(_ first: ResolvedColor, _ second: ResolvedColor, fraction: Double) -> ResolvedColor {
    let share = Float(min(max(fraction, 0), 1))
    let opacity = first.opacity + (second.opacity - first.opacity) * share
    guard opacity > 0 else { return ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0) }
    let a = coordinates(of: first).map { $0 * first.opacity }
    let b = coordinates(of: second).map { $0 * second.opacity }
    return color(from: zip(a, b).map { ($0 + ($1 - $0) * share) / opacity }, opacity: opacity)
  }

  private func coordinates(of color: ResolvedColor) -> [Float] {
    guard self == .perceptual else { return [color.red, color.green, color.blue] }
    let red = ResolvedColor.linear(fromEncoded: color.red)
    let green = ResolvedColor.linear(fromEncoded: color.green)
    let blue = ResolvedColor.linear(fromEncoded: color.blue)
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return [
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
    ]
  }

  private func color(from parts: [Float], opacity: Float) -> ResolvedColor {
    guard self == .perceptual else {
      return ResolvedColor(red: parts[0], green: parts[1], blue: parts[2], opacity: opacity)
    }
    let l = parts[0] + 0.3963377774 * parts[1] + 0.2158037573 * parts[2]
    let m = parts[0] - 0.1055613458 * parts[1] - 0.0638541728 * parts[2]
    let s = parts[0] - 0.0894841775 * parts[1] - 1.2914855480 * parts[2]
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    return ResolvedColor(
      red: ResolvedColor.encoded(fromLinear: 4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3),
      green: ResolvedColor.encoded(fromLinear: -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3),
      blue: ResolvedColor.encoded(fromLinear: -0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3),
      opacity: opacity)
  }

  /// Returns a colour as four numbers that can be added and scaled: its premultiplied coordinates and its alpha.
  package func premultiplied(_ color: ResolvedColor) -> [Double] {
    coordinates(of: color).map { Double($0 * color.opacity) } + [Double(color.opacity)]
  }

  /// Returns the colour with the given premultiplied coordinates; alpha is clamped to its range.
  package func color(premultiplied numbers: [Double]) -> ResolvedColor {
    let opacity = Float(min(max(numbers[3], 0), 1))
    guard opacity > 0 else { return ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0) }
    return color(from: numbers[0..<3].map { Float($0 / numbers[3]) }, opacity: opacity)
  }
}
