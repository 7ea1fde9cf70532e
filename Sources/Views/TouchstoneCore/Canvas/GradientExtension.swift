import Foundation
import TouchstoneDrawing

/// A gradient that continues beyond its ends, expanded as far as a drawing reaches.
struct GradientExtension {
  /// The ramp from 0 to 1, with its colours interpolated according to the options.
  let ramp: GradientRamp
  private let options: GraphicsContext.GradientOptions

  /// The maximum number of repetitions; more would be finer than a pixel.
  static let maximumRepeats: CGFloat = 512

  init(_ ramp: GradientRamp, options: GraphicsContext.GradientOptions) {
    self.ramp = options.contains(.linearColor) ? ramp.mixedInLinearLight : ramp
    self.options = options
  }

  private var repeats: Bool { options.contains(.repeat) || options.contains(.mirror) }

  /// Returns a linear gradient repeated over a rectangle.
  func linear(start: CGPoint, end: CGPoint, over bounds: CGRect) -> Paint {
    let direction = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    let square = direction.dx * direction.dx + direction.dy * direction.dy
    guard repeats, square > 0, square.isFinite, bounds.isFinite else {
      return .linearGradient(ramp, start: start, end: end)
    }
    let places = bounds.corners.map {
      ($0.x - start.x) * direction.dx / square + ($0.y - start.y) * direction.dy / square
    }
    guard let range = turns(from: places.min(), to: places.max()) else {
      return .linearGradient(ramp, start: start, end: end)
    }
    func point(_ place: CGFloat) -> CGPoint {
      CGPoint(x: start.x + direction.dx * place, y: start.y + direction.dy * place)
    }
    return .linearGradient(
      repeated(range), start: point(CGFloat(range.lowerBound)), end: point(CGFloat(range.upperBound)))
  }

  /// Returns a radial gradient repeated over a rectangle.
  func radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, over bounds: CGRect) -> Paint {
    let length = endRadius - startRadius
    let farthest = bounds.corners.map { hypot($0.x - center.x, $0.y - center.y) }.max()
    guard repeats, length > 0, length.isFinite, bounds.isFinite,
      let range = turns(from: -startRadius / length, to: farthest.map { ($0 - startRadius) / length })
    else {
      return .radialGradient(ramp, center: center, startRadius: startRadius, endRadius: endRadius)
    }
    // A radius below 0 does not exist, so the first repetition is cut at the centre.
    let low = max(startRadius + CGFloat(range.lowerBound) * length, 0)
    let high = startRadius + CGFloat(range.upperBound) * length
    let cut = (low - startRadius - CGFloat(range.lowerBound) * length) / (length * CGFloat(range.count))
    return .radialGradient(
      repeated(range).starting(at: cut), center: center, startRadius: low, endRadius: high)
  }

  /// Returns the whole repetitions between two positions.
  private func turns(from low: CGFloat?, to high: CGFloat?) -> Range<Int>? {
    guard let low, let high, low.isFinite, high.isFinite, high - low < Self.maximumRepeats,
      low.magnitude < 1e9, high.magnitude < 1e9
    else { return nil }
    let first = min(Int(low.rounded(.down)), 0)
    let last = max(Int(high.rounded(.up)), 1)
    return CGFloat(last - first) <= Self.maximumRepeats ? first..<last : nil
  }

  /// Returns the ramp repeated for a range, from 0 to 1.
  private func repeated(_ turns: Range<Int>) -> GradientRamp {
    guard let first = ramp.stops.first, let last = ramp.stops.last else { return ramp }
    let inside =
      [GradientRamp.Stop(color: first.color, location: 0)]
      + ramp.stops.map { GradientRamp.Stop(color: $0.color, location: min(max($0.location, 0), 1)) }
      + [GradientRamp.Stop(color: last.color, location: 1)]
    let back = inside.reversed().map { GradientRamp.Stop(color: $0.color, location: 1 - $0.location) }
    let count = CGFloat(turns.count)
    var stops: [GradientRamp.Stop] = []
    for (index, turn) in turns.enumerated() {
      let isBack = options.contains(.mirror) && !turn.isMultiple(of: 2)
      for stop in isBack ? back : inside {
        stops.append(GradientRamp.Stop(color: stop.color, location: (CGFloat(index) + stop.location) / count))
      }
    }
    return GradientRamp(stops: stops, interpolation: ramp.interpolation)
  }
}

extension GradientRamp {
  /// The ramp with additional stops so that its colours mix in linear light.
  fileprivate var mixedInLinearLight: GradientRamp {
    let steps = 16
    var result: [Stop] = []
    for (stop, next) in zip(stops, stops.dropFirst()) {
      for step in 0..<steps where next.location > stop.location || step == 0 {
        let share = CGFloat(step) / CGFloat(steps)
        result.append(
          Stop(
            color: stop.color.mixedInLinearLight(with: next.color, share: Float(share)),
            location: stop.location + (next.location - stop.location) * share))
      }
    }
    return GradientRamp(stops: result + stops.suffix(1), interpolation: .device)
  }

  /// Returns the rest of the ramp from a location on, scaled to 0…1.
  fileprivate func starting(at place: CGFloat) -> GradientRamp {
    guard place > 0, place < 1, let after = stops.firstIndex(where: { $0.location > place }) else { return self }
    let rest = stops[after...].map { Stop(color: $0.color, location: ($0.location - place) / (1 - place)) }
    let before = stops[max(after - 1, 0)]
    let length = stops[after].location - before.location
    let share = length > 0 ? (place - before.location) / length : 1
    let color = interpolation.mix(before.color, stops[after].color, fraction: Double(share))
    return GradientRamp(stops: [Stop(color: color, location: 0)] + rest, interpolation: interpolation)
  }
}

extension ResolvedColor {
  /// Returns a colour between this one and another, mixed with linear premultiplied components.
  fileprivate func mixedInLinearLight(with other: ResolvedColor, share: Float) -> ResolvedColor {
    let opacity = opacity + (other.opacity - opacity) * share
    guard opacity > 0 else { return ResolvedColor(red: red, green: green, blue: blue, opacity: 0) }
    func mix(_ component: KeyPath<ResolvedColor, Float>) -> Float {
      let mine = Self.linear(fromEncoded: self[keyPath: component]) * self.opacity
      let theirs = Self.linear(fromEncoded: other[keyPath: component]) * other.opacity
      return Self.encoded(fromLinear: (mine + (theirs - mine) * share) / opacity)
    }
    return ResolvedColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), opacity: opacity)
  }
}

extension CGRect {
  /// The four corners.
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ]
  }
}
