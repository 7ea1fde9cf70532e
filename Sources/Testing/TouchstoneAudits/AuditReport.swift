package import Foundation

/// The findings in a view, sorted by whether they fail an assertion.
package struct AuditReport {
  /// A finding as measured in the worst variant, and the places where variants of the view have it.
  package struct Entry {
    package var finding: AuditFinding
    /// In the order of the variants; a variant with several equal views has several.
    package var places: [(variant: String, frame: CGRect)]

    /// The names of the variants, each once.
    package var variants: [String] {
      places.reduce(into: []) { if !$0.contains($1.variant) { $0.append($1.variant) } }
    }

    /// Takes what a worse variant measured. The view stays as it was in the first, and so does its line in a baseline.
    fileprivate mutating func take(_ worse: AuditFinding) {
      let first = finding
      finding = worse
      (finding.path, finding.position, finding.language) = (first.path, first.position, first.language)
    }
  }

  /// Issues that fail the assertion.
  package private(set) var open: [Entry] = []
  /// Ignored issues, with the reason.
  package private(set) var ignored: [(entry: Entry, reason: String)] = []
  /// Issues in the baseline.
  package private(set) var known: [Entry] = []
  /// Exemptions that match no finding.
  package private(set) var unused: [AuditExemption]
  /// Lines of the baseline that match no finding.
  package private(set) var gone: [String] = []

  /// - Parameters:
  ///   - findings: The findings in each variant of the view, by the variant's name.
  ///   - exemptions: The issues to ignore.
  ///   - types: The kinds that were looked for.
  ///   - baseline: The known issues.
  package init(
    _ findings: [(variant: String, findings: [AuditFinding])], ignoring exemptions: [AuditExemption],
    types: AuditType = .all, baseline: AuditBaseline? = nil
  ) {
    unused = exemptions
    var entries: [Entry] = []
    for (variant, findings) in findings {
      for finding in findings {
        if let known = entries.firstIndex(where: { $0.finding.isSameIssue(as: finding) }) {
          entries[known].places.append((variant, finding.frame))
          if finding.severity > entries[known].finding.severity { entries[known].take(finding) }
        } else {
          entries.append(Entry(finding: finding, places: [(variant, finding.frame)]))
        }
      }
    }
    var rest: [Entry] = []
    for entry in entries {
      let fitting = exemptions.filter { $0.covers(entry.finding) }
      unused.removeAll(where: fitting.contains)
      if let first = fitting.first { ignored.append((entry, first.reason)) } else { rest.append(entry) }
    }
    known = rest.filter { baseline?.contains($0.finding) ?? false }
    open = rest.filter { !(baseline?.contains($0.finding) ?? false) }
    gone = baseline?.gone(from: rest.map(\.finding), in: types) ?? []
  }

  /// The failure's text for an assertion of its own, or `nil` if there is nothing to fix.
  package var message: String? { message(isScope: false, advice: nil) }

  /// The failure's text, or `nil` if there is nothing to fix.
  ///
  /// - Parameters:
  ///   - isScope: Whether the exemptions are those of many assertions, so that some may fit none of the findings here.
  ///   - advice: What else to do about findings.
  package func message(isScope: Bool, advice: String?) -> String? {
    let unused = isScope ? [] : unused
    if open.isEmpty && unused.isEmpty && gone.isEmpty { return nil }
    var parts: [String] = []
    if !open.isEmpty {
      parts.append("The audit found \(open.count) \(open.count == 1 ? "issue" : "issues") in the view.")
      parts += open.enumerated().map { open.count == 1 ? $1.text : "\($0 + 1). \($1.text)" }
      let first = open[0].finding
      let place = first.identifiers.first.map { ", identifier: \"\($0)\"" } ?? ""
      parts.append(
        "To exempt an issue, give a reason: ignoring: [AuditExemption(.\(first.type)\(place), reason: \"…\")]")
      if let advice { parts.append(advice) }
    }
    parts += unused.map { exemption in
      let place = exemption.identifier.map { " in \"\($0)\"" } ?? ""
      return """
        The exemption for \(exemption.types)\(place) matches no finding. Remove it: AuditExemption(…, reason: \
        "\(exemption.reason)")
        """
    }
    if !gone.isEmpty {
      parts.append(
        "Fixed, but still in the baseline. Remove, by hand or with TOUCHSTONE_AUDITS=accept swift test:\n"
          + gone.map { "  \($0)" }.joined(separator: "\n"))
    }
    if !ignored.isEmpty {
      parts.append(
        "Ignored:\n"
          + ignored.map { "  \($0.entry.finding.type): \($0.entry.finding.path): \($0.reason)" }
          .joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n")
  }
}

extension AuditReport.Entry {
  fileprivate var text: String {
    let names = variants.filter { !$0.isEmpty }
    return names.isEmpty ? finding.description : "\(finding)\n  in: \(names.joined(separator: ", "))"
  }
}

extension AuditFinding {
  /// Whether two findings are the same issue in the source.
  ///
  /// Views with the same names around them are distinguished by what they show. In another language, the same view shows
  /// something else; then its position decides.
  fileprivate func isSameIssue(as other: AuditFinding) -> Bool {
    guard type == other.type else { return false }
    // The colours of a scheme decide what helps against too little contrast, which a view has once.
    guard advice == other.advice || type == .contrast else { return false }
    if path == other.path { return true }
    return language != other.language && position == other.position && !position.isEmpty
  }
}
