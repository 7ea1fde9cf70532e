import TouchstoneSnapshots

/// The files that an entry of a report shows.
struct EntryFiles {
  var reference: ConfinedFile?
  var actual: ConfinedFile?
  var difference: ConfinedFile?
  /// The numbers of the difference, if it was computed here.
  var comparison: DifferenceSummary?
  /// The edits of the views, if they were computed here.
  var edits: [ViewEdit]?
  var hasMoreEdits: Bool?
  /// Whether the run compared with another golden than that of the package.
  var isOtherGolden = false
  /// Whether the run says that it recorded what it drew, and the golden of the package is another one.
  var isUnconfirmed = false

  /// Returns the sizes that the PNG files of the golden and of what was drawn have, with the scales of a log.
  func sizes(scaledAs log: SnapshotResult) -> (reference: PictureSize?, actual: PictureSize?) {
    func size(_ file: ConfinedFile?, _ told: PictureSize?) -> PictureSize? {
      guard let data = try? file?.read(prefix: PictureHeader.length), let size = PictureHeader.size(ofPNG: data) else {
        return nil
      }
      return PictureSize(width: size.width, height: size.height, scale: told?.scale ?? 1)
    }
    return (size(reference, log.reference ?? log.actual), size(actual, log.actual ?? log.reference))
  }
}
