import Foundation

extension GradientRamp {
  /// The stops that make a reader which interpolates straight sRGB components reproduce these colours to within one
  /// level: unchanged if possible, otherwise with additional stops where colours follow a curve.
  package var straightStops: [Stop] {
    guard let first = stops.first else { return [] }
    var result = [first]
    for (from, to) in zip(stops, stops.dropFirst()) where from != to {
      if from.color.opacity == 0, to.color.opacity > 0 {
        // A transparent end has no influence on the hue, so it takes the colour of the other end.
        result.append(Stop(color: to.color.multiplyingOpacity(by: 0), location: from.location))
      } else if to.color.opacity == 0, from.color.opacity > 0 {
        result.append(Stop(color: from.color.multiplyingOpacity(by: 0), location: to.location))
      } else if to.location > from.location, from.color != to.color {
        let isPlain = interpolation == .device && from.color.opacity == to.color.opacity
        if !isPlain { addStops(between: from, to, Piece(start: 0, end: 1, depth: 0), to: &result) }
      }
      result.append(to)
    }
    return result
  }

  /// A part of the interval between two stops.
  private struct Piece {
    var start: Double
    var end: Double
    var depth: Int

    var middle: Double { (start + end) / 2 }
  }

  /// The maximum number of times that the interval between two stops is halved.
  private static let mostHalvings = 8

  private func addStops(between from: Stop, _ to: Stop, _ piece: Piece, to result: inout [Stop]) {
    func color(_ share: Double) -> ResolvedColor { interpolation.mix(from.color, to.color, fraction: share) }
    let (first, last) = (color(piece.start), color(piece.end))
    let isStraight = [0.25, 0.5, 0.75].allSatisfy { share in
      let exact = color(piece.start + (piece.end - piece.start) * share)
      return exact.isWithinALevel(of: first.mixedStraight(with: last, share: Float(share)))
    }
    guard !isStraight, piece.depth < Self.mostHalvings else { return }
    let halves = [
      Piece(start: piece.start, end: piece.middle, depth: piece.depth + 1),
      Piece(start: piece.middle, end: piece.end, depth: piece.depth + 1),
    ]
    addStops(between: from, to, halves[0], to: &result)
    result.append(
      Stop(
        color: color(piece.middle), location: from.location + (to.location - from.location) * CGFloat(piece.middle)))
    addStops(between: from, to, halves[1], to: &result)
  }
}

extension ResolvedColor {
  fileprivate func mixedStraight(with other: ResolvedColor, share: Float) -> ResolvedColor {
    func mix(_ first: Float, _ second: Float) -> Float { first + (second - first) * share }
    return ResolvedColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      opacity: mix(opacity, other.opacity))
  }

  /// Returns whether two colours are indistinguishable: within three quarters of an eight-bit level.
  fileprivate func isWithinALevel(of other: ResolvedColor) -> Bool {
    let color = max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
    return max(color * max(opacity, other.opacity), abs(opacity - other.opacity)) * 255 <= 0.75
  }
}
