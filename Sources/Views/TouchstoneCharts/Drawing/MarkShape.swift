import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The shape of a mark, or of the marks of a series, in plot coordinates.
struct MarkShape {
  /// A drawing step.
  enum Step {
    case fill(Path, style: FillStyle)
    case stroke(Path, StrokeStyle)
    /// A view centred on a point.
    case view(AnyView, at: CGPoint)
  }

  let kind: MarkKind
  /// The indices of the marks that the shape represents.
  var orders: [Int]
  /// The bounding rectangle of the marks, which gradients fill.
  var frame: CGRect
  var steps: [Step]
  /// The area that the first step leaves out, below the hollow symbols of a line.
  var hole: Path?
  let style: AnyShapeStyle
  /// The style of the marks, other than their paint.
  let sharedStyle: SharedMarkStyle
  /// The targets of the marks that have annotations.
  var targets: [Target] = []

  var markStyle: MarkStyle { _read { yield sharedStyle.style } }

  /// The mark that an annotation is placed beside.
  struct Target {
    let order: Int
    let rect: CGRect
    let annotations: [AnnotationSpecification]
    /// Whether the mark extends downwards, so that its outer end is the lower one.
    var isDownward = false
    /// Whether the mark's ends along an axis are values, so that a longer domain makes space for the annotation.
    var followsX = true
    var followsY = true
  }
}
