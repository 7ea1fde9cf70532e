import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The margins that modifiers of the Dynamic Island have set, in points.
///
/// - Source: WidgetKit, `DynamicIsland.contentMargins(_:_:for:)`: of repeated modifiers, the innermost specified values are used.
struct SpecifiedMargins {
  private var lengths: [Edge: CGFloat] = [:]

  /// Sets the length of edges that have none yet: what is applied first is innermost.
  mutating func specify(_ edges: Edge.Set, _ length: CGFloat) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) && lengths[edge] == nil { lengths[edge] = length }
  }

  /// Returns the margins; edges without a length have those of the system.
  func insets(default standard: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: lengths[.top] ?? standard.top, leading: lengths[.leading] ?? standard.leading,
      bottom: lengths[.bottom] ?? standard.bottom, trailing: lengths[.trailing] ?? standard.trailing)
  }
}
