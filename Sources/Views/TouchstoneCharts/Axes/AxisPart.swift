import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// A grid line, a tick or a label at a value of an axis.
struct AxisPart {
  enum Kind {
    case gridLine(centered: Bool?, stroke: StrokeStyle?)
    case tick(centered: Bool?, length: AxisTick.Length, stroke: StrokeStyle?)
    case label(AxisLabelSpecification)
  }

  let kind: Kind
  var font: Font?
  var style: AnyShapeStyle?
  var offset = CGSize.zero

  init(_ kind: Kind) { self.kind = kind }

  var label: AxisLabelSpecification? { if case .label(let label) = kind { label } else { nil } }
}

/// A label at a value of an axis.
struct AxisLabelSpecification {
  enum Content {
    /// The value, in the axis's default format.
    case automatic
    case text((_PlottedValue, EnvironmentValues) -> String?)
    case view(AnyView)
  }

  var content = Content.automatic
  var centered: Bool?
  var anchor: UnitPoint?
  var multiLabelAlignment: Alignment?
  var collision = AxisValueLabelCollisionResolution.automatic
  var offsetsMarks: Bool?
  var orientation = AxisValueLabelOrientation.automatic
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}

/// The format of an axis's labels.
struct AxisFormat {
  let write: (_PlottedValue, EnvironmentValues) -> String?

  init<F: FormatStyle>(_ format: F) where F.FormatInput: Plottable, F.FormatOutput == String {
    write = { plotted, environment in
      guard let value = F.FormatInput(plotted: plotted) else { return nil }
      return format.format(value, in: environment)
    }
  }
}
