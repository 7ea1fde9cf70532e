import Foundation
import TouchstoneCompare
import TouchstoneDiff
import TouchstoneSnapshots

extension ApprovalCheck {
  /// The lines for people: who approved which goldens, and which no one did.
  var lines: [String] {
    var lines: [String] = []
    for index in kept.indices {
      let rows = goldens.compactMap { golden -> [String]? in
        guard case .approved(let matches) = golden.verdict, let match = matches.first(where: { $0.kept == index })
        else {
          return nil
        }
        return [golden.path, match.likeness.words]
      }
      if rows.isEmpty { continue }
      lines.append("Approved by \(words(for: index)):")
      lines += TextTable.lines(rows)
    }
    let rest = goldens.compactMap { golden -> [String]? in
      switch golden.verdict {
      case .approved: nil
      case .missing: [golden.path, "no one approved it"]
      case .faulty(let reason): [golden.path, reason]
      case .other(let indices):
        [golden.path, "another picture or text was approved by \(indices.last.map(words(for:)) ?? "")"]
      }
    }
    if !rest.isEmpty { lines += ["Not approved:"] + TextTable.lines(rest) }
    let count = goldens.count - rest.count
    lines.append(
      "\(count.grouped) of \(goldens.count.counted("golden")) approved."
        + (count > 0 ? " Names are what the files and git say; nothing here is signed." : ""))
    return lines
  }

  /// `Ann (as typed on the page), 2026-11-27T09:30:00Z, of commit 0123456789ab; committed by Bob <bob@example.org> in …`.
  private func words(for index: Int) -> String {
    let one = kept[index]
    let approvals = one.file.approvals
    let about = [
      approvals.person ?? "someone without a name", approvals.approvedAt,
      approvals.commit.map { "of commit \($0.short)" },
    ].compactMap(\.self).joined(separator: ", ")
    let commit = one.commit.map { "committed by \($0.author) in \($0.short)" } ?? "of a commit that this clone lacks"
    return "\(about) (\(one.file.path), \(commit))"
  }

  /// The same for programs: see the article "Commands".
  func json(base: String?, commit: String, removed: [String], problems: [String]) throws -> String {
    let document = Document(
      isApproved: isApproved && problems.isEmpty, base: base, commit: commit,
      goldens: goldens.map { golden in
        var entry = Document.Golden(golden: golden.path, verdict: "missing", reason: nil, approvals: nil)
        switch golden.verdict {
        case .approved(let matches):
          entry.verdict = "approved"
          entry.approvals = matches.map { approval($0.kept, $0.likeness) }
        case .other(let indices):
          entry.verdict = "other"
          entry.approvals = indices.map { approval($0, nil) }
        case .missing: break
        case .faulty(let reason): (entry.verdict, entry.reason) = ("faulty", reason)
        }
        return entry
      }, removed: removed, problems: problems)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(document), as: UTF8.self)
  }

  private func approval(_ index: Int, _ likeness: Likeness?) -> Document.Approval {
    let one = kept[index]
    let approvals = one.file.approvals
    return Document.Approval(
      file: one.file.path, by: approvals.approvedBy, nameSource: approvals.nameSource, at: approvals.approvedAt,
      of: approvals.commit?.description, likeness: likeness, committed: one.commit)
  }

  /// The JSON.
  private struct Document: Encodable {
    struct Golden: Encodable {
      var golden, verdict: String
      var reason: String?
      var approvals: [Approval]?
    }

    struct Approval: Encodable {
      var file: String
      var by: String?
      var nameSource: Approvals.NameSource
      var at, of: String?
      var likeness: Likeness?
      var committed: CommitInfo?
    }

    let schema = "touchstone.approvals-check/1"
    var isApproved: Bool
    var base: String?
    var commit: String
    var goldens: [Golden]
    var removed, problems: [String]
  }
}

extension ApprovalCheck.Likeness {
  var words: String {
    switch self {
    case .file: "the file that was approved"
    case .contents: "shows what was approved"
    case .unmasked: "shows what was approved, outside of masked views"
    case .cause: "shows what was approved by its cause, unseen"
    }
  }
}
