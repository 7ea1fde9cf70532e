import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The values that an axis shows, and the marks at each of them.
struct AxisMarksSpecification {
  enum Content {
    /// The default marks of the axis.
    case standard(stroke: StrokeStyle?, format: AxisFormat?)
    case custom((AxisValue) -> [AxisPart])
  }

  enum Values {
    case rule(AxisMarkValues)
    case list([_PlottedValue])
  }

  var preset = AxisMarkPreset.automatic
  var position = AxisMarkPosition.automatic
  var values = Values.rule(.automatic)
  var content = Content.standard(stroke: nil, format: nil)
}
