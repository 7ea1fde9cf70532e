import Foundation
import TouchstoneSnapshots

/// What became of a golden in the commits of a package that keeps hashes: as a line of a manifest, and as a file before that.
///
/// Git has no pictures of lines. They come from the stores of this machine and of the package, as far as these have them.
struct HashHistory {
  /// What a commit has in the golden's place.
  private struct State {
    let address: ObjectAddress
    /// The contents in git; nil of a line.
    var file: Data?
  }

  /// A commit that changed what the golden shows.
  private struct Step {
    let commit: CommitInfo
    let before, after: State?
  }

  private let place: ManifestPlace
  private let head: Revision
  private var steps: [Step] = []
  private var hasMore = false
  private var manifests: [String: GoldenManifest] = [:]

  /// Reads the commits: see ``GoldenHistory/init(of:before:atMost:)``.
  init(of place: ManifestPlace, before head: Revision, atMost limit: Int) {
    (self.place, self.head) = (place, head)
    let (manifest, golden) = (head.prefix + place.manifest, head.prefix + place.golden)
    let words = [
      "--literal-pathspecs", "-c", "core.quotePath=false", "log", "-c", "--raw", "--no-abbrev", "--no-renames",
      "--no-color", "--no-show-signature", "--no-ext-diff", "--format=\(CommitInfo.format)", head.commit, "--",
      manifest, golden,
    ]
    guard let text = Git.output(words, in: head.repository) else { return }
    let isShallow = CommitInfo.isShallow(head.repository)
    var commit: CommitInfo?
    var changed: [String: (before: String, after: String)] = [:]
    // Authors write the subjects, in which anything but a line feed can be.
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let line = String(decoding: line, as: UTF8.self)
      if let next = CommitInfo(line, isShallow: isShallow) {
        add(commit, changed, manifest, golden)
        (commit, changed) = (next, [:])
      } else if let change = Self.change(line) {
        changed[change.path] = (change.before, change.after)
      }
      if steps.count > limit { break }
    }
    add(commit, changed, manifest, golden)
    hasMore = steps.count > limit
    steps = Array(steps.prefix(limit))
  }

  /// Reads `:100644 100644 <before> <after> M<tab><path>`; of a merge, there are a colon, a mode and a hash for each parent.
  private static func change(_ line: String) -> (before: String, after: String, path: String)? {
    let fields = line.split(separator: "\t", maxSplits: 1)
    guard fields.count == 2, line.hasPrefix(":") else { return nil }
    let hashes = fields[0].split(separator: " ").filter { $0.count >= 40 }.map(String.init)
    guard hashes.count > 1 else { return nil }
    return (hashes[0], hashes[hashes.count - 1], String(fields[1]))
  }

  private mutating func add(
    _ commit: CommitInfo?, _ changed: [String: (before: String, after: String)], _ manifest: String, _ golden: String
  ) {
    guard let commit else { return }
    let before = state(changed[manifest]?.before, changed[golden]?.before)
    let after = state(changed[manifest]?.after, changed[golden]?.after)
    // Otherwise other lines were changed, or the golden was converted.
    if before?.address != after?.address { steps.append(Step(commit: commit, before: before, after: after)) }
  }

  private mutating func state(_ manifest: String?, _ golden: String?) -> State? {
    if let manifest, let entry = entries(of: manifest)[place.fileName] { return State(address: entry.address) }
    guard let golden, let data = Git.contents(of: golden, in: head.repository) else { return nil }
    return ObjectAddress(of: data, pathExtension: place.pathExtension).map { State(address: $0, file: data) }
  }

  private mutating func entries(of blob: String) -> [String: GoldenManifest.Entry] {
    if let known = manifests[blob] { return known.entries }
    let data = Git.contents(of: blob, in: head.repository)
    let manifest = data.flatMap { try? GoldenManifest(text: String(decoding: $0, as: UTF8.self)) }
    manifests[blob] = manifest ?? GoldenManifest()
    return manifest?.entries ?? [:]
  }

  /// What the lines show.
  var addresses: Set<ObjectAddress> {
    Set(steps.flatMap { [$0.before, $0.after] }.compactMap(\.self).filter { $0.file == nil }.map(\.address))
  }

  /// Returns the history with the pictures of a store.
  func history(_ objects: ObjectStore) -> GoldenHistory {
    var approvals = ApprovalReader(package: head.package, head: head)
    func data(_ state: State?) -> Data? { state.flatMap { $0.file ?? (try? objects.read($0.address)) } }
    let changes = steps.map { step in
      let (before, after) = (data(step.before), data(step.after))
      return GoldenHistory.Change(
        commit: step.commit, golden: place.golden, before: before, after: after,
        lacksBefore: step.before != nil && before == nil, lacksAfter: step.after != nil && after == nil,
        approvals: step.after.map { approvals.approvals(of: $0.address, golden: place.golden, in: step.commit.commit) }
          ?? [])
    }
    return GoldenHistory(golden: place.golden, changes: changes, hasMore: hasMore)
  }
}
