public import Foundation

/// A gradient that a context can draw along a line, between circles or around a point.
///
/// An immutable class, because Core Graphics' is one.
///
/// - Source: Core Graphics, `CGGradient`.
public final class CGGradient: Hashable, Sendable {
  package let ramp: GradientRamp

  /// Creates a gradient from `CGColor`s and their locations from 0 to 1, or evenly spaced without locations.
  ///
  /// Returns `nil` if the array contains no colours.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    let last = CGFloat(max(colors.count - 1, 1))
    ramp = GradientRamp(
      stops: colors.indices.map { index in
        GradientRamp.Stop(color: colors[index].resolved, location: locations?[index] ?? CGFloat(index) / last)
      }, interpolation: .device)
  }

  /// Creates a gradient from colour components in a space, each colour followed by its alpha, and their locations from
  /// 0 to 1, or evenly spaced without locations.
  ///
  /// Returns `nil` if there are no colours, or if the space has none.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let length = space.numberOfComponents + 1
    let colors = (0..<max(count, 0)).compactMap {
      CGColor(colorSpace: space, components: components + $0 * length)
    }
    self.init(colorsSpace: space, colors: NSArray(array: colors), locations: locations)
  }

  public static func == (lhs: CGGradient, rhs: CGGradient) -> Bool { lhs.ramp == rhs.ramp }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ramp)
  }
}
