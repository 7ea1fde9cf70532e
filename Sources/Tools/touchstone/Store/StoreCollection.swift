import Foundation
import TouchstoneSnapshots

/// Decides what of a store goes, from lists alone.
///
/// An object stays if anything names it: a manifest of a kept branch or of a young commit, or a kept run. Even if nothing does, it stays
/// until it is seven days old, for a push that is under way names it last. Pushes write objects again that are older than three
/// days, so what they rely on is young.
struct StoreCollection {
  /// How old an object must be, in seconds, before it goes because nothing names it.
  static let grace: TimeInterval = 7 * 86_400
  /// The age, in seconds, from which on a push writes an object again. Well below ``grace``: a push takes hours at most.
  static let refreshAge: TimeInterval = 3 * 86_400

  /// What goes, in this order: first what names other files, so that no moment has a name without its file.
  struct Plan: Equatable {
    /// Runs and pages.
    var entries: [StoredFile] = []
    /// What only they name.
    var objects: [StoredFile] = []

    var files: [StoredFile] { entries + objects }
  }

  private enum Kind {
    case object(digest: String)
    case run(commit: String)
    /// A file of a pull request's commit or of a page, which all go at the same time.
    case member(of: [String], isEntry: Bool)
    /// What a killed process left.
    case staged
  }

  /// All files below `v1`.
  let files: [StoredFile]
  /// The commits of which runs stay, whatever their age.
  let commits: Set<GitCommit>
  /// The present time.
  let now: Date
  /// For how long runs and pages stay.
  let days: Int

  private var limit: Date { now - TimeInterval(days) * 86_400 }

  /// The runs of main that stay, whose digests are in use.
  var keptRuns: [StoredFile] {
    files.filter { file in if case .run(let commit) = kind(file) { isKept(file, commit) } else { false } }
  }

  private func isKept(_ run: StoredFile, _ commit: String) -> Bool {
    run.modified >= limit || GitCommit(commit).map { commits.contains($0) } == true
  }

  /// Returns what goes.
  ///
  /// - Parameter used: The digests that manifests and ``keptRuns`` name.
  func plan(used: Set<String>) -> Plan {
    var plan = Plan()
    var newest: [[String]: Date] = [:]
    for file in files {
      if case .member(let group, _) = kind(file) { newest[group] = max(newest[group] ?? .distantPast, file.modified) }
    }
    for file in files {
      switch kind(file) {
      case .object(let digest):
        if !used.contains(digest), file.modified < now - Self.grace { plan.objects.append(file) }
      case .run(let commit):
        if !isKept(file, commit) { plan.entries.append(file) }
      case .member(let group, let isEntry):
        guard let date = newest[group], date < limit else { continue }
        if isEntry { plan.entries.append(file) } else { plan.objects.append(file) }
      case .staged:
        if file.modified < now - Self.grace { plan.objects.append(file) }
      case nil: break
      }
    }
    return plan
  }

  /// What a file is, by its path; nil if no command of this tool wrote it. Such a file stays.
  private func kind(_ file: StoredFile) -> Kind? {
    let parts = file.path.components
    guard parts.count > 2, parts[0] == "v1" else { return nil }
    switch (parts[1], parts.count) {
    case (ObjectName.folder, 4):
      return ObjectName.digest(parts[2], parts[3]).map { .object(digest: $0) }
    case ("runs", 4) where GitCommit(parts[2]) != nil && StoredRun.Name(parts[3]) != nil: return .run(commit: parts[2])
    case ("pages", 5...) where GitCommit(parts[2]) != nil:
      return .member(of: Array(parts[..<4]), isEntry: parts.last == "index.html")
    case ("pr", 6...) where Int(parts[2]) != nil && GitCommit(parts[3]) != nil:
      return .member(of: Array(parts[..<4]), isEntry: parts[4] == "runs" || parts.last == "index.html")
    case ("staging", 3) where parts[2].hasSuffix(".tmp"): return .staged
    default: return nil
    }
  }
}
