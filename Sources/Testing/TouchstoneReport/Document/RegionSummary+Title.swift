import TouchstoneSnapshots

extension [RegionSummary] {
  /// The regions with their titles, which replace those in the log.
  var titled: [RegionSummary] {
    map { region in
      var region = region
      region.title = region.words ?? "Differs"
      return region
    }
  }
}
