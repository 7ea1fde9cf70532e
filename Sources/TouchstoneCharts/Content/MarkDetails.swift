import Foundation

/// What few marks say besides their values and their style.
///
/// A class because charts have up to a million marks: one without any of it is small, and neighbours share theirs.
final class MarkDetails {
  let width: MarkDimension
  let height: MarkDimension
  let series: _PlottedValue?
  let sector: SectorGeometry?
  /// The function that a plot samples, in place of a position of the mark's own.
  let function: PlottedFunction?

  init(
    width: MarkDimension = .automatic, height: MarkDimension = .automatic, series: _PlottedValue? = nil,
    sector: SectorGeometry? = nil, function: PlottedFunction? = nil
  ) {
    self.width = width
    self.height = height
    self.series = series
    self.sector = sector
    self.function = function
  }
}

/// What a sector says besides its angle, which is in `Mark.x`.
struct SectorGeometry {
  var innerRadius: MarkDimension
  var outerRadius: MarkDimension
  var angularInset: CGFloat
}
