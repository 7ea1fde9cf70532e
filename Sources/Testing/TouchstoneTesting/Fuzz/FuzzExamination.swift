import Foundation
import TouchstoneAudits
import TouchstoneRenderer
import TouchstoneSnapshots
import TouchstoneUI

/// Looks for problems in a state of a view.
@MainActor struct FuzzExamination<Content: View> {
  /// A problem, before it is known how small a state has it.
  struct Problem {
    var kind: FuzzFinding.Kind
    var text: String
  }

  let subject: FuzzSubject<Content>
  let audits: AuditType
  let checks: FuzzChecks
  let exemptions: [AuditExemption]

  /// The problems of a state, of each kind at most one.
  func problems(in state: FuzzState<Content>) throws -> [Problem] {
    let drawn = drawn(state, state.surroundings)
    if let lack = drawn.diagnostics.first(where: { $0.isError && !$0.isImage }) {
      return [Problem(kind: .drawing, text: lack.description)]
    }
    // Without arguments to show, a view may be empty.
    guard drawn.list.size.width > 0, drawn.list.size.height > 0 else { return [] }
    let audited = AuditedView(drawn, displayScale: ViewPicture.defaultScale)
    var found = try Audit.findings(audits, in: audited)
      .filter { finding in !exemptions.contains { $0.covers(finding) } }
      .map { Problem(kind: .audit($0.type), text: $0.problem) }
    let others: [(check: FuzzChecks, kind: FuzzFinding.Kind, text: () -> String?)] = [
      (.mirroring, .mirroring, { mirroring(state, drawn) }),
      (.repetition, .repetition, { repetition(state, drawn) }),
      (.lostText, .lostText, { lostText(state, audited) }),
      (.unreadableText, .unreadableText, { unreadableText(audited) }),
    ]
    for (check, kind, text) in others where checks.contains(check) {
      if let text = text() { found.append(Problem(kind: kind, text: text)) }
    }
    return found
  }

  /// The same for one kind, which is all that a smaller state has to have.
  func only(_ kind: FuzzFinding.Kind) -> FuzzExamination {
    let types: AuditType = if case .audit(let type) = kind { type } else { [] }
    let table: [FuzzFinding.Kind: FuzzChecks] = [
      .mirroring: .mirroring, .repetition: .repetition, .lostText: .lostText, .unreadableText: .unreadableText,
    ]
    return FuzzExamination(subject: subject, audits: types, checks: table[kind] ?? [], exemptions: exemptions)
  }

  private func drawn(_ state: FuzzState<Content>, _ surroundings: FuzzSurroundings) -> ViewTree.Picture {
    var remarks = SnapshotRemarks()
    return surroundings.picture.layOut(state.view, &remarks, marks: AuditedView.marks())
  }

  // MARK: The checks

  private func mirroring(_ state: FuzzState<Content>, _ drawn: ViewTree.Picture) -> String? {
    let other = self.drawn(state, state.surroundings.mirrored)
    let (parts, mirrored) = (MirroredPart.all(in: drawn), MirroredPart.all(in: other))
    guard parts.map(\.name) == mirrored.map(\.name) else {
      return "there are \(parts.count) views, and \(mirrored.count) in the other direction, or of other kinds"
    }
    let width = other.list.size.width
    // A text may be a little wider in the other direction, such as a number with a sign, and move the others.
    let change = zip(parts, mirrored).map { abs($0.frame.width - $1.frame.width) }.reduce(0, +)
    let tolerance = MirroredPart.tolerance + min(change, MirroredPart.mostChange)
    let strayed = zip(parts, mirrored).first { part, mirrored in
      abs(part.frame.minX - (width - mirrored.frame.maxX)) > tolerance
    }
    return strayed.map { part, mirrored in
      """
      \(part.path) is \(part.frame.minX.short) pt from the left, and \((width - mirrored.frame.maxX).short) pt from the \
      right in the other direction
      """
    }
  }

