import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

extension View {
  /// Sets the axes along which the chart scrolls; ``chartXVisibleDomain(length:)`` sets how much of one is visible.
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> ModifiedContent<Self, _ChartModifier> {
    chart { $0.scrolling.axes = axes }
  }

  /// Sets the length of the visible part of the x axis, in the unit of the values; in seconds for dates, or as a number
  /// of categories.
  public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(
    length: P
  ) -> ModifiedContent<Self, _ChartModifier> {
    chart { $0.scrolling.xLength = length.plotted.quantity }
  }

  /// Sets the length of the visible part of the y axis, in the unit of the values; in seconds for dates, or as a number
  /// of categories.
  public nonisolated func chartYVisibleDomain<P: Plottable & Numeric>(
    length: P
  ) -> ModifiedContent<Self, _ChartModifier> {
    chart { $0.scrolling.yLength = length.plotted.quantity }
  }

  /// Sets the x value at which the visible part of the chart starts.
  public nonisolated func chartScrollPosition(initialX: some Plottable) -> ModifiedContent<Self, _ChartModifier> {
    chart { $0.scrolling.xPosition = initialX.plotted }
  }

  /// Sets the y value at which the visible part of the chart starts.
  public nonisolated func chartScrollPosition(initialY: some Plottable) -> ModifiedContent<Self, _ChartModifier> {
    chart { $0.scrolling.yPosition = initialY.plotted }
  }

  /// Sets the x value at which the visible part of the chart starts.
  public nonisolated func chartScrollPosition<P: Plottable>(x: Binding<P>) -> ModifiedContent<Self, _ChartModifier> {
    let value = x.wrappedValue.plotted
    return chart { $0.scrolling.xPosition = value }
  }

  /// Sets the y value at which the visible part of the chart starts.
  public nonisolated func chartScrollPosition<P: Plottable>(y: Binding<P>) -> ModifiedContent<Self, _ChartModifier> {
    let value = y.wrappedValue.plotted
    return chart { $0.scrolling.yPosition = value }
  }

  /// Sets where scrolling ends; a picture shows the chart at its scroll position.
  public nonisolated func chartScrollTargetBehavior(
    _ behavior: some ChartScrollTargetBehavior
  ) -> ModifiedContent<Self, _ChartModifier> {
    chart { _ in }
  }
}
