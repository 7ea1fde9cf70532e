import TouchstoneSnapshots

/// What `compare-snapshots --vary` reaches: snapshots that it does not reach cannot differ, so they say nothing.
enum VariationReach: Hashable {
  /// Views that strategies lay out, under their conditions.
  case views
  /// All that is drawn with the fonts of the process, by users' code as well.
  case drawings

  /// Nil if nothing is varied.
  ///
  /// - Parameter variables: Those with which a ``Variation`` runs the tests. Where they vary both, the
  ///   conditions count, which reach less.
  init?(_ variables: [String: String]) {
    func isSet(_ name: String) -> Bool { variables[name]?.isEmpty == false }
    guard isSet("TOUCHSTONE_VARY") || isSet("TOUCHSTONE_FONTS") else { return nil }
    self = isSet("TOUCHSTONE_VARY") ? .views : .drawings
  }

  /// Why a snapshot is not varied, as sentences that are true of several, too; nil if it is.
  ///
  /// The log of a Touchstone that does not know of variations says of no snapshot that it shows a view.
  func obstacle(of result: SnapshotResult) -> String? {
    if result.showsViews == true { return nil }
    switch self {
    case .views:
      return "Conditions reach only views that a strategy lays out: no pictures that tests make, paths or other values."
    case .drawings:
      let isDrawn = result.actual != nil || ["pdf", "svg"].contains(result.format)
      return isDrawn ? nil : "Fonts reach only what is drawn, and the texts of views: no dumps or other values."
    }
  }
}
