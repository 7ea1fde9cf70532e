import TouchstoneSnapshots

extension ReportEntryBuilder {
  /// Failures that cannot be measured come before those that can.
  static func severity(of log: SnapshotResult) -> Double {
    let worst =
      log.comparison.map { comparison in
        let share = Double(comparison.pixels) / Double(max(1, comparison.total))
        // A faint change of half a picture weighs more than a strong one of a single pixel.
        return (comparison.deltaE ?? comparison.severity ?? 0) * min(1, share).squareRoot()
      } ?? 0
    switch log.reason {
    case nil: return worst
    // Texts differ without pixels.
    case .differs: return (log.comparison?.pixels ?? 0) > 0 ? worst : 500
    case .size: return 500 + worst
    default: return 1000
    }
  }
}
