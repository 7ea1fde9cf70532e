import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// A part of the large presentation of the Dynamic Island.
///
/// - Source: WidgetKit, `DynamicIslandExpandedRegion`.
@MainActor @preconcurrency
public struct DynamicIslandExpandedRegion<Content: View> {
  package let region: DynamicIslandRegion

  /// Creates a region.
  ///
  /// - Parameters:
  ///   - position: Where it is.
  ///   - priority: Which region has the width that several want. Pictures ignore it: the sides are equally wide.
  ///   - content: Its content.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: @escaping () -> Content
  ) {
    region = DynamicIslandRegion(position: position, content: AnyView(content()))
  }

  /// Sets the margins of the region, in points.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double) -> DynamicIslandExpandedRegion {
    DynamicIslandExpandedRegion(
      region: DynamicIslandRegion(
        position: region.position,
        content: AnyView(region.content.padding(edges, CGFloat(length)))))
  }

  private init(region: DynamicIslandRegion) {
    self.region = region
  }
}

/// Where a region of the Dynamic Island is.
///
/// - Source: WidgetKit, `DynamicIslandExpandedRegionPosition`.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private enum Position { case leading, trailing, center, bottom }

  private let position: Position

  /// Before the camera.
  public static let leading = DynamicIslandExpandedRegionPosition(position: .leading)
  /// After the camera.
  public static let trailing = DynamicIslandExpandedRegionPosition(position: .trailing)
  /// Below the camera.
  public static let center = DynamicIslandExpandedRegionPosition(position: .center)
  /// Below the other regions.
  public static let bottom = DynamicIslandExpandedRegionPosition(position: .bottom)
}

/// A region whatever its content.
package struct DynamicIslandRegion {
  package let position: DynamicIslandExpandedRegionPosition
  package let content: AnyView
}
