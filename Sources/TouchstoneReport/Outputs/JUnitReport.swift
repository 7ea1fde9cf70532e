/// The report as JUnit XML, for CI systems that show test results.
package struct JUnitReport {
  private let document: ReportDocument

  package init(_ document: ReportDocument) {
    self.document = document
  }

  /// The XML text: one suite per test target, one case per snapshot.
  package var text: String {
    let targets = Dictionary(grouping: document.entries.filter { $0.status != .unused }, by: \.target)
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\"\(escaped(document.title))\">"]
    for (target, entries) in targets.sorted(by: { $0.key < $1.key }) {
      let failures = entries.count { $0.status == .failed }
      let skipped = entries.count { $0.status == .skipped }
      lines.append(
        "  <testsuite name=\"\(escaped(target))\" tests=\"\(entries.count)\" failures=\"\(failures)\" errors=\"0\""
          + " skipped=\"\(skipped)\">")
      lines += entries.sorted { $0.key < $1.key }.map(testCase)
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private func testCase(_ entry: ReportEntry) -> String {
    let head =
      "    <testcase classname=\"\(escaped("\(entry.target).\(entry.suite)"))\" name=\"\(escaped(entry.id))\""
    if entry.status == .skipped { return head + "><skipped message=\"It belongs to another shard.\"/></testcase>" }
    guard entry.status == .failed else { return head + "/>" }
    let message = entry.message ?? entry.measure
    return """
      \(head)>
            <failure message="\(escaped(entry.measure))">\(escaped("\(entry.source): \(message)"))</failure>
          </testcase>
      """
  }

  /// Text for attributes and elements. Characters that XML 1.0 forbids, such as U+0001, become U+FFFD.
  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\u{0}"..<"\u{9}", "\u{B}", "\u{C}", "\u{E}"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
