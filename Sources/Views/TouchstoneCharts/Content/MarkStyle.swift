import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The style of a mark, as set by modifiers.
struct MarkStyle {
  /// A style that is given directly, or looked up in a scale by a value.
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

  /// The group of a mark among several at the same position.
  struct Group {
    let key: _PlottedValue
    let axis: Axis?
    let span: MarkDimension
  }

  /// The offsets of a mark's edges, in points.
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
  /// The number of the enclosing `Plot`; 0 if there is none.
  var plot = 0
}
