package import Foundation

/// Puts the files of failures where people find them.
///
///     <run's folder>/artefacts/<target>/<file>/<golden's name>.reference.png
///                                                             .actual.png
///                                                             .difference.png
package struct ArtefactStore {
  /// The folder of the snapshots' files.
  private let root: URL
  /// What paths in the log are relative to, if they are.
  private let base: URL?

  package init(session: RunSession) {
    if let folder = session.environment.artefacts {
      root = URL(fileURLWithPath: folder, relativeTo: session.package).absoluteURL
      base = nil
    } else {
      root = session.folder.artefacts
      base = session.folder.url
    }
  }

  /// Writes the files of one assertion. A file that cannot be written is left out: the assertion has failed already.
  package func write(
    _ key: GoldenKey, scale: Double?, reference: Data?, actual: Data?, difference: (data: Data, pathExtension: String)?
  ) -> RunLogArtefacts {
    let folder = root.appendingPathComponent(key.place.target, isDirectory: true)
      .appendingPathComponent(key.place.stem, isDirectory: true)
    let stem = key.stem + GoldenKey.suffix(scale: scale)
    func write(_ data: Data?, _ role: String, _ pathExtension: String?) -> String? {
      guard let data else { return nil }
      let name = "\(stem).\(role)" + (pathExtension.map { $0.isEmpty ? "" : ".\($0)" } ?? "")
      let file = folder.appendingPathComponent(name)
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
      } catch {
        return nil
      }
      return base.map { file.path.relative(to: $0) } ?? file.path
    }
    return RunLogArtefacts(
      reference: write(reference, "reference", key.pathExtension),
      actual: write(actual, "actual", key.pathExtension),
      difference: write(difference?.data, "difference", difference?.pathExtension))
  }
}
