/// The numbers of one comparison of pictures. They are there for passed assertions too: the room left in a tolerance.
package struct DifferenceSummary: Codable, Hashable, Sendable {
  /// The comparer and its settings, such as `ui` or `precision 0.99, perceptualPrecision 0.98`.
  package var comparer: String
  /// The number of pixels that count as different.
  package var pixels: Int
  /// The number of pixels compared.
  package var total: Int
  /// The comparer's own measure of the worst pixel, in its own unit.
  package var severity: Double?
  /// The worst CIEDE2000 difference of any counted pixel.
  package var deltaE: Double?
  /// The regions in which the pictures differ, worst first. A long list is cut; ``pixels`` counts all.
  package var regions: [RegionSummary]
  /// The number of regions before ``regions`` was cut.
  package var regionCount: Int
  /// Regions that were cut, of which logs keep none.
  package var unlisted: [RegionSummary] = []
  /// Whether the comparer takes the pictures for the same.
  package var isMatch: Bool?

  private enum CodingKeys: String, CodingKey {
    case comparer, pixels, total, severity, deltaE, regions, regionCount, isMatch
  }

  package init(
    comparer: String, pixels: Int, total: Int, severity: Double? = nil, deltaE: Double? = nil,
    regions: [RegionSummary] = [], regionCount: Int? = nil, isMatch: Bool? = nil
  ) {
    self.comparer = comparer
    self.pixels = pixels
    self.total = total
    self.severity = severity
    self.deltaE = deltaE
    self.regions = regions
    self.regionCount = regionCount ?? regions.count
    self.isMatch = isMatch
  }
}

extension DifferenceSummary {
  /// The most regions that are looked at for what changed in them.
  static let regionLimit = 1000

  /// Whether ``regions`` and ``unlisted`` are all.
  package var isWhole: Bool { regions.count + unlisted.count >= regionCount }

  /// The size of the difference: the worst difference of a pixel times the root of the share of pixels that differ. A
  /// faint change of half a picture weighs more than a strong one of a single pixel.
  package var weight: Double {
    let share = Double(pixels) / Double(max(1, total))
    // The numbers of a log may be any.
    let weight = (deltaE ?? severity ?? 0) * max(0, min(1, share)).squareRoot()
    return weight.isFinite ? weight : 0
  }
}
