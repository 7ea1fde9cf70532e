/// What an assertion says of the findings in a view.
package struct AuditReport {
  /// A finding, and the variants of the view that have it.
  package struct Entry {
    package var finding: AuditFinding
    package var variants: [String]
  }

  /// What is to be fixed.
  package private(set) var open: [Entry] = []
  /// What is ignored, with the reason.
  package private(set) var ignored: [(entry: Entry, reason: String)] = []
  /// Exemptions that fit no finding.
  package private(set) var unused: [AuditExemption]

  /// - Parameters:
  ///   - findings: What was found in each variant of the view, by the variant's name.
  ///   - exemptions: What is ignored.
  package init(_ findings: [(variant: String, findings: [AuditFinding])], ignoring exemptions: [AuditExemption]) {
    unused = exemptions
    var entries: [Entry] = []
    for (variant, findings) in findings {
      for finding in findings {
        if let known = entries.firstIndex(where: { $0.finding.isSameFault(as: finding) }) {
          if !entries[known].variants.contains(variant) { entries[known].variants.append(variant) }
        } else {
          entries.append(Entry(finding: finding, variants: [variant]))
        }
      }
    }
    for entry in entries {
      let fitting = exemptions.filter { $0.covers(entry.finding) }
      unused.removeAll(where: fitting.contains)
      if let first = fitting.first { ignored.append((entry, first.reason)) } else { open.append(entry) }
    }
  }

  /// The failure's text, or `nil` if there is nothing to fix.
  package var message: String? {
    if open.isEmpty && unused.isEmpty { return nil }
    var parts: [String] = []
    if !open.isEmpty {
      parts.append("The audit found \(open.count) \(open.count == 1 ? "fault" : "faults") in the view.")
      parts += open.map(\.text)
      let first = open[0].finding
      let place = first.identifiers.first.map { ", identifier: \"\($0)\"" } ?? ""
      parts.append(
        "To keep a fault, say why: ignoring: [AuditExemption(.\(first.type)\(place), reason: \"…\")]")
    }
    parts += unused.map { exemption in
      let place = exemption.identifier.map { " in \"\($0)\"" } ?? ""
      return """
        The exemption of \(exemption.types)\(place) fits no finding. Remove it: AuditExemption(…, reason: \
        "\(exemption.reason)")
        """
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
  /// Whether two findings are one fault of the source, seen in two variants of the view.
  fileprivate func isSameFault(as other: AuditFinding) -> Bool {
    type == other.type && path == other.path && advice == other.advice
  }
}
