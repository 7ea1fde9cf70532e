import Foundation

/// The report as JUnit XML, for CI systems that show test results.
package struct JUnitReport {
  private let document: ReportDocument

  package init(_ document: ReportDocument) {
    self.document = document
  }

  /// The XML text: one suite per test target, one case per snapshot. What makes the report incomplete, such as a crash, is
  /// an error of a suite of its own, so that no reader takes the rest for all.
  package var text: String {
    let targets = Dictionary(grouping: document.entries.filter { $0.status != .unused }, by: \.target)
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\"\(escaped(document.title))\">"]
    for (target, entries) in targets.sorted(by: { $0.key < $1.key }) {
      let failures = entries.count { $0.status == .failed }
      let skipped = entries.count { $0.status == .skipped }
      lines.append(
        "  <testsuite name=\"\(escaped(target))\" tests=\"\(entries.count)\" failures=\"\(failures)\" errors=\"0\""
          + " skipped=\"\(skipped)\" time=\"\(seconds(entries.reduce(0) { $0 + $1.seconds }))\">")
      lines += entries.sorted { $0.key < $1.key }.map(testCase)
      lines.append("  </testsuite>")
    }
    lines += faults
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private var faults: [String] {
    guard !document.faults.isEmpty else { return [] }
    let count = document.faults.count
    return ["  <testsuite name=\"Run\" tests=\"\(count)\" failures=\"0\" errors=\"\(count)\" skipped=\"0\">"]
      + document.faults.enumerated().map { index, fault in
        let fault = escaped(fault)
        return "    <testcase classname=\"Run\" name=\"Fault \(index + 1)\"><error message=\"\(fault)\"/></testcase>"
      } + ["  </testsuite>"]
  }

  private func testCase(_ entry: ReportEntry) -> String {
    // Readers pass over a second case of the same name: the key is unique, and names the golden.
    let name = entry.key == entry.golden ? entry.id : "\(entry.id)\(entry.key.dropFirst(entry.golden.count))"
    let head =
      "    <testcase classname=\"\(escaped("\(entry.target).\(entry.suite)"))\" name=\"\(escaped(name))\""
      + " time=\"\(seconds(entry.seconds))\""
    if entry.status == .skipped { return head + "><skipped message=\"Belongs to another shard.\"/></testcase>" }
    guard entry.status == .failed else { return head + "/>" }
    let message = entry.message ?? entry.measure
    return """
      \(head)>
            <failure message="\(escaped(entry.measure))">\(escaped("\(entry.source): \(message)"))</failure>
          </testcase>
      """
  }

  private func seconds(_ value: Double) -> String { String(format: "%.3f", locale: nil, value) }

  /// Text for attributes and elements. Characters that XML 1.0 forbids, such as U+0001, become U+FFFD.
  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // Readers turn those that are written as they are into blanks.
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\u{0}"..<"\u{9}", "\u{B}", "\u{C}", "\u{E}"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
