import TouchstoneSnapshots

extension [RegionSummary] {
  /// The regions with their titles, whatever a log says of these.
  var titled: [RegionSummary] {
    map { region in
      var region = region
      region.title = region.words ?? "Differs"
      return region
    }
  }
}
