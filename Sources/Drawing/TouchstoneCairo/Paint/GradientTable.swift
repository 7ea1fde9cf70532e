internal import CPixelKernels
import Foundation
internal import TouchstoneDrawing

/// The colours of a gradient at evenly spaced positions, premultiplied BGRA.
///
/// A class so that cached tables are shared, not copied.
final class GradientTable {
  /// The properties on which a table depends.
  struct Key: Hashable {
    var ramp: GradientRamp
    /// A factor for the opacity of every colour.
    var opacity: Float
    /// The number of positions.
    var count: Int
  }

  let colors: [UInt32]

  init(_ key: Key) {
    let components = key.ramp.stops.flatMap { stop in
      [stop.color.red, stop.color.green, stop.color.blue, stop.color.opacity * key.opacity].map { $0.isNaN ? 0 : $0 }
    }
    let locations = key.ramp.stops.map { Double($0.location) }
    var colors = [UInt32](repeating: 0, count: key.count)
    if !locations.isEmpty {
      ts_gradient_table(
        components, locations, locations.count, key.ramp.interpolation == .perceptual ? 1 : 0, &colors, colors.count)
    }
    self.colors = colors
  }

  /// Returns the colours of a gradient at evenly spaced positions in linear light: red, green, blue and alpha,
  /// premultiplied.
  ///
  /// - Parameter clamps: Whether components beyond 0…1 are clamped.
  static func linearLight(_ ramp: GradientRamp, count: Int, clamps: Bool) -> [Float] {
    let components = ramp.stops.flatMap { stop in
      [stop.color.red, stop.color.green, stop.color.blue, stop.color.opacity].map { $0.isFinite ? $0 : 0 }
    }
    let locations = ramp.stops.map { Double($0.location) }
    var colors = [Float](repeating: 0, count: count * 4)
    if !locations.isEmpty {
      ts_gradient_table_linear(
        components, locations, locations.count, ramp.interpolation == .perceptual ? 1 : 0, clamps ? 1 : 0, &colors,
        count)
    }
    return colors
  }

  /// Returns the number of positions for a gradient that covers a number of pixels: at least two per pixel, so that a
  /// hard edge moves by at most a quarter of a pixel.
  static func count(forLength pixels: CGFloat) -> Int {
    var count = 256
    while CGFloat(count) < 2 * pixels, count < 8192 { count *= 2 }
    return count
  }
}
