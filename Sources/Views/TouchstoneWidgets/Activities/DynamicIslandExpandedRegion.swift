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

  /// Sets the margins of the region, in points. If an edge is set repeatedly, its first value holds, which is the innermost.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double) -> DynamicIslandExpandedRegion {
    var region = region
    region.margins.specify(edges, CGFloat(length))
    return DynamicIslandExpandedRegion(region: region)
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
package struct DynamicIslandRegion: View {
  let position: DynamicIslandExpandedRegionPosition
  let content: AnyView
  var margins = SpecifiedMargins()

  package var body: some View { content.padding(margins.insets(default: EdgeInsets())) }
}
