import Foundation
import TouchstoneSnapshots

/// Makes what a failed assertion saw the golden.
struct GoldenAcceptance {
  /// The package whose goldens are written. A run may come from another machine: its goldens are this package's, by
  /// their relative paths.
  let package: URL

  /// The golden's place.
  ///
  /// - Throws: ``ToolError/goldenOutside(_:)``.
  func golden(of snapshot: RunLog.Snapshot) throws -> URL {
    let golden = package.appendingPathComponent(snapshot.entry.golden).standardizedFileURL
    guard !snapshot.entry.golden.hasPrefix("/"), golden.path.hasPrefix(package.standardizedFileURL.path + "/") else {
      throw ToolError.goldenOutside(snapshot.entry.golden)
    }
    return golden
  }

  /// Whether an assertion failed and left a picture or text that can be accepted.
  static func isPending(_ snapshot: RunLog.Snapshot) -> Bool {
    snapshot.entry.verdict == .failed && snapshot.entry.recorded == nil && snapshot.entry.artefacts?.actual != nil
  }

  /// Writes the golden.
  ///
  /// - Returns: the golden's bytes before; nil if there was none.
  @discardableResult
  func accept(_ snapshot: RunLog.Snapshot) throws -> Data? {
    guard let artefact = snapshot.entry.artefacts?.actual else { return nil }
    let golden = try golden(of: snapshot)
    let data = try Data(contentsOf: snapshot.url(ofArtefact: artefact))
    let before = try? Data(contentsOf: golden)
    try FileManager.default.createDirectory(
      at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: golden, options: .atomic)
    return before
  }

  /// Brings back what ``accept(_:)`` replaced.
  func undo(_ snapshot: RunLog.Snapshot, before: Data?) throws {
    let golden = try golden(of: snapshot)
    if let before {
      try before.write(to: golden, options: .atomic)
    } else {
      try FileManager.default.removeItem(at: golden)
    }
  }
}
