import Foundation
import TouchstoneReport

/// What the last build for `touchstone look` was made from, so that a package that has not changed is not built again: SwiftPM
/// takes seconds to find that out.
struct BuildRecord: Codable {
  /// The sources: see ``SourceState/text``.
  var sources: String
  /// The date of the package's manifest, which decides what the bundle is.
  var manifest: String
  /// The folders of local packages that the package depends on.
  var folders: [String]
  /// The size and the modification date of the bundle.
  var bundle: String
  /// The package with the tests, the name of it, and whether it is a generated one.
  var package: String
  var name: String
  var isGuest: Bool
  /// Whether the bundle was chosen for these sources, rather than earlier ones.
  var isChosen: Bool
  /// The previews in the bundle, once it was asked.
  var previews: [LookAnswer.Name]?

  /// Returns the record in a file, if it speaks of the present sources of a package and of the bundle that is there.
  static func current(in file: URL, of package: URL, scratch: URL) -> BuildRecord? {
    guard let data = try? Data(contentsOf: file), let record = try? JSONDecoder().decode(BuildRecord.self, from: data),
      record.bundle == record.testBundle(scratch: scratch).stamp,
      record.sources == sources(of: package, folders: record.folders)
    else { return nil }
    return record
  }

  /// Returns the record in a file whose bundle is still the right one, though sources have changed.
  static func outdated(in file: URL, of package: URL) -> BuildRecord? {
    guard let data = try? Data(contentsOf: file), let record = try? JSONDecoder().decode(BuildRecord.self, from: data),
      record.manifest == manifest(of: package)
    else { return nil }
    return record
  }

  static func manifest(of package: URL) -> String {
    let file = package.appendingPathComponent("Package.swift")
    let date = try? FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    return "\(date?.timeIntervalSinceReferenceDate ?? 0)"
  }

  static func sources(of package: URL, folders: [String]) -> String {
    let roots = [package] + folders.map { URL(fileURLWithPath: $0, isDirectory: true) }
    // A state leaves out all folders of goldens by their name, which a folder of sources may have as well.
    let all = roots + roots.flatMap { Self.sourceFolders(namedSnapshotsIn: $0) }
    return SourceState(of: all, except: package.appendingPathComponent(".build", isDirectory: true)).text
  }

  /// Returns the folders with the name of the goldens' one, except that one itself, which is at the root.
  private static func sourceFolders(namedSnapshotsIn root: URL) -> [URL] {
    let files = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
    var found: [URL] = []
    while let file = files?.nextObject() as? URL {
      guard file.lastPathComponent == "Snapshots",
        (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
      else { continue }
      if files?.level == 1 { files?.skipDescendants() } else { found.append(file) }
    }
    return found
  }

  func testBundle(scratch: URL) -> TestBundle {
    TestBundle(
      package: URL(fileURLWithPath: package, isDirectory: true), scratch: scratch, name: name, isGuest: isGuest)
  }

  func write(to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(self).write(to: file, options: .atomic)
  }
}
