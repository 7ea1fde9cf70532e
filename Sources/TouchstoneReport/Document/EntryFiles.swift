import TouchstoneSnapshots

/// The files that an entry of a report shows.
struct EntryFiles {
  var reference: ConfinedFile?
  var actual: ConfinedFile?
  var difference: ConfinedFile?
  /// Whether the run compared with another golden than that of the package.
  var isOtherGolden = false
}
