import Foundation
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneReport
import TouchstoneSnapshots

/// Compares the previews of two revisions, and says what became of each in the form of a log of tests.
struct PreviewComparison {
  /// A picture of a preview, on one side.
  private struct Picture {
    var entry: PreviewBook.Entry
    var picture: PreviewBook.Picture
    var folder: ConfinedFolder
    var file: ConfinedPath
    /// The place of the picture among the others.
    var place: ConfinedPath

    var key: String { place.description }

    /// Fails if a path could lead out of its folder: a book may come from another machine.
    init?(_ picture: PreviewBook.Picture, of entry: PreviewBook.Entry, in folder: URL) {
      guard let file = ConfinedPath(picture.file),
        let place = ConfinedPath([entry.module, picture.variant, file.name])
      else { return nil }
      (self.entry, self.picture, self.folder, self.file, self.place) = (
        entry, picture, ConfinedFolder(folder), file, place
      )
    }

    /// The picture that an entry without any would have.
    init?(missingOf entry: PreviewBook.Entry, in folder: URL) {
      let name = SnapshotName.component("\(entry.module)-\(entry.id)", limit: 120)
      self.init(
        PreviewBook.Picture(
          variant: "light", file: "\(name).light.png", width: 0, height: 0, isScreen: false, stage: .light),
        of: entry, in: folder)
    }
  }

  let package: URL
  /// The folders with the books of the previews.
  let base, head: URL
  /// Where the pictures that differ go.
  let run: RunFolder
  /// What the other revision is called.
  let name: String

  /// Returns the logs of both sides. Pictures of the other side get their places in a folder, where snapshots would have them.
  func logs(pictures: URL) throws -> (base: RunLog, head: RunLog) {
    let (old, new) = (try self.pictures(in: base), try self.pictures(in: head))
    try run.make()
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    var (before, now) = (RunLog(), RunLog())
    let commit = GitCommit(checkedOutAt: package)?.description
    now.headers = [
      RunLogHeader(
        run: run.run, process: getpid(), started: Date().timeIntervalSince1970, tool: TouchstoneVersion.current,
        sources: RunSources(package: package.path, commit: commit))
    ]
    for (key, picture) in old.sorted(by: { $0.key < $1.key }) {
      try ConfinedFolder(pictures).write(picture.folder.read(picture.file), to: picture.place)
      before.snapshots.append(snapshot(result(of: picture, key: key, pictures)))
    }
    // What one side could not draw is neither new nor gone.
    before.snapshots += try undrawn(new, than: old, base, pictures).map(snapshot)
    now.snapshots += try undrawn(old, than: new, head, pictures).map(snapshot)
    now.snapshots += try neverDrawn(besides: old, pictures).map(snapshot)
    for (key, picture) in new.sorted(by: { $0.key < $1.key }) {
      var result = result(of: picture, key: key, pictures)
      try compare(picture, with: old[key], &result)
      now.snapshots.append(snapshot(result))
    }
    return (before, now)
  }

  /// - Throws: ``ComparisonError/damaged(side:_:)`` if a path in the book could lead out of its folder.
  private func pictures(in folder: URL) throws -> [String: Picture] {
    var pictures: [String: Picture] = [:]
    for entry in try PreviewDrawing.book(in: folder, side: name).entries {
      for picture in entry.pictures {
        guard let picture = Picture(picture, of: entry, in: folder) else {
          throw ComparisonError.damaged(side: name, ["\(picture.file) of \(entry.id) is no path in the folder"])
        }
        if pictures[picture.key] == nil { pictures[picture.key] = picture }
      }
    }
    return pictures
  }

  /// Results for the previews of the checkout that have no picture on either side.
  private func neverDrawn(besides old: [String: Picture], _ place: URL) throws -> [SnapshotResult] {
    let known = Set(old.values.map { [$0.entry.module, $0.entry.id] })
    return try PreviewDrawing.book(in: head, side: name).entries
      .filter { $0.pictures.isEmpty && !known.contains([$0.module, $0.id]) }
      .compactMap { entry in
        guard let picture = Picture(missingOf: entry, in: head) else { return nil }
        return undrawn(picture, entry, place)
      }
  }

