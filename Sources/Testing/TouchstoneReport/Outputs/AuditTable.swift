import TouchstoneSnapshots

/// The findings of audits, as a table with a row for each audited view.
package struct AuditTable {
  private let document: ReportDocument

  package init(_ document: ReportDocument) {
    self.document = document
  }

  /// The rows, the first of which has the names of the columns; empty if nothing was audited. Views with the most issues
  /// come first.
  package var rows: [[String]] {
    let audited = document.entries.compactMap { entry in entry.findings.map { (entry: entry, findings: $0) } }
    if audited.isEmpty { return [] }
    func count(_ findings: [SnapshotFinding], _ pardon: SnapshotFinding.Pardon.Kind?) -> Int {
      findings.count { $0.pardon?.kind == pardon }
    }
    let sorted = audited.sorted { first, second in
      (-count(first.findings, nil), first.entry.id) < (-count(second.findings, nil), second.entry.id)
    }
    return [["View", "Issues", "Known", "Ignored", "Kinds"]]
      + sorted.map { entry, findings in
        [
          entry.id, "\(count(findings, nil))", "\(count(findings, .known))", "\(count(findings, .ignored))",
          Self.kinds(findings),
        ]
      }
  }

  /// `contrast 2, hitRegion 1`, in the order in which kinds are reported.
  private static func kinds(_ findings: [SnapshotFinding]) -> String {
    var counts: [(type: String, count: Int)] = []
    for finding in findings where finding.pardon == nil {
      if let index = counts.firstIndex(where: { $0.type == finding.type }) {
        counts[index].count += 1
      } else {
        counts.append((finding.type, 1))
      }
    }
    return counts.isEmpty ? "–" : counts.map { "\($0.type) \($0.count)" }.joined(separator: ", ")
  }
}
