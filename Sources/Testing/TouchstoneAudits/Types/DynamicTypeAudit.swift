import Foundation
import TouchstoneDrawing
import TouchstoneText
import TouchstoneUI

/// Finds texts that do not grow with Dynamic Type, or no longer fit when they do.
@MainActor struct DynamicTypeAudit {
  private let view: AuditedView
  private let enlarged: AuditedView

  init(_ view: AuditedView, enlarged: AuditedView) {
    self.view = view
    self.enlarged = enlarged
  }

  var findings: [AuditFinding] { fixed + overflowing }

  /// A text, distinguished from others with the same words by how many came before it.
  private struct Key: Hashable {
    var string: String
    var occurrence: Int
  }

  private func texts(in view: AuditedView) -> [(key: Key, node: TextNode)] {
    var counts: [String: Int] = [:]
    return view.nodes.compactMap { node in
      guard let text = node as? TextNode, !view.isInBar(text) else { return nil }
      let string = text.string
      guard string.contains(where: { !$0.isWhitespace }) else { return nil }
      let occurrence = counts[string, default: 0] + 1
      counts[string] = occurrence
      return (Key(string: string, occurrence: occurrence), text)
    }
  }

  private var fixed: [AuditFinding] {
    let large = Dictionary(texts(in: enlarged).map { ($0.key, $0.node) }) { first, _ in first }
    return texts(in: view).compactMap { key, text in
      guard let before = text.fonts.map(\.size).max(), let after = large[key]?.fonts.map(\.size).max(),
        after < before * 1.05, !view.isHidden(text), !view.keepsTextSize(text)
      else { return nil }
      return view.finding(
        .dynamicType, at: text, measured: "\(before.short) pt at every text size",
        limit: "more than \(before.short) pt at \(Audit.enlargedSize)",
        advice: ".font(.body), or .font(.custom(name, size: \(before.short), relativeTo: .body))")
    }
  }

  /// The findings for views that are whole at the usual size and cut at the large one.
  private var overflowing: [AuditFinding] {
    let before = Set((view.clippedTexts + view.outside).map(\.path))
    return (enlarged.clippedTexts + enlarged.outside).filter { !before.contains($0.path) }.map { finding in
      var finding = finding
      finding.type = .dynamicType
      finding.measured += ", at \(Audit.enlargedSize)"
      finding.advice = "ViewThatFits { row; column }, or a ScrollView around the content"
      return finding
    }
  }
}
