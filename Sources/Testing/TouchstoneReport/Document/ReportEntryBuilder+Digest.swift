import TouchstoneSnapshots

extension ReportEntryBuilder {
  /// Notes what the file shows that would become the golden. What cannot be read cannot be accepted either.
  func addDigest(of file: ConfinedFile?, format: String, to entry: inout ReportEntry) {
    let data = try? file?.read()
    entry.digest = data.flatMap { GoldenKind(pathExtension: format)?.digest(of: $0) }
    entry.file = entry.digest == nil ? nil : data.map(GoldenKind.digest(ofFile:))
    entry.acceptable = entry.digest != nil
  }
}
