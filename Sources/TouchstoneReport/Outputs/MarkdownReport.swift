/// The report as Markdown, for pull requests and the summaries of CI jobs.
package struct MarkdownReport {
  private let document: ReportDocument
  private let limit: Int

  /// - Parameter limit: the number of snapshots that are listed; the counts cover all.
  package init(_ document: ReportDocument, limit: Int = 50) {
    self.document = document
    self.limit = limit
  }

  /// The Markdown text.
  package var text: String {
    let counts = document.counts.map { "\($0.count) \($0.status.rawValue)" }.joined(separator: ", ")
    var lines = ["### Snapshots of \(escaped(document.title)): \(counts.isEmpty ? "none taken" : counts)", ""]
    lines += document.problems.map { "> \(escaped($0))\n" }
    let told = document.entries.filter { $0.status != .passed }
    if !told.isEmpty {
      lines += ["| | Snapshot | Difference | Source |", "|---|---|---|---|"]
      lines += told.prefix(limit).map { entry in
        let cells = [entry.status.rawValue, code(entry.id), escaped(entry.measure), code(entry.source)]
        return "| " + cells.joined(separator: " | ") + " |"
      }
      lines.append("")
      if told.count > limit { lines += ["… and \(told.count - limit) more: see the HTML report.", ""] }
    }
    if document.entries.contains(where: { $0.status == .failed }) {
      lines += ["Accept what is meant to change: `swift package record-snapshots --only <snapshot>`", ""]
    }
    return lines.joined(separator: "\n")
  }

  /// Text without meaning to Markdown, HTML and mentions, on one line.
  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "@": result += "&#64;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "#", "|", "!", "~": result += "\\\(character)"
      case "\n", "\r\n", "\r": result += " "
      default: result.append(character)
      }
    }
    return result
  }

  /// A code span. Inside, only backticks, bars and line ends could break out of the cell.
  private func code(_ text: String) -> String {
    guard !text.isEmpty else { return "" }
    let plain = text.replacing("`", with: "'").replacing("|", with: "\\|").replacing("\n", with: " ")
    return "`\(plain)`"
  }
}
