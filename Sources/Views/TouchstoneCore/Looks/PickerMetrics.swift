package import Foundation

/// The dimensions of wheels, in points, and their colours.
package struct WheelMetrics: Hashable, Sendable {
  /// The size without a proposal.
  package var width: CGFloat
  package var height: CGFloat
  /// The padding beside a value.
  package var inset: CGFloat
  /// The band behind the selected row: its height, its corner radius, and its distance from the sides.
  package var bandHeight: CGFloat
  package var bandRadius: CGFloat
  package var bandInset: CGFloat
  package var band: LookColor
  package var fontSize: CGFloat
  /// The widths of the wheels of months, and of days with their weekday, compared with the others.
  package var monthWeight: CGFloat
  package var dayWeight: CGFloat
  /// The rows beside the selected one: the distances of their centres from its centre, the scale of their height, and
  /// their opacity.
  package var distances: [CGFloat]
  package var scales: [CGFloat]
  package var opacities: [Double]
}

/// The dimensions of graphical date pickers, in points.
package struct CalendarMetrics: Hashable, Sendable {
  /// The width without a proposal.
  package var width: CGFloat
  package var titleHeight: CGFloat
  package var weekdayHeight: CGFloat
  package var dayHeight: CGFloat
  /// The diameter of the circle behind the selected day.
  package var selection: CGFloat
  package var selectionOpacity: Double
  package var inset: CGFloat
  /// The font sizes of days, of the selected day, of weekdays, and of the arrows behind and opposite the title.
  package var daySize: CGFloat
  package var selectedDaySize: CGFloat
  package var weekdaySize: CGFloat
  package var titleArrowSize: CGFloat
  package var arrowSize: CGFloat
  /// The distances of the title from its arrow, and of the arrows opposite it from each other.
  package var titleSpacing: CGFloat
  package var arrowSpacing: CGFloat
  /// The width of the wheels that a compact time opens.
  package var timeWidth: CGFloat
}
