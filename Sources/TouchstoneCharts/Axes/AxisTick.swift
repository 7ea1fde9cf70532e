public import Foundation
public import TouchstoneDrawing
import TouchstoneUI

/// A short line outside of the plot at a value of an axis.
///
/// - Source: Swift Charts, `AxisTick`; 4 points by default, measured in a picture that Apple's frameworks drew.
public struct AxisTick: PrimitiveAxisMark {
  /// How long a tick is.
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
    /// To the far end of the label at the value.
    public static let label = label()
    /// To the far end of the longest label.
    public static let longestLabel = longestLabel()

    /// Beyond the far end of the label at the value.
    public static func label(extendPastBy extension: CGFloat = 0) -> Length {
      Length(storage: .label(extendPastBy: `extension`))
    }

    /// Beyond the far end of the longest label.
    public static func longestLabel(extendPastBy extension: CGFloat = 0) -> Length {
      Length(storage: .longestLabel(extendPastBy: `extension`))
    }
  }

  public typealias Body = Never

  let parts: [AxisPart]

  /// Creates a tick.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    parts = [AxisPart(.tick(centered: centered, length: length, stroke: stroke))]
  }

  /// Creates a tick with a length in points.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(storage: .fixed(length)), stroke: stroke)
  }
}
