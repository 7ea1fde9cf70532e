import Foundation

/// A curve that maps colours brighter than white to the range of a picture.
///
/// Headroom is the ratio of the brightest light to white. The curve preserves contrast up to white, possibly dimmed,
/// and rolls off brighter light, so that light at the content's headroom is mapped to the target's. All components are
/// multiplied by the same factor, which depends on the largest one, so that the hue is preserved.
///
/// - Source: SMPTE ST 2094-50, the reference white tone mapping operator, after its public form in Skia
///   (`populateUsingRwtmo`); Core Graphics names its own kind `kCGToneMappingReferenceWhiteBased`.
package struct ToneMapping: Sendable {
  /// The headroom for content shown next to standard-range content, 8/3: the lowest for which the operator does not dim
  /// white.
  package static let constrainedHeadroom: Float = 8 / 3

  /// A point of a curve: light, the logarithm (base 2) of the gain there, and the slope.
  private struct Point: Sendable {
    var light: Double
    var gain: Double
    var slope: Double
  }

  /// The curves and their weights.
  private let curves: [(points: [Point], weight: Double)]

  /// - Parameters:
  ///   - content: The headroom of the content.
  ///   - target: The headroom of the picture; if it is not below that of the content, nothing changes.
  package init(content: Float, target: Float) {
    let content = content.isNaN ? 1 : Double(min(content, .greatestFiniteMagnitude))
    let target = target.isNaN ? 1 : max(Double(target), 1)
    guard content > target else {
      curves = []
      return
    }
    let headroom = log2(content)
    let share = min(headroom / log2(1000 / 203), 1)
    let middle = log2(8 / 3) * share
    let dark = Self.curve(headroom, to: 0, white: 1 - share / 2)
    let bright = Self.curve(headroom, to: middle, white: 1)
    let place = log2(target)
    if place <= middle {
      let weight = (middle - place) / middle
      curves = [(dark, weight), (bright, 1 - weight)]
    } else {
      curves = [(bright, (headroom - place) / (headroom - middle))]
    }
  }

  /// Returns eight points of a curve that is straight up to white and then an arc (a quadratic Bézier curve) that ends
  /// level at the brightest light.
  ///
  /// - Parameters:
  ///   - headroom: The headroom of the content, as a logarithm.
  ///   - target: The target headroom, as a logarithm.
  ///   - white: The light to which white is mapped.
  private static func curve(_ headroom: Double, to target: Double, white: Double) -> [Point] {
    let (brightest, limit, bend) = (exp2(headroom), exp2(target), 0.65)
    let x = 1 - bend + bend * limit / white
    let y = (1 - bend) * white + bend * limit
    let (ax, bx) = (1 - 2 * x + brightest, 2 * x - 2)
    let (ay, by) = (white - 2 * y + limit, 2 * y - 2 * white)
    func point(_ t: Double) -> Point {
      let x = 1 + t * (bx + t * ax)
      let y = white + t * (by + t * ay)
      let slope = (2 * ay * t + by) / (2 * ax * t + bx)
      let (rise, run) = (x * slope - y, log(2) * x * y)
      return Point(light: x, gain: log2(y / x), slope: rise / run)
    }
    return (0..<8).map { point(Double($0) / 7) }
  }

  /// Returns the factor for a colour with the given largest linear component.
  package func gain(at light: Double) -> Double {
    exp2(curves.reduce(0) { $0 + $1.weight * Self.gain(at: light, on: $1.points) })
  }

  private static func gain(at light: Double, on points: [Point]) -> Double {
    guard let first = points.first, let last = points.last, light > first.light else { return points.first?.gain ?? 0 }
    guard light < last.light, let index = points.firstIndex(where: { $0.light > light }) else {
      return last.gain + log2(last.light / light)
    }
    // Cubic Hermite interpolation from the values and slopes at both ends.
    let (start, end) = (points[index - 1], points[index])
    let width = end.light - start.light
    let (from, to) = (start.slope * width, end.slope * width)
    let t = (light - start.light) / width
    let cubic = 2 * start.gain + from - 2 * end.gain + to
    let square = 3 * (end.gain - start.gain) - 2 * from - to
    return ((cubic * t + square) * t + from) * t + start.gain
  }
}

extension ResolvedColor {
  /// Returns the colour, made for content with one headroom, as shown in a picture with another.
  package func toneMapped(from content: Float, to target: Float) -> ResolvedColor {
    let light = [red, green, blue].map(ResolvedColor.linear(fromEncoded:))
    guard content > max(target, 1), light.allSatisfy(\.isFinite), let brightest = light.max(), brightest > 0 else {
      return self
    }
    let gain = Float(ToneMapping(content: content, target: target).gain(at: Double(brightest)))
    return ResolvedColor(linear: light.map { $0 * gain }, opacity: opacity)
  }
}
