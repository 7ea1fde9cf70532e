import Foundation

/// Details that few marks have.
///
/// A class because charts have up to a million marks: a mark without details stays small, and neighbours share theirs.
final class MarkDetails {
  let width: MarkDimension
  let height: MarkDimension
  let series: _PlottedValue?
  let sector: SectorGeometry?
  /// The function that a plot samples, instead of a position of the mark itself.
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

/// The dimensions of a sector other than its angle, which is in `Mark.x`.
struct SectorGeometry {
  var innerRadius: MarkDimension
  var outerRadius: MarkDimension
  var angularInset: CGFloat
}
