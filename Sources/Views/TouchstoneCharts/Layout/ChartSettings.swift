import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The settings of a chart, from the modifiers around it.
struct ChartSettings {
  /// The scale of one of the plot's axes.
  struct PositionScaleSettings {
    var domain: DomainSpecification?
    var range: PlaceRange?
    var type: ScaleType.Storage?
  }

  /// An axis of the plot.
  struct AxisSettings {
    var visibility = Visibility.automatic
    var content: [AxisMarksSpecification]?
    var title: AxisTitle?
    var style: ((ChartAxisContent) -> AnyView)?
  }

  /// The title of an axis.
  struct AxisTitle {
    let content: AnyView
    let position: AnnotationPosition
    let alignment: Alignment?
    let spacing: CGFloat?
  }

  /// A layer behind or in front of the whole chart.
  struct Layer {
    let alignment: Alignment
    let content: (ChartProxy) -> AnyView
    /// Whether a view around the chart draws the layer.
    let owner = LayerOwner()
  }

  /// Tells a chart that one of its layers belongs to a view around it, such as a chart with padding.
  ///
  /// A class because this is known once the chart has been evaluated.
  final class LayerOwner {
    var isOutside = false
  }

  struct Legend {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?

    /// The side of the plot at which it is.
    var side: AxisSide { AxisSide(position) ?? .bottom }
    /// The distance from the chart, in points.
    var distance: CGFloat { spacing ?? LegendMetrics.spacing }
  }

  /// The part of a longer axis that a scrolling chart shows.
  struct Scrolling {
    var axes: Axis.Set = []
    var xLength: Double?
    var yLength: Double?
    var xPosition: _PlottedValue?
    var yPosition: _PlottedValue?
  }

  var x = PositionScaleSettings()
  var y = PositionScaleSettings()
  var xAxis = AxisSettings()
  var yAxis = AxisSettings()
  var foreground = StyleScaleSettings<AnyShapeStyle>()
  var symbol = StyleScaleSettings<AnyChartSymbolShape>()
  var symbolSize = StyleScaleSettings<CGFloat>()
  var line = StyleScaleSettings<StrokeStyle>()
  var legend = Legend()
  var plotStyle: ((ChartPlotContent) -> AnyView)?
  var backgrounds: [Layer] = []
  var overlays: [Layer] = []
  /// The layers over the plot, such as gesture areas.
  var plotLayers: [(ChartProxy) -> AnyView] = []
  var scrolling = Scrolling()
  var selection = SelectionActions()
}

extension EnvironmentValues {
  @Entry var chartSettings: ChartSettings = ChartSettings()
}
