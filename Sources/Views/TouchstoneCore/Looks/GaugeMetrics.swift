package import Foundation

/// The dimensions of gauges, in points.
package struct GaugeMetrics: Hashable, Sendable {
  /// The bar of a linear gauge: its height, and its distance from the texts around it.
  package var barHeight: CGFloat
  package var spacing: CGFloat
  /// The bar of an accessory gauge: its height, and its distance from the texts above and below it.
  package var accessoryBarHeight: CGFloat
  package var accessorySpacing: CGFloat
  /// The distance between a marker and the bar or ring that it is on.
  package var markerGap: CGFloat
  /// A ring: its diameter, its thickness, and the width of the texts in it.
  package var ringSize: CGFloat
  package var ringThickness: CGFloat
  package var ringInside: CGFloat
  /// The part of a turn that an open ring has.
  package var ringTurn: Double
  /// The opacity of the part of a ring that isn't filled.
  package var ringTrackOpacity: Double
  /// The font sizes in a ring: of the value, of the label, and of the ends of the range, with the distance of the latter.
  package var valueSize: CGFloat
  package var labelSize: CGFloat
  package var boundsSize: CGFloat
  package var boundsSpacing: CGFloat
  /// The smallest scale of the value, and of the other texts in a ring.
  package var valueScale: CGFloat
  package var textScale: CGFloat
}
