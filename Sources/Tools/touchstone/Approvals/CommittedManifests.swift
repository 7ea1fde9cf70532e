import Foundation
import TouchstoneSnapshots

/// The goldens of manifests that differ between two commits.
struct CommittedManifests {
  /// What goldens show that a commit changes, by their paths.
  private(set) var changed: [String: ObjectAddress] = [:]
  /// The paths of goldens that have a line.
  private(set) var kept: Set<String> = []
  /// The paths of goldens that only the other commit has.
  private(set) var removed: [String] = []
  /// The paths of manifests with lines that do not count, which nothing can approve.
  private(set) var faulty: [String] = []
  private let package: URL
  private let head: String
  private let base: String?

  /// - Parameters:
  ///   - paths: The paths of manifests that differ.
  ///   - base: The other commit; nil for all goldens.
  init(_ paths: [String], of head: String, since base: String?, in package: URL) {
    (self.package, self.head, self.base) = (package, head, base)
    for path in paths { compare(path) }
  }

  private mutating func compare(_ path: String) {
    guard let new = manifest(path, in: head), new.isSound else { return faulty.append(path) }
    // Lines of the other commit that do not count are no goldens: whatever is in their place has changed.
    let old = base.flatMap { manifest(path, in: $0) } ?? GoldenManifest()
    let folder = GoldenManifest.folder(ofGoldensAt: path)
    kept.formUnion(new.entries.keys.map { "\(folder)/\($0)" })
    for (name, entry) in new.entries where entry.address != address(of: "\(folder)/\(name)", old.entries[name]) {
      changed["\(folder)/\(name)"] = entry.address
    }
    removed += old.entries.keys.filter { new.entries[$0] == nil }.map { "\(folder)/\($0)" }.filter { golden in
      // It may be a file now.
      contents(golden, in: head) == nil
    }
  }

  /// What the other commit has of a golden: a line, or a file, which a conversion has replaced by a line.
  private func address(of golden: String, _ entry: GoldenManifest.Entry?) -> ObjectAddress? {
    if let entry { return entry.address }
    let file = base.flatMap { contents(golden, in: $0) }
    return file.flatMap { ObjectAddress(of: $0, pathExtension: (golden as NSString).pathExtension) }
  }

  /// Returns a manifest as a commit has it; an empty one if it has none, and nil if it is not one.
  private func manifest(_ path: String, in commit: String) -> GoldenManifest? {
    guard let data = contents(path, in: commit) else { return GoldenManifest() }
    return try? GoldenManifest(text: String(decoding: data, as: UTF8.self))
  }

  private func contents(_ path: String, in commit: String) -> Data? {
    Git.contents(of: "\(commit):./\(path)", in: package)
  }
}