  private func undrawn(_ picture: Picture, _ entry: PreviewBook.Entry, _ place: URL) -> SnapshotResult {
    var result = result(of: picture, key: picture.key, place)
    (result.verdict, result.reason) = (.failed, .value)
    result.message = (["The preview \(result.id) could not be drawn."] + entry.remarks).joined(separator: " ")
    return result
  }

  /// Results for the pictures that a side lacks of previews that it has.
  ///
  /// - Parameters:
  ///   - pictures: Those of the other side.
  ///   - own: Those of the side.
  ///   - folder: The folder with the side's book.
  private func undrawn(
    _ pictures: [String: Picture], than own: [String: Picture], _ folder: URL, _ place: URL
  ) throws -> [SnapshotResult] {
    let entries = try PreviewDrawing.book(in: folder, side: name).entries
    return pictures.filter { own[$0.key] == nil }.sorted { $0.key < $1.key }.compactMap { _, picture in
      // Only screens have these, and a preview may have become one.
      guard !["landscape", "tablet"].contains(picture.picture.variant),
        let entry = entries.first(where: { ($0.module, $0.id) == (picture.entry.module, picture.entry.id) })
      else { return nil }
      return undrawn(picture, entry, place)
    }
  }

  private func result(of picture: Picture, key: String, _ pictures: URL) -> SnapshotResult {
    let entry = picture.entry
    return SnapshotResult(
      id: "\(entry.id)/\(picture.picture.variant)", target: entry.module,
      file: entry.source.relative(to: package), line: entry.line ?? 0, test: entry.id,
      golden: pictures.appendingPathComponent(key).path.relative(to: package), format: "png", verdict: .passed)
  }

  private func snapshot(_ result: SnapshotResult) -> RunLog.Snapshot {
    RunLog.Snapshot(result: result, runFolder: run.url, packageFolder: package)
  }

  /// Compares two pictures, and keeps those that differ.
  private func compare(_ picture: Picture, with old: Picture?, _ result: inout SnapshotResult) throws {
    let now = try picture.folder.read(picture.file)
    result.actual = Self.size(of: now, picture.picture)
    guard let old else {
      (result.verdict, result.reason) = (.failed, .missing)
      result.message = "The preview is new: \(name) has no such preview."
      result.artefacts = SnapshotArtefacts(actual: try keep(now, picture, "actual"))
      return
    }
    let before = try old.folder.read(old.file)
    result.reference = Self.size(of: before, old.picture)
    guard let difference = GoldenDifference(golden: before, actual: now, pathExtension: "png") else { return }
    result.verdict = .failed
    result.reason = result.actual == result.reference ? .differs : .size
    result.comparison = difference.summary
    result.message = "The preview \(result.id) differs from \(name)."
    result.artefacts = SnapshotArtefacts(
      reference: try keep(before, picture, "reference"), actual: try keep(now, picture, "actual"),
      difference: try keep(difference.data, picture, "difference"))
  }

  private func keep(_ data: Data, _ picture: Picture, _ role: String) throws -> String {
    let name = "\(picture.file.name.split(separator: ".").dropLast().joined(separator: ".")).\(role).png"
    try FileManager.default.createDirectory(at: run.artefacts, withIntermediateDirectories: true)
    try data.write(to: run.artefacts.appendingPathComponent(name), options: .atomic)
    return "artefacts/\(name)"
  }

  private static func size(of data: Data, _ picture: PreviewBook.Picture) -> PictureSize? {
    guard let bitmap = try? PNGImage(data: data).bitmap else { return nil }
    let scale = picture.width > 0 ? (Double(bitmap.width) / picture.width).rounded() : 1
    return PictureSize(width: bitmap.width, height: bitmap.height, scale: max(1, scale))
  }
}
