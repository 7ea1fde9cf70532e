public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

extension View {
  /// Modifies the view of the plot, such as its background, border or size.
  public nonisolated func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> ModifiedContent<Self, _ChartModifier> {
    chart { $0.plotStyle = { AnyView(content($0)) } }
  }

  /// Adds a view behind the chart that can convert between values and positions.
  public nonisolated func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> ModifiedContent<Self, _ChartModifier> {
    let layer = ChartSettings.Layer(alignment: alignment) { AnyView(content($0)) }
    return modifier(_ChartModifier(layer: layer, isBehind: true) { $0.backgrounds.append(layer) })
  }

  /// Adds a view in front of the chart that can convert between values and positions.
  public nonisolated func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> ModifiedContent<Self, _ChartModifier> {
    let layer = ChartSettings.Layer(alignment: alignment) { AnyView(content($0)) }
    return modifier(_ChartModifier(layer: layer) { $0.overlays.append(layer) })
  }

  /// Adds a gesture to the plot; its locations are in the plot's coordinate space.
  public nonisolated func chartGesture<G: Gesture>(
    _ gesture: @escaping (ChartProxy) -> G
  ) -> ModifiedContent<Self, _ChartModifier> {
    chart { settings in
      settings.plotLayers.append {
        AnyView(Rectangle().fill(.clear).contentShape(Rectangle()).gesture(gesture($0)))
      }
    }
  }

  // MARK: Legend

  /// Shows or hides the legend; by default a chart has one if styles depend on values.
  public nonisolated func chartLegend(_ visibility: Visibility) -> ModifiedContent<Self, _ChartModifier> {
    chart { $0.legend.visibility = visibility }
  }

  /// Sets the position of the legend; by default below the chart, at its leading edge.
  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> ModifiedContent<Self, _ChartModifier> {
    chart { settings in
      settings.legend.position = position
      settings.legend.alignment = alignment
      settings.legend.spacing = spacing
    }
  }

  /// Replaces the legend with a view.
  public nonisolated func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> ModifiedContent<Self, _ChartModifier> {
    let content = AnyView(content())
    return chart { settings in
      settings.legend.position = position
      settings.legend.alignment = alignment
      settings.legend.spacing = spacing
      settings.legend.content = content
    }
  }
}
