import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// How a mark is drawn, as far as modifiers say so.
struct MarkStyle {
  /// A style that is given, or found by a value that a scale turns into one.
  enum Choice<Value> {
    case given(Value)
    case by(_PlottedValue)

    var given: Value? { if case .given(let value) = self { value } else { nil } }
    var key: _PlottedValue? { if case .by(let key) = self { key } else { nil } }
  }

  enum Symbol {
    case shape(AnyChartSymbolShape)
    case view(AnyView)
  }

  enum SymbolSize {
    case area(CGFloat)
    case box(CGSize)
  }

  /// Which of several marks at the same place one is.
  struct Group {
    let key: _PlottedValue
    let axis: Axis?
    let span: MarkDimension
  }

  /// How far the edges of a mark are moved, in points.
  struct Offsets: Equatable {
    var xStart: CGFloat = 0
    var xEnd: CGFloat = 0
    var yStart: CGFloat = 0
    var yEnd: CGFloat = 0
  }

  struct Corner {
    let radius: CGFloat
    let style: RoundedCornerStyle
  }

  struct Clip {
    let path: (CGRect) -> Path
    let style: FillStyle
  }

  struct Spoken {
    var label: Text?
    var value: Text?
    var identifier: String?
    var isHidden = false
  }

  var foreground: Choice<AnyShapeStyle>?
  var line: Choice<StrokeStyle>?
  var symbol: Choice<Symbol>?
  var symbolSize: Choice<SymbolSize>?
  var opacity = 1.0
  var interpolation: InterpolationMethod?
  var corner: Corner?
  var offsets = Offsets()
  var alignsWithPlot: Bool?
  var group: Group?
  var zIndex: Double?
  var filters: [Filter] = []
  var clip: Clip?
  var annotations: [AnnotationSpecification] = []
  var layers: [MarkLayer] = []
  var spoken = Spoken()
  /// The number of the `Plot` that the mark is in; 0 for none.
  var plot = 0
}
