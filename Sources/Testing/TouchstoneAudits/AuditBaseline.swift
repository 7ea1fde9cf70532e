/// The faults of a view that are known and not fixed yet: the text of an `.audit.txt` file.
///
/// One fault is on one line, as its kind and the path of its view. Lines that begin with `#` are comments; one such as
/// `# contrast: The colours of the system.` says why faults of a kind are kept, and stays above them. A baseline only gets
/// shorter: a fault that is not in it fails the assertion, and so does a line that fits no fault any more.
package struct AuditBaseline: Hashable, Sendable {
  /// The lines, sorted, each once.
  package private(set) var lines: [String]
  /// The reasons for keeping faults, as `kind: reason`, in the order of the file.
  private var reasons: [String] = []

  /// Reads a file's text.
  package init(text: String) {
    let all = text.split(whereSeparator: \.isNewline)
    lines = Set(all.filter { !$0.hasPrefix("#") }.map(String.init)).sorted()
    reasons = all.filter { $0.hasPrefix("# ") }.map { String($0.dropFirst(2)) }.filter(AuditType.all.names)
  }

  private init(lines: Set<String>, reasons: [String]) {
    self.lines = lines.sorted()
    self.reasons = reasons
  }

  /// The baseline that accepts the findings: all of them if there is no baseline yet, otherwise those that it already
  /// lists.
  ///
  /// - Returns: Nil if nothing is left to accept.
  package static func accepting(
    _ findings: [AuditFinding], in types: AuditType, known: AuditBaseline?
  ) -> AuditBaseline? {
    var lines = Set(findings.map(\.baselineLine))
    if let known {
      // Kinds that were not looked for stay.
      lines = Set(known.lines.filter { lines.contains($0) || !types.names($0) })
    }
    return lines.isEmpty ? nil : AuditBaseline(lines: lines, reasons: known?.reasons ?? [])
  }

  /// The lines that are about no kind of fault, as in a damaged file.
  package var strangeLines: [String] { lines.filter { !AuditType.all.names($0) } }

  /// Whether a fault is known.
  package func contains(_ finding: AuditFinding) -> Bool { lines.contains(finding.baselineLine) }

  /// The lines of some kinds that fit none of the findings.
  package func gone(from findings: [AuditFinding], in types: AuditType) -> [String] {
    let found = Set(findings.map(\.baselineLine))
    return lines.filter { types.names($0) && !found.contains($0) }
  }

  /// The file's text.
  package var text: String {
    """
    # Known issues of this view. Remove a line when its issue is fixed; new issues are never added.
    \(linesWithReasons.joined(separator: "\n"))

    """
  }

  /// The lines, those of a kind below the reasons for them.
  private var linesWithReasons: [String] {
    var (text, kind): ([String], Substring?) = ([], nil)
    for line in lines {
      let next = line.prefix { $0 != ":" }
      if next != kind { text += reasons.filter { $0.hasPrefix("\(next): ") }.map { "# \($0)" } }
      kind = next
      text.append(line)
    }
    return text
  }
}

extension AuditFinding {
  fileprivate var baselineLine: String {
    let path = (nodePath.isEmpty ? path : nodePath).unicodeScalars.map {
      $0.properties.generalCategory == .control || $0 == "\u{2028}" ? " " : $0
    }
    return "\(type): " + String(String.UnicodeScalarView(path))
  }
}

extension AuditType {
  /// Whether a line of a baseline is about one of the kinds.
  fileprivate func names(_ line: String) -> Bool { elements.contains { line.hasPrefix("\($0): ") } }
}
