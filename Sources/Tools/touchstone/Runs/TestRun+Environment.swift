extension TestRun {
  /// Variables that undo what the user's environment may ask of tests: to leave some out, or to do more than draw and compare.
  static let plain = Dictionary(
    uniqueKeysWithValues: ["REFRESH", "AUDITS", "SHARD", "SHARDS", "VARY", "PREVIEWS", "REPLACE_FOREIGN"].map {
      ("TOUCHSTONE_\($0)", "")
    })

  /// Returns arguments for `swift test`.
  static func arguments(filter: [String], scratchPath: String?) -> [String] {
    filter.flatMap { ["--filter", $0] } + (scratchPath.map { ["--scratch-path", $0] } ?? [])
  }
}
