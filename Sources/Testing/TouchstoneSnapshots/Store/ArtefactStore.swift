package import Foundation

/// Puts the files of failures where people find them.
///
///     <run's folder>/artefacts/<target>/<file>/<golden's name>.reference.png
///                                                             .actual.png
///                                                             .difference.png
///
/// If the environment names a folder for them, they lie there as well: `<folder>/<target>/<file>/…`.
package struct ArtefactStore {
  private let run: RunFolder
  /// The folder that the environment names.
  private let copies: URL?

  package init(session: RunSession) {
    run = session.folder
    copies = session.environment.artefacts.map { URL(fileURLWithPath: $0, relativeTo: session.package).absoluteURL }
  }

  /// Writes the files of one assertion. A file that cannot be written is left out: the assertion has failed already.
  package func write(
    _ key: GoldenKey, scale: Double?, reference: Data?, actual: Data?, difference: (data: Data, pathExtension: String)?
  ) -> SnapshotArtefacts {
    func write(_ data: Data?, _ role: String, _ pathExtension: String?) -> String? {
      self.write(data, key, scale: scale, role: role, pathExtension: pathExtension)
    }
    return SnapshotArtefacts(
      reference: write(reference, "reference", key.pathExtension),
      actual: write(actual, "actual", key.pathExtension),
      difference: write(difference?.data, "difference", difference?.pathExtension))
  }

  /// Writes the pictures of a view that an audit found something in: `<name>.audited.png`, `<name>.audit.png`.
  package func write(_ key: GoldenKey, scale: Double?, audited: Data?, marked: Data?) -> SnapshotArtefacts {
    var artefacts = SnapshotArtefacts()
    artefacts.audited = write(audited, key, scale: scale, role: "audited", pathExtension: "png")
    artefacts.marked = write(marked, key, scale: scale, role: "audit", pathExtension: "png")
    return artefacts
  }

  private func write(
    _ data: Data?, _ key: GoldenKey, scale: Double?, role: String, pathExtension: String?
  ) -> String? {
    guard let data else { return nil }
    let name =
      "\(key.place.target)/\(key.place.stem)/\(key.stem)\(GoldenKey.suffix(scale: scale)).\(role)"
      + (pathExtension.map { $0.isEmpty ? "" : ".\($0)" } ?? "")
    if let copies { _ = Self.write(data, to: "\(copies.path)/\(name)") }
    return Self.write(data, to: "\(run.artefacts.path)/\(name)") ? "artefacts/\(name)" : nil
  }

  /// The path that messages give for a file that was written.
  package func place(of artefact: String) -> URL {
    guard let copies else { return run.url.appendingPathComponent(artefact) }
    return copies.appendingPathComponent(String(artefact.dropFirst("artefacts/".count)))
  }

  private static func write(_ data: Data, to path: String) -> Bool {
    // An earlier file of the same assertion.
    unlink(path)
    if (try? RegularFile.create(path, data)) != nil { return true }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return (try? RegularFile.create(path, data)) != nil
  }
}
