package import Foundation
import TouchstoneImageIO

/// Decides of which failures a run keeps pictures: thousands with one cause would all show the same.
///
/// Of each cause, it keeps those of the first few failures, of the first one in each view, and of each that differs twice as
/// much as all before it. A failure with several causes is kept if one of them asks for it. Every failure is kept where no cause
/// is known, and where one says too little to be the same in two failures: without values, such as other pixels of an image, or
/// a view that came or went, with all that is in it. Consequences without values count as well: another outline of a view that
/// moved or grew may be more than a consequence.
///
/// The processes of a run share the budget by files, one for each cause, with a line for each failure that was kept: how much
/// it differs, and its view. Two that fail at once may both be kept, which does no harm.
package struct PictureBudget: Sendable {
  /// The number of failures with the same cause whose pictures are always kept.
  static let few = 3
  /// The most views of one cause.
  static let viewLimit = 100

  private let folder: URL

  /// - Parameter folder: The folder of the files, which may not exist yet.
  package init(folder: URL) {
    self.folder = folder
  }

  /// Returns whether the pictures of a failure are kept, and counts them if they are.
  ///
  /// - Parameters:
  ///   - edits: What became of its views; nil if that is not known.
  ///   - severity: How much it differs, in any unit.
  package func admits(_ edits: [ViewEdit]?, severity: Double) -> Bool {
    let causes = (edits ?? []).filter { !$0.isConsequence }
    guard (edits ?? []).allSatisfy(\.saysAll) else { return true }
    var files: [URL: Set<String>] = [:]
    for edit in causes {
      for cause in edit.signatures { files[file(of: cause), default: []].insert(edit.view.type ?? edit.view.name) }
    }
    let wanting = files.filter { isWanted(in: $0.key, views: $0.value, severity) }
    if !causes.isEmpty, wanting.isEmpty { return false }
    for (file, views) in files {
      for view in views { note(view, severity, in: file) }
    }
    return true
  }

  private func isWanted(in file: URL, views: Set<String>, _ severity: Double) -> Bool {
    guard let data = try? RegularFile.read(file.path) else { return true }
    var worst = 0.0
    var known: Set<Substring> = []
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    for line in lines {
      let parts = line.split(separator: "\t", maxSplits: 1)
      guard parts.count == 2 else { continue }
      worst = max(worst, Double(parts[0]) ?? 0)
      known.insert(parts[1])
    }
    return lines.count < Self.few || severity >= 2 * worst && severity > 0
      || known.count < Self.viewLimit && !views.allSatisfy { known.contains($0[...]) }
  }

  private func note(_ view: String, _ severity: Double, in file: URL) {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return }
    // One call, so that lines of several processes do not mix.
    try? RegularFile.write(Data("\(severity)\t\(view)\n".utf8), to: descriptor)
    close(descriptor)
  }

  private func file(of cause: ViewEdit.Signature) -> URL {
    let parts = [cause.kind.rawValue, cause.before ?? "", cause.after ?? "", cause.view ?? ""]
    let name = Data(parts.joined(separator: "\u{0}").utf8).sha256
    return folder.appendingPathComponent(name, isDirectory: false)
  }
}
