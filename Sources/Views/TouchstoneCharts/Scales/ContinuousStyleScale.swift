import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// A scale that maps numbers or dates to the colours of a gradient.
///
/// - Source: pictures that Apple's frameworks drew: colours are mixed in OKLab.
struct ContinuousStyleScale {
  let domain: ContinuousDomain
  let gradient: Gradient

  /// Returns a ramp of the accent colour, from pale to full.
  ///
  /// - Source: measured, #D2E6FF to #007AFF on white: 18 % of the accent colour. That dark appearances start from black is
  ///   inferred.
  static func usualGradient(in scheme: ColorScheme) -> Gradient {
    let paper: Color = scheme == .dark ? .black : .white
    return Gradient(colors: [paper.mix(with: .accentColor, by: 0.18, in: .device), .accentColor])
  }

  func color(of value: _PlottedValue) -> Color? { domain.share(of: value).flatMap(gradient.color) }
}

extension Gradient {
  /// Returns the colour at a location from 0 to 1.
  func color(at place: Double) -> Color? {
    guard let first = stops.first, let last = stops.last else { return nil }
    if place <= first.location { return first.color }
    guard let next = stops.firstIndex(where: { $0.location >= place }), next > 0 else { return last.color }
    let (from, to) = (stops[next - 1], stops[next])
    let length = to.location - from.location
    return length <= 0 ? to.color : from.color.mix(with: to.color, by: (place - from.location) / length)
  }
}
