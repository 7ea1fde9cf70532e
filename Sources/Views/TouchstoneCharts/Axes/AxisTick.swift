public import Foundation
public import TouchstoneDrawing
import TouchstoneUI

/// A tick that an axis draws outside the plot at a value.
///
/// - Source: Swift Charts, `AxisTick`; 4 points by default, measured in a picture that Apple's frameworks drew.
public struct AxisTick: PrimitiveAxisMark {
  /// The length of a tick.
  public struct Length: Hashable, Sendable {
    enum Storage: Hashable, Sendable {
      case automatic
      case fixed(CGFloat)
      case label(extendPastBy: CGFloat)
      case longestLabel(extendPastBy: CGFloat)
    }

    let storage: Storage

    /// Four points.
    public static let automatic = Length(storage: .automatic)
    /// As far as the outer end of the label at the value.
    public static let label = label()
    /// As far as the outer end of the longest label.
    public static let longestLabel = longestLabel()

    /// Returns a length that ends the given distance past the label at the value.
    public static func label(extendPastBy extension: CGFloat = 0) -> Length {
      Length(storage: .label(extendPastBy: `extension`))
    }

    /// Returns a length that ends the given distance past the longest label.
    public static func longestLabel(extendPastBy extension: CGFloat = 0) -> Length {
      Length(storage: .longestLabel(extendPastBy: `extension`))
    }
  }

  let parts: [AxisPart]

  /// Creates a tick.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    parts = [AxisPart(.tick(centered: centered, length: length, stroke: stroke))]
  }

  /// Creates a tick with the given length, in points.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(storage: .fixed(length)), stroke: stroke)
  }
}
