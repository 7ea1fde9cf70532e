import Foundation
import TouchstoneDiff
import TouchstoneReport
import TouchstoneSnapshots

/// Finds the snapshots that a changed file may change.
struct AffectedSnapshots {
  /// What is known of a file.
  struct Answer: Codable, Hashable {
    /// Relative to the package.
    var path: String
    /// The snapshots that show something of it, with their targets, in order.
    var snapshots: [String]
    /// Why others may change too, as a sentence; nil if nothing says that they may.
    var others: String?

    var lines: [String] {
      let count = snapshots.isEmpty ? "no snapshot shows it" : "shown in \(snapshots.count.counted("snapshot"))"
      return ["\(path): \(count)"] + snapshots.map { "  \($0)" } + (others.map { ["  \($0)"] } ?? [])
    }
  }

  private let sources: CoverageSources
  private let log: RunLog
  /// The snapshots that noted nothing.
  private let silent: Int

  init(_ sources: CoverageSources, _ log: RunLog) {
    self.sources = sources
    self.log = log
    let noted = Set(log.drawn.map { "\($0.target)/\($0.id)" })
    silent = Set(log.snapshots.map { "\($0.result.target)/\($0.result.id)" }).subtracting(noted).count
  }

  func answer(to path: String) -> Answer {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if let file = sources.files.first(where: { $0.path == path }) { return answer(to: file) }
    let tested = results { $0.file == path }
    if !tested.isEmpty { return Answer(path: path, snapshots: tested, others: nil) }
    let goldens = results { $0.golden == path }
    if !goldens.isEmpty { return Answer(path: path, snapshots: goldens, others: nil) }
    if let resource = Self.resource(path) {
      return Answer(
        path: path, snapshots: drawn { $0.resources.contains { Self.names($0, resource) } }, others: silence)
    }
    return Answer(path: path, snapshots: [], others: "Any snapshot may change: it is not known what \(name) is for.")
  }

  private func answer(to file: CoverageSources.File) -> Answer {
    let views = Set(sources.views.filter { $0.file == file.path }.map(\.name))
    let snapshots = drawn { snapshot in
      snapshot.files[file.id] != nil || snapshot.views.keys.contains(where: views.contains)
    }
    guard !file.others.isEmpty else { return Answer(path: file.path, snapshots: snapshots, others: silence) }
    let names = file.others.prefix(3).joined(separator: ", ") + (file.others.count > 3 ? " and more" : "")
    return Answer(
      path: file.path, snapshots: snapshots, others: "Any snapshot may change: the file also declares \(names).")
  }

  /// What is said where snapshots noted nothing.
  private var silence: String? {
    silent == 0 ? nil : "\(silent.counted("snapshot")) noted nothing, and may change too: texts and values, not views."
  }

  private func results(_ isMeant: (SnapshotResult) -> Bool) -> [String] {
    Set(log.snapshots.map(\.result).filter(isMeant).map { "\($0.target)/\($0.id)" }).sorted()
  }

  private func drawn(_ isMeant: (DrawnSnapshot) -> Bool) -> [String] {
    Set(log.drawn.filter(isMeant).map { "\($0.target)/\($0.id)" }).sorted()
  }

  /// Whether code looks a file up, perhaps by a name with the folders of its catalogue: `image Icons/logo`.
  private static func names(_ used: String, _ file: String) -> Bool {
    guard let space = file.firstIndex(of: " "), used.hasPrefix(file[...space]) else { return false }
    return used == file || used.hasSuffix("/" + file[file.index(after: space)...])
  }

  /// What code calls a file of a picture, a colour or texts, as the log has it: `image logo`.
  static func resource(_ path: String) -> String? {
    let parts = path.split(separator: "/").map(String.init)
    for part in parts.reversed() {
      for (ending, kind) in [(".imageset", "image"), (".symbolset", "image"), (".colorset", "color")]
      where part.hasSuffix(ending) {
        return "\(kind) \(part.dropLast(ending.count))"
      }
    }
    guard let name = parts.last, let dot = name.lastIndex(of: ".") else { return nil }
    let stem = String(name[..<dot])
    switch name[name.index(after: dot)...].lowercased() {
    case "strings", "stringsdict", "xcstrings": return "strings \(stem)"
    case "png", "jpg", "jpeg", "svg", "pdf", "heic":
      // Without its scale and device: `logo@2x~ipad`.
      return "image \(stem.prefix { $0 != "@" && $0 != "~" })"
    default: return nil
    }
  }
}
