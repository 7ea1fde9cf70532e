import TouchstoneSnapshots

extension ReportEntryBuilder {
  /// Failures that cannot be measured come before those that can.
  static func severity(of log: SnapshotResult) -> Double {
    let worst = log.comparison?.weight ?? 0
    switch log.reason {
    case nil: return worst
    // Texts differ without pixels.
    case .differs: return (log.comparison?.pixels ?? 0) > 0 ? worst : 500
    case .size: return 500 + worst
    default: return 1000
    }
  }
}
