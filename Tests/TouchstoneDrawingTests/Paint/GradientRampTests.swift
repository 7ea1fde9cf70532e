import Foundation
import Testing
import TouchstoneDrawing

@Suite struct GradientRampTests {
  private func color(_ red: Float, _ green: Float, _ blue: Float, _ opacity: Float = 1) -> ResolvedColor {
    ResolvedColor(red: red, green: green, blue: blue, opacity: opacity)
  }

  private func ramp(_ colors: [ResolvedColor], _ interpolation: GradientRamp.Interpolation) -> GradientRamp {
    let last = CGFloat(colors.count - 1)
    return GradientRamp(
      stops: colors.enumerated().map { GradientRamp.Stop(color: $1, location: CGFloat($0) / last) },
      interpolation: interpolation)
  }

  private let pairs: [(Float, Float, Float, Float)] = [(1, 0.8, 0, 1), (0, 0.48, 1, 1), (1, 0.2, 0.2, 0), (0, 0, 0, 1)]

  @Test func `Straight mixing between the stops gives the ramp's colours to within two levels`() {
    for first in pairs {
      for second in pairs where first != second {
        let (from, to) = (color(first.0, first.1, first.2, first.3), color(second.0, second.1, second.2, second.3))
        let stops = ramp([from, to], .perceptual).straightStops
        #expect(stops.count < 200)
        for step in 0...1000 {
          let place = CGFloat(step) / 1000
          let exact = GradientRamp.Interpolation.perceptual.mix(from, to, fraction: Double(place))
          let upper = stops.firstIndex { $0.location >= place } ?? stops.count - 1
          let (below, above) = (stops[max(upper - 1, 0)], stops[upper])
          let length = above.location - below.location
          let share = Float(length > 0 ? (place - below.location) / length : 1)
          func error(_ part: KeyPath<ResolvedColor, Float>) -> Float {
            let (a, b) = (below.color[keyPath: part], above.color[keyPath: part])
            return abs(a + (b - a) * share - exact[keyPath: part]) * 255
          }
          let worst = max(error(\.red), error(\.green), error(\.blue)) * exact.opacity
          #expect(max(worst, error(\.opacity)) < 2, "\(first) to \(second) at \(place)")
        }
      }
    }
  }

  @Test func `Plain ramps stay as they are`() {
    let plain = ramp([color(1, 0, 0), color(0, 0, 1)], .device)
    #expect(plain.straightStops == plain.stops)
    let even = ramp([color(1, 0, 0), color(1, 0, 0)], .perceptual)
    #expect(even.straightStops == even.stops)
    #expect(GradientRamp(stops: [], interpolation: .perceptual).straightStops.isEmpty)
  }
}
