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
  func golden(of snapshot: RunLog.Snapshot) throws(ToolError) -> URL {
    let golden = package.appendingPathComponent(snapshot.entry.golden).standardizedFileURL
    guard !snapshot.entry.golden.hasPrefix("/"), golden.path.hasPrefix(package.standardizedFileURL.path + "/") else {
      throw .goldenOutside(snapshot.entry.golden)
    }
    return golden
  }

  /// Whether an assertion failed and left a picture or text that can be accepted.
  static func isPending(_ snapshot: RunLog.Snapshot) -> Bool {
    snapshot.entry.verdict == .failed && snapshot.entry.recorded == nil && snapshot.entry.artefacts?.actual != nil
  }

  /// Writes the golden, whole or not at all.
  ///
  /// - Returns: the golden's bytes before; nil if there was none.
  @discardableResult
  func accept(_ snapshot: RunLog.Snapshot) throws(ToolError) -> Data? {
    guard let artefact = snapshot.entry.artefacts?.actual else { return nil }
    let golden = try golden(of: snapshot)
    let picture = snapshot.url(ofArtefact: artefact)
    guard let data = try? Data(contentsOf: picture) else { throw .noPicture(picture.path) }
    do throws(GoldenStoreError) {
      let before = try store.read(golden)
      try store.write(data, to: golden)
      return before
    } catch {
      throw failure(error, snapshot)
    }
  }

  /// Brings back what ``accept(_:)`` replaced.
  func undo(_ snapshot: RunLog.Snapshot, before: Data?) throws(ToolError) {
    let golden = try golden(of: snapshot)
    do throws(GoldenStoreError) {
      if let before {
        try store.write(before, to: golden)
      } else if unlink(golden.path) != 0, errno != ENOENT {
        throw GoldenStoreError(.replace, path: golden.path, code: errno)
      }
    } catch {
      throw failure(error, snapshot)
    }
  }

  private var store: GoldenStore {
    GoldenStore(staging: package.appendingPathComponent(".build/touchstone/staging", isDirectory: true))
  }

  private func failure(_ error: GoldenStoreError, _ snapshot: RunLog.Snapshot) -> ToolError {
    .notWritten(snapshot.entry.golden, at: error.path.relative(to: package), why: error.reason)
  }
}
