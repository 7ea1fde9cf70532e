/// The reason why the goldens of a test file are not known, or could not be changed. Paths are relative to the package.
package enum ManifestFault: Error, Hashable, Sendable {
  /// The manifest could not be read or written.
  case file(String, GoldenStoreError.Operation, FileFault)
  /// The manifest begins with another line.
  case header(String, line: String)
  /// A golden has no line that counts.
  case unsettled(String, GoldenManifest.Obstacle)
  /// The manifest has lines that cannot be read.
  case malformed(String, lines: [Int])
  /// The golden is a file, in a package that keeps hashes.
  case isFile(String)
  /// What the golden shows could not be saved.
  case object(ObjectFault)

  /// The file that it is about.
  package var path: String {
    switch self {
    case .file(let path, _, _), .header(let path, _), .unsettled(let path, _), .malformed(let path, _),
      .isFile(let path):
      path
    case .object(.file(let address, _)), .object(.contents(let address, _)): address.path
    }
  }

  /// What is wrong, and how to fix it, in sentences.
  package var text: String {
    switch self {
    case .file(let path, let operation, let fault):
      "\(path) cannot be \(operation == .read ? "read" : "written"): \(fault.reason)."
    case .header(let path, let line):
      "The first line of \(path) is \(line.debugDescription) instead of \"\(GoldenManifest.header)\". If a newer version of "
        + "Touchstone wrote the file, update Touchstone. Otherwise restore it: git checkout -- \(path.shellWord)"
    case .unsettled(let path, .conflict):
      "\(path) has conflict markers. Merge the lines by hand, or record what the tests draw now: "
        + "swift package record-snapshots --failed"
    case .unsettled(let path, .duplicate):
      "\(path) has two lines for the same golden. Delete one of them, or record what the tests draw now: "
        + "swift package record-snapshots --failed"
    case .malformed(let path, let lines):
      "\(path) has lines that cannot be read: \(lines.prefix(5).map(String.init).joined(separator: ", ")). "
        + "Restore the file: git checkout -- \(path.shellWord)"
    case .isFile(let path):
      "\(path) is a file, but the package keeps goldens as hashes. Convert it: "
        + "swift run touchstone goldens convert --to hashes"
    case .object(let fault): "It cannot be saved in the local store: \(fault.text)."
    }
  }
}

extension GoldenManifest {
  /// What is wrong with lines of a manifest at a path.
  package func faults(_ path: String) -> [ManifestFault] {
    let conflict: [ManifestFault] = hasConflicts ? [.unsettled(path, .conflict)] : []
    let duplicates: [ManifestFault] = unsettled.values.contains(.duplicate) ? [.unsettled(path, .duplicate)] : []
    return conflict + duplicates + (malformedLines.isEmpty ? [] : [.malformed(path, lines: malformedLines)])
  }
}
