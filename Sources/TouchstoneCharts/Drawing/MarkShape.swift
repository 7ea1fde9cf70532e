import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// A mark, or the marks of a series, as it is drawn; lengths are points of the plot.
struct MarkShape {
  /// One step of drawing.
  enum Step {
    case fill(Path, style: FillStyle)
    case stroke(Path, StrokeStyle)
    /// A view around a point.
    case view(AnyView, at: CGPoint)
  }

  let kind: MarkKind
  /// The numbers of the marks that the shape stands for.
  var orders: [Int]
  /// The rectangle that the marks take; gradients fill it.
  var frame: CGRect
  var steps: [Step]
  /// Where the first step does not show: below the hollow symbols of a line.
  var hole: Path?
  let style: AnyShapeStyle
  /// The style that the shape is drawn with besides its paint.
  let sharedStyle: SharedMarkStyle
  /// The rectangle of each mark with annotations, and the place that an overlay is centred on.
  var targets: [Target] = []

  var markStyle: MarkStyle { _read { yield sharedStyle.style } }

  /// What an annotation lies beside.
  struct Target {
    let order: Int
    let rect: CGRect
    let annotations: [AnnotationSpecification]
    /// Whether the mark reaches downwards, so that its outer end is its lower one.
    var isDownward = false
    /// Whether the mark's ends along an axis are values, so that a longer scale makes room.
    var followsX = true
    var followsY = true
  }
}
