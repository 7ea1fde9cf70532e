import Foundation
public import TouchstoneUI

extension View {
  /// Binds the x value that the user selects.
  public nonisolated func chartXSelection<P: Plottable>(
    value: Binding<P?>
  ) -> ModifiedContent<Self, _ChartModifier> {
    chart { $0.selection.x = { value.wrappedValue = $0.flatMap { P(plotted: $0) } } }
  }

  /// Binds the range of x values that the user selects by dragging.
  public nonisolated func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> ModifiedContent<Self, _ChartModifier> {
    chart { $0.selection.xRange = Self.writing(range) }
  }

  /// Binds the y value that the user selects.
  public nonisolated func chartYSelection<P: Plottable>(
    value: Binding<P?>
  ) -> ModifiedContent<Self, _ChartModifier> {
    chart { $0.selection.y = { value.wrappedValue = $0.flatMap { P(plotted: $0) } } }
  }

  /// Binds the range of y values that the user selects by dragging.
  public nonisolated func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> ModifiedContent<Self, _ChartModifier> {
    chart { $0.selection.yRange = Self.writing(range) }
  }

  /// Binds the running total of the sectors up to the angle that the user selects.
  public nonisolated func chartAngleSelection<P: Plottable>(
    value: Binding<P?>
  ) -> ModifiedContent<Self, _ChartModifier> {
    chart { $0.selection.angle = { value.wrappedValue = $0.flatMap { P(plotted: $0) } } }
  }

  /// Binds the running total of the sectors up to the angle that the user selects, as spelled in Xcode 15's betas.
  public nonisolated func chartAngleSelection<P: Plottable>(
    _ value: Binding<P?>
  ) -> ModifiedContent<Self, _ChartModifier> {
    chartAngleSelection(value: value)
  }

  private nonisolated static func writing<P: Plottable & Comparable>(
    _ range: Binding<ClosedRange<P>?>
  ) -> (_PlottedValue, _PlottedValue) -> Void {
    { from, to in
      guard let from = P(plotted: from), let to = P(plotted: to) else { return }
      range.wrappedValue = min(from, to)...max(from, to)
    }
  }
}
