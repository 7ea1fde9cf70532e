import Foundation
public import TouchstoneUI

/// A view that displays data as marks along axes.
///
/// ```swift
/// Chart(continents) { continent in
///   BarMark(x: .value("Name", continent.name), y: .value("Area", continent.area))
/// }
/// .frame(width: 500, height: 300)
/// ```
///
/// A chart takes the proposed size, or 200 × 200 points if none is proposed. Its axes are inside its bounds: labels of
/// the x axis below the plot, those of the y axis after it; the plot takes the rest. The label of the topmost line
/// extends beyond the chart by half its height, as in Apple's charts.
///
/// - Source: Swift Charts, `Chart`.
public struct Chart<Content: ChartContent> {
  let content: Content

  /// Creates a chart with the given content.
  public nonisolated init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Creates a chart with content for each element of a collection, identified by the element's `id`.
  public nonisolated init<Data, C>(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C)
  where
    Content == ForEach<Data, Data.Element.ID, C>, Data: RandomAccessCollection, C: ChartContent,
    Data.Element: Identifiable
  {
    self.content = ForEach(data, content: content)
  }

  /// Creates a chart with content for each element of a collection, identified by a key path.
  public nonisolated init<Data, ID, C>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C>, Data: RandomAccessCollection, C: ChartContent, ID: Hashable {
    self.content = ForEach(data, id: id, content: content)
  }
}

extension Chart: ChartView, PrimitiveView {
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    var collector = MarkCollector(environment: context.environment)
    content.lower(into: &collector)
    let settings = context.environment.chartSettings
    let data = ChartData(collector, settings: settings)
    for problem in data.problems { context.host.diagnostics.report(.chartData(reason: problem)) }
    // A chart inside an annotation or a legend starts with its own settings.
    let inner = context.child(.content).environment { $0.chartSettings = ChartSettings() }
    let plan = ChartPlan(data: data, settings: settings, context: inner)
    return [DelegatingNode(ChartNode(plan), environment: context.environment)]
  }
}

/// A view that a ``ChartRenderer`` can draw: a chart, or a chart with chart modifiers.
///
/// - Source: Swift Charts in Xcode 14 beta 1 and 2, `ChartView`.
public protocol ChartView: View {}
