public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

extension View {
  /// Changes the view of the plot: its background, its border, its size.
  public nonisolated func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> ModifiedContent<Self, _ChartModifier> {
    chart { $0.plotStyle = { AnyView(content($0)) } }
  }

  /// Puts a view behind the chart, which knows where values lie.
  public nonisolated func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> ModifiedContent<Self, _ChartModifier> {
    chart { $0.backgrounds.append(ChartSettings.Layer(alignment: alignment) { AnyView(content($0)) }) }
  }

  /// Puts a view before the chart, which knows where values lie.
  public nonisolated func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> ModifiedContent<Self, _ChartModifier> {
    chart { $0.overlays.append(ChartSettings.Layer(alignment: alignment) { AnyView(content($0)) }) }
  }

  /// Adds a gesture to the plot; its places are points of the plot.
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

  /// Shows or hides the legend; by default there is one where styles are chosen by values.
  public nonisolated func chartLegend(_ visibility: Visibility) -> ModifiedContent<Self, _ChartModifier> {
    chart { $0.legend.visibility = visibility }
  }

  /// Sets where the legend lies; by default below the chart, at its leading edge.
  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> ModifiedContent<Self, _ChartModifier> {
    chart { settings in
      settings.legend.position = position
      settings.legend.alignment = alignment
      settings.legend.spacing = spacing
    }
  }

  /// Shows a view as the legend.
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