  private func repetition(_ state: FuzzState<Content>, _ drawn: ViewTree.Picture) -> String? {
    let again = WallClock.moved { self.drawn(state, state.surroundings) }
    guard again.list != drawn.list else { return nil }
    let (first, second) = (drawn.list.description, again.list.description)
    let lines = zip(first.split(separator: "\n"), second.split(separator: "\n")).first { $0 != $1 }
    let difference = lines.map { ": first \($0.0.quoted), then \($0.1.quoted)" } ?? ""
    return "drawn again, and a day later, the view is another\(difference)"
  }

  private func lostText(_ state: FuzzState<Content>, _ audited: AuditedView) -> String? {
    let shown = audited.shownTexts
    for (index, text) in state.texts.enumerated() where !text.essence.isEmpty {
      if shown.contains(text.essence) { continue }
      let choices = FuzzChoices(state.choices, substituting: [index: FuzzText.probe])
      let probed = AuditedView(
        drawn(subject.state(choices), state.surroundings), displayScale: ViewPicture.defaultScale)
      if probed.shownTexts.contains(FuzzText.probe.essence) {
        return "\(SwiftSource.literal(text)) is not shown completely, though \"\(FuzzText.probe)\" in its place is"
      }
    }
    return nil
  }

  private func unreadableText(_ audited: AuditedView) -> String? {
    let words: Set<String> = ["nan", "-nan", "NaN", "inf", "-inf"]
    for (_, node) in audited.activeViews {
      guard let text = (node as? TextNode)?.string else { continue }
      let isUnreadable =
        text.contains("Optional(")
        || text.split(whereSeparator: { $0.isWhitespace || "%:/()".contains($0) }).contains {
          words.contains(String($0))
        }
      if isUnreadable { return "\(node.path) shows \(SwiftSource.literal(text))" }
    }
    return nil
  }
}

/// A view that has no other in it, at its place.
@MainActor private struct MirroredPart {
  /// The greatest distance that counts as none, in points: texts are rounded to whole pixels.
  static let tolerance: CGFloat = 1
  /// The greatest sum of changes of widths that is tolerated in addition, in points.
  static let mostChange: CGFloat = 8

  let name: String
  let path: String
  let frame: CGRect

  static func all(in picture: ViewTree.Picture) -> [MirroredPart] {
    picture.root.subtree
      .filter { $0.children.isEmpty && !$0.traits.isGone && !$0.frame.isEmpty }
      .map { MirroredPart(name: $0.name, path: $0.path, frame: $0.frame(in: nil)) }
  }
}

extension AuditedView {
  /// All texts that can be seen, one after another, as ``Swift/String/essence``.
  fileprivate var shownTexts: String {
    activeViews.map { number, node in
      let pieces = self.drawn.pieces(of: number).filter { $0.showsText && !$0.frame.overlap(with: $0.visible).isEmpty }
      guard !pieces.isEmpty else { return "" }
      if let text = node as? TextNode { return text.string.essence }
      return pieces.map { piece in if case .glyphs(let run, _) = piece.item { run.text.essence } else { "" } }.joined()
    }
    .joined(separator: "\n")
  }
}

extension String {
  /// The text in lower case, without blanks and without characters that set directions.
  fileprivate var essence: String {
    String(
      String.UnicodeScalarView(
        lowercased().unicodeScalars.filter {
          !$0.properties.isWhitespace && ($0.properties.generalCategory != .format || $0 == "\u{200D}")
        }))
  }
}

extension Substring {
  fileprivate var quoted: String { "“\(trimmingCharacters(in: .whitespaces).prefix(80))”" }
}

extension AuditFinding {
  /// Where the issue is, in one line, and what was measured.
  fileprivate var problem: String {
    "\(path) at (\(frame.minX.short), \(frame.minY.short)), \(frame.width.short) × \(frame.height.short) pt: "
      + "\(measured); limit: \(limit). Fix: \(advice)"
  }
}
