public import Foundation
import TouchstoneCore
public import TouchstoneDrawing

/// The place of a pencil above the screen, which is never known.
///
/// - Source: SwiftUI, `PencilHoverPose`.
public struct PencilHoverPose: Hashable, Sendable {
  /// The place in the view, in points.
  public let location: CGPoint
  /// The place in the view, as shares of its size.
  public let anchor: UnitPoint
  /// The distance from the screen, from 0 to 1.
  public let zDistance: CGFloat
  /// The angle to the screen.
  public let altitude: Angle
  /// The direction on the screen.
  public let azimuth: Angle
  /// The rotation of the pencil.
  public let roll: Angle
}
