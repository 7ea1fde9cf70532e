public import Foundation

/// A row of colours that a context can draw along a line or in rings.
///
/// A class because Core Graphics' is one; never changed once made.
///
/// - Source: Core Graphics, `CGGradient`.
public final class CGGradient: Hashable, Sendable {
  package let ramp: GradientRamp

  /// Creates a gradient from `CGColor`s and their places from 0 to 1; without places they are spread evenly.
  ///
  /// `nil` where the array is empty or holds anything but colours.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    let last = CGFloat(max(colors.count - 1, 1))
    ramp = GradientRamp(
      stops: colors.indices.map { index in
        GradientRamp.Stop(color: colors[index].resolved, location: locations?[index] ?? CGFloat(index) / last)
      }, interpolation: .device)
  }

  /// Creates a gradient from the components of a space, one colour after another, each followed by its opacity, and
  /// their places from 0 to 1; without places they are spread evenly.
  ///
  /// `nil` where there is no colour, or the space has none.
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
