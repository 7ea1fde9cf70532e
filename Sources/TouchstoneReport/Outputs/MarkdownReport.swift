package import Foundation
import TouchstoneSnapshots

/// The report as Markdown, for pull requests and the summaries of CI jobs.
package struct MarkdownReport {
  private let document: ReportDocument
  private let limit: Int
  private let pictureFolder: URL?

  /// - Parameters:
  ///   - limit: the number of snapshots that are listed; the counts cover all.
  ///   - pictureFolder: the folder that the text will lie in: pictures are shown by their paths from there. Nil where the
  ///     text is shown without files beside it, as job summaries are.
  package init(_ document: ReportDocument, limit: Int = 50, pictureFolder: URL? = nil) {
    self.document = document
    self.limit = limit
    self.pictureFolder = pictureFolder
  }

  /// The Markdown text.
  package var text: String {
    let counts = document.counts.map { "\($0.count) \($0.status.rawValue)" }.joined(separator: ", ")
    var lines = ["### Snapshots of \(escaped(document.title)): \(counts.isEmpty ? "none taken" : counts)", ""]
    lines += document.problems.map { "> \(escaped($0))\n" }
    let told = document.entries.filter { $0.status != .passed }
    if !told.isEmpty {
      let columns =
        ["", "Snapshot", "Difference", "Source"] + (pictureFolder == nil ? [] : ["Golden", "Now", "Where"])
      lines += ["| " + columns.joined(separator: " | ") + " |", "|" + columns.map { _ in "---|" }.joined()]
      lines += told.prefix(limit).map { entry in
        var cells = [entry.status.rawValue, code(entry.id), escaped(entry.measure), code(entry.source)]
        if pictureFolder != nil { cells += [entry.reference, entry.actual, entry.difference].map(picture) }
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

  /// A small picture, by its path from the text's folder.
  private func picture(_ picture: ReportPicture?) -> String {
    guard let picture, let pictureFolder, document.pictureFiles.indices.contains(picture.image) else { return "" }
    let path = Self.path(of: document.pictureFiles[picture.image].url, from: pictureFolder)
    // What is escaped here can end neither the attribute nor the cell.
    let allowed = CharacterSet(charactersIn: "/-._~").union(.urlPathAllowed.intersection(.alphanumerics))
    let address = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    if picture.type == "application/pdf" { return "<a href=\"\(address)\">PDF</a>" }
    return "<img src=\"\(address)\" width=\"\(min(160, picture.width))\" alt=\"\">"
  }

  /// The path of a file from a folder, with steps up where need be.
  private static func path(of file: URL, from folder: URL) -> String {
    let (file, folder) = (
      file.resolvingSymlinksInPath().pathComponents, folder.resolvingSymlinksInPath().pathComponents
    )
    let shared = zip(file, folder).prefix { $0 == $1 }.count
    return (folder.dropFirst(shared).map { _ in ".." } + file.dropFirst(shared)).joined(separator: "/")
  }

  /// Text without meaning to Markdown, HTML and mentions, on one line.
  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&", "<", ">", "@", "\\", "`", "*", "_", "{", "}", "[", "]", "#", "|", "!", "~":
        result += "&#\(scalar.value);"
      case _ where scalar.properties.isWhitespace: result += " "
      case _ where scalar.properties.generalCategory == .control: result += "·"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A code span. Inside, only backticks, bars with the backslashes before them, and line ends could break out of the
  /// cell: what has one of these is HTML.
  private func code(_ text: String) -> String {
    guard !text.isEmpty else { return "" }
    let isPlain = text.unicodeScalars.allSatisfy {
      !"`|\\".unicodeScalars.contains($0) && $0.properties.generalCategory != .control && $0 != "\u{2028}"
    }
    return isPlain ? "`\(text)`" : "<code>\(escaped(text))</code>"
  }
}
