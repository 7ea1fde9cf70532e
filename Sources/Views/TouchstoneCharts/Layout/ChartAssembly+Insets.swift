import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The second pass: how much of the chart is left for the plot.
extension ChartAssembly {
  /// The space around the plot, in points.
  struct Insets {
    var edges = EdgeInsets()
    /// The part of each edge that axis strips take.
    var strips = EdgeInsets()
  }

  static func space(_ size: CGSize, _ insets: Insets) -> CGRect {
    let edges = insets.edges
    return CGRect(
      x: edges.leading, y: edges.top, width: max(0, size.width - edges.leading - edges.trailing),
      height: max(0, size.height - edges.top - edges.bottom))
  }

  @MainActor
  static func insets(
    _ axes: ChartPlan.Axes, _ legend: CGSize?, _ xTitle: CGSize?, _ yTitle: CGSize?, _ settings: ChartSettings
  ) -> Insets {
    func extent(_ side: AxisSide) -> CGFloat { axes.all.map { $0.extent(side) }.max() ?? 0 }
    var insets = Insets()
    // Labels of several axes on one side share a strip.
    insets.strips = EdgeInsets(
      top: extent(.top), leading: extent(.leading), bottom: extent(.bottom), trailing: extent(.trailing))
    insets.edges = insets.strips
    // Titles and the legend are outside of the labels.
    for (title, size, side) in [
      (settings.xAxis.title, xTitle, AxisSide.bottom), (settings.yAxis.title, yTitle, .top),
    ] {
      guard let title, let size else { continue }
      let spacing = title.spacing ?? AxisStandard.titleSpacing
      let side = AxisSide(title.position) ?? side
      insets.edges.add((side.isHorizontal ? size.width : size.height) + spacing, side)
    }
    if let legend {
      let side = settings.legend.side
      insets.edges.add((side.isHorizontal ? legend.width : legend.height) + settings.legend.distance, side)
    }
    return insets
  }
}

extension EdgeInsets {
  fileprivate mutating func add(_ length: CGFloat, _ side: AxisSide) {
    switch side {
    case .top: top += length
    case .bottom: bottom += length
    case .leading: leading += length
    case .trailing: trailing += length
    }
  }
}
