import Foundation
import TouchstoneImageIO

/// The evidence that an assertion leaves: files to look at, or digests of what was not kept.
struct KeptEvidence {
  /// The files on disk.
  var files = SnapshotArtefacts()
  /// The files for the test framework.
  private(set) var attachments: [DiffAttachment] = []
  /// The digest of what the picture shows, if its files were not kept.
  var unkeptDigest: String?
  /// The SHA-256 of the golden that was recorded in place of another one, if no copy of it was kept.
  var recordedDigest: String?
  /// The SHA-256 of the golden that the value was compared with, if no copy of it was kept.
  var goldenDigest: String?
  /// The digest of what the golden shows, if the package keeps it as a hash.
  var goldenContents: String?

  /// Keeps a value, its golden and their difference.
  ///
  /// - Parameters:
  ///   - key: The key that names the files.
  ///   - scale: The scale of the picture; nil if the value is none.
  mutating func keep(
    reference: Data?, actual: Data, difference: Difference?, as key: GoldenKey, scale: Double?, in store: ArtefactStore
  ) {
    let picture = (try? difference?.picture?()).map { (data: $0, pathExtension: "png") }
    let patch = difference?.attachments.first { $0.name.hasPrefix("difference") }
      .map { (data: $0.data, pathExtension: ($0.name as NSString).pathExtension) }
    files = store.write(key, scale: scale, reference: reference, actual: actual, difference: picture ?? patch)
    // The copy identifies the golden; the digest, which takes a while, is only needed without it.
    if files.reference == nil { goldenDigest = reference?.sha256 }
    if let difference, !difference.attachments.isEmpty {
      attachments = difference.attachments
    } else {
      let pathExtension = key.pathExtension.map { ".\($0)" } ?? ""
      attachments = reference.map { [.data($0, name: "reference\(pathExtension)")] } ?? []
      attachments.append(.data(actual, name: "failure\(pathExtension)"))
      if let picture { attachments.append(.data(picture.data, name: "difference.png")) }
    }
  }

  /// Keeps the pictures of a view that an audit found something in.
  mutating func keep(_ audit: SnapshotAudit, as key: GoldenKey, scale: Double?, in store: ArtefactStore) {
    let kept = store.write(key, scale: scale, audited: audit.picture?.png, marked: audit.marked)
    files.audited = kept.audited
    files.marked = kept.marked
    if let marked = audit.marked { attachments.append(.data(marked, name: "audit.png")) }
  }
}
