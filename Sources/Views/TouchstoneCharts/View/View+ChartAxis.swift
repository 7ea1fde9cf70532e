public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

extension View {
  /// Shows or hides the x axis.
  ///
  /// A hidden axis does not extend its scale: the domain is that of the data, including 0.
  public nonisolated func chartXAxis(_ visibility: Visibility) -> ModifiedContent<Self, _ChartModifier> {
    chart { $0.xAxis.visibility = visibility }
  }

  /// Sets the content of the x axis.
  public nonisolated func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> ModifiedContent<Self, _ChartModifier> {
    let content = content().lowered
    return chart { $0.xAxis.content = content }
  }

  /// Shows or hides the y axis.
  ///
  /// A hidden axis does not extend its scale: the domain is that of the data, including 0.
  public nonisolated func chartYAxis(_ visibility: Visibility) -> ModifiedContent<Self, _ChartModifier> {
    chart { $0.yAxis.visibility = visibility }
  }

  /// Sets the content of the y axis.
  public nonisolated func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> ModifiedContent<Self, _ChartModifier> {
    let content = content().lowered
    return chart { $0.yAxis.content = content }
  }

  /// Modifies the view of the x axis.
  public nonisolated func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> ModifiedContent<Self, _ChartModifier> {
    chart { $0.xAxis.style = { AnyView(content($0)) } }
  }

  /// Modifies the view of the y axis.
  public nonisolated func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> ModifiedContent<Self, _ChartModifier> {
    chart { $0.yAxis.style = { AnyView(content($0)) } }
  }

  // MARK: Titles

  /// Adds a view as the title of the x axis, by default below it.
  public nonisolated func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> ModifiedContent<Self, _ChartModifier> {
    title(\.xAxis, content(), position, alignment, spacing)
  }

  /// Adds a view as the title of the y axis, by default above the plot.
  public nonisolated func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> ModifiedContent<Self, _ChartModifier> {
    title(\.yAxis, content(), position, alignment, spacing)
  }

  nonisolated func title<C: View>(
    _ axis: WritableKeyPath<ChartSettings, ChartSettings.AxisSettings>, _ content: C, _ position: AnnotationPosition,
    _ alignment: Alignment?, _ spacing: CGFloat?
  ) -> ModifiedContent<Self, _ChartModifier> {
    let title = ChartSettings.AxisTitle(
      content: AnyView(content), position: position, alignment: alignment, spacing: spacing)
    return chart { $0[keyPath: axis].title = title }
  }
}
