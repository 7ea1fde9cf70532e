import Foundation
public import TouchstoneUI

extension View {
  /// Writes the value of x that a person touches.
  public nonisolated func chartXSelection<P: Plottable>(
    value: Binding<P?>
  ) -> ModifiedContent<Self, _ChartModifier> {
    chart { $0.selection.x = { value.wrappedValue = $0.flatMap { P(plotted: $0) } } }
  }

  /// Writes the values of x between which a person drags.
  public nonisolated func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> ModifiedContent<Self, _ChartModifier> {
    chart { $0.selection.xRange = Self.writing(range) }
  }

  /// Writes the value of y that a person touches.
  public nonisolated func chartYSelection<P: Plottable>(
    value: Binding<P?>
  ) -> ModifiedContent<Self, _ChartModifier> {
    chart { $0.selection.y = { value.wrappedValue = $0.flatMap { P(plotted: $0) } } }
  }

  /// Writes the values of y between which a person drags.
  public nonisolated func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> ModifiedContent<Self, _ChartModifier> {
    chart { $0.selection.yRange = Self.writing(range) }
  }

  /// Writes the sum of the sectors up to the angle that a person touches.
  public nonisolated func chartAngleSelection<P: Plottable>(
    value: Binding<P?>
  ) -> ModifiedContent<Self, _ChartModifier> {
    chart { $0.selection.angle = { value.wrappedValue = $0.flatMap { P(plotted: $0) } } }
  }

  /// Writes the sum of the sectors up to the angle that a person touches, as Xcode 15's betas spelled it.
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
