import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// Extends the domains of scales, so that annotations fit into the plot.
///
/// - Source: pictures that Apple's frameworks drew: bars up to 30 have an axis up to 40 once the tallest has an annotation
///   on top.
@MainActor
struct AnnotationPadding {
  /// The extended domains; `nil` if nothing has to change.
  private(set) var domains: (x: PlotDomain?, y: PlotDomain?)?

  init(_ plan: ChartPlan, _ axes: ChartPlan.Axes, size: CGSize) {
    guard plan.data.hasAnnotations, size.width > 0, size.height > 0 else { return }
    let geometry = plan.geometry(axes, size: size)
    let shapes = geometry.shapes(plan.data.marks)
    let notes = AnnotationPlacement(shapes, geometry: geometry, strips: EdgeInsets(), context: plan.context).notes
    let x = Self.padded(axes.x?.resolved.domain, geometry.x, notes, .horizontal, length: size.width)
    let y = Self.padded(axes.y?.resolved.domain, geometry.y, notes, .vertical, length: size.height)
    guard x != nil || y != nil else { return }
    domains = (x ?? plan.data.x, y ?? plan.data.y)
  }

  /// Returns the extended domain of an axis, or `nil` if all annotations fit.
  private static func padded(
    _ domain: PlotDomain?, _ scale: PositionScale?, _ notes: [AnnotationPlacement.Note], _ axis: Axis, length: CGFloat
  ) -> PlotDomain? {
    guard let domain, let scale, let ends = domain.ends, domain.isAutomatic, domain.curve.type == .linear,
      !domain.isDate
    else { return nil }
    var (lower, upper) = (ends.lowerBound, ends.upperBound)
    for note in notes {
      let isX = axis == .horizontal
      let strategy = isX ? note.overflow.x : note.overflow.y
      let points = isX ? note.position.pointsAlongX : note.position.pointsAlongY
      guard strategy == .padScale || (strategy == .automatic && points) else { continue }
      guard isX ? note.target.followsX : note.target.followsY else { continue }
      let frame = isX ? (note.frame.minX, note.frame.maxX) : (note.frame.minY, note.frame.maxY)
      let rect = isX ? (note.target.rect.minX, note.target.rect.maxX) : (note.target.rect.minY, note.target.rect.maxY)
      // Numbers increase upwards, and towards the trailing edge.
      let highOverflow = isX ? frame.1 - length : -frame.0
      let lowOverflow = isX ? -frame.0 : frame.1 - length
      if highOverflow > 0, let value = scale.value(at: isX ? rect.1 : rect.0)?.quantity {
        let share = Double((isX ? frame.1 - rect.1 : rect.0 - frame.0) / length)
        if share < 0.9 { upper = max(upper, (value - ends.lowerBound * share) / (1 - share)) }
      }
      if lowOverflow > 0, let value = scale.value(at: isX ? rect.0 : rect.1)?.quantity {
        let share = Double((isX ? rect.0 - frame.0 : frame.1 - rect.1) / length)
        if share < 0.9 { lower = min(lower, (value - ends.upperBound * share) / (1 - share)) }
      }
    }
    return lower < ends.lowerBound || upper > ends.upperBound ? domain.with(lower: lower, upper: upper) : nil
  }
}
