import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

extension View {
  /// Sets along which axes the chart shows a part of itself; ``chartXVisibleDomain(length:)`` sets how much.
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> ModifiedContent<Self, _ChartModifier> {
    chart { $0.scrolling.axes = axes }
  }

  /// Sets how much of x the chart shows: a length in the unit of the values, in seconds for dates, or a number of
  /// categories.
  public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(
    length: P
  ) -> ModifiedContent<Self, _ChartModifier> {
    chart { $0.scrolling.xLength = length.plotted.quantity }
  }

  /// Sets how much of y the chart shows: a length in the unit of the values, in seconds for dates, or a number of
  /// categories.
  public nonisolated func chartYVisibleDomain<P: Plottable & Numeric>(
    length: P
  ) -> ModifiedContent<Self, _ChartModifier> {
    chart { $0.scrolling.yLength = length.plotted.quantity }
  }

  /// Sets with which value of x the part that shows begins.
  public nonisolated func chartScrollPosition(initialX: some Plottable) -> ModifiedContent<Self, _ChartModifier> {
    chart { $0.scrolling.xPosition = initialX.plotted }
  }

  /// Sets with which value of y the part that shows begins.
  public nonisolated func chartScrollPosition(initialY: some Plottable) -> ModifiedContent<Self, _ChartModifier> {
    chart { $0.scrolling.yPosition = initialY.plotted }
  }

  /// Sets with which value of x the part that shows begins.
  public nonisolated func chartScrollPosition<P: Plottable>(x: Binding<P>) -> ModifiedContent<Self, _ChartModifier> {
    let value = x.wrappedValue.plotted
    return chart { $0.scrolling.xPosition = value }
  }

  /// Sets with which value of y the part that shows begins.
  public nonisolated func chartScrollPosition<P: Plottable>(y: Binding<P>) -> ModifiedContent<Self, _ChartModifier> {
    let value = y.wrappedValue.plotted
    return chart { $0.scrolling.yPosition = value }
  }

  /// Sets where scrolling ends; a picture shows the chart where it was put.
  public nonisolated func chartScrollTargetBehavior(
    _ behavior: some ChartScrollTargetBehavior
  ) -> ModifiedContent<Self, _ChartModifier> {
    chart { _ in }
  }
}
