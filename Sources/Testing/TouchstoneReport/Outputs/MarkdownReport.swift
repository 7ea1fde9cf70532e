package import Foundation
import TouchstoneSnapshots

/// The report as Markdown, for pull requests and the summaries of CI jobs.
package struct MarkdownReport {
  private let document: ReportDocument
  private let limit: Int
  private let place: Place

  /// Where the text will be shown, which says where its pictures are.
  private enum Place: Equatable {
    /// Where no files are beside it, as in summaries of jobs.
    case alone
    /// In a folder: pictures are shown by their paths from there.
    case folder(URL)
    /// With a page of ``ReportSite``: pictures are those of the site.
    case site
  }

  /// - Parameters:
  ///   - limit: the number of rows, of which each has the snapshots with one change; the counts cover all.
  ///   - pictureFolder: the folder that the text will lie in: pictures are shown by their paths from there. Nil where the
  ///     text is shown without files beside it, as job summaries are.
  package init(_ document: ReportDocument, limit: Int = 50, pictureFolder: URL? = nil) {
    self.document = document
    self.limit = limit
    place = pictureFolder.map(Place.folder) ?? .alone
  }

  /// The text for a site, for ``ReportSite/markdown(_:at:)``.
  init(site document: ReportDocument, limit: Int = 50) {
    self.document = document
    self.limit = limit
    place = .site
  }

  package var text: String {
    var lines = ["### Snapshots of \(escaped(document.title))\(headline)", ""]
    if place == .site { lines += ["[All pictures](\(ReportSite.page))", ""] }
    lines += document.problems.map { "> \(escaped($0))\n" }
    lines += causes
    let told = document.entries.filter { $0.status != .passed }
    if !told.isEmpty {
      let columns =
        ["", "Snapshot", "Change", "Source"]
        + pictureColumns
      lines += ["| " + columns.joined(separator: " | ") + " |", "|" + columns.map { _ in "---|" }.joined()]
      let rows = Self.folded(told)
      lines += rows.prefix(limit).map { entry, equal in
        let status = word(for: entry) + (entry.isUnconfirmed == true ? ", says the run" : "")
        var cells = [status, names(entry, equal), escaped(Self.change(of: entry)), source(of: entry)]
        cells += [entry.reference, entry.actual, entry.difference].prefix(pictureColumns.count).map(picture)
        return "| " + cells.joined(separator: " | ") + " |"
      }
      lines.append("")
      let rest = rows.dropFirst(limit).reduce(0) { $0 + 1 + $1.equal.count }
      if rest > 0 { lines += ["… and \(rest) more: see the HTML report.", ""] }
      for row in rows.prefix(limit) { lines += textDifference(of: row.entry) }
    }
    if document.comparison == nil, document.entries.contains(where: { $0.status == .failed }) {
      lines += ["To accept a change: `swift package record-snapshots --only <snapshot>`", ""]
    }
    return lines.joined(separator: "\n")
  }

  /// A site draws differences in the page, and has no files of them.
  private var pictureColumns: [String] {
    let columns = [document.comparison == nil ? "Golden" : "Before", "Actual", "Difference"]
    return switch place {
    case .alone: []
    case .folder: columns
    case .site: columns.dropLast()
    }
  }

  /// The number of snapshots with each result, here or in the comparison with another revision.
  private var headline: String {
    if let comparison = document.comparison {
      return
        " compared with \(escaped(comparison.base)): \(comparison.counts.isEmpty ? "none taken" : comparison.counts)"
        + (document.causeWords.map { " (\($0))" } ?? "")
    }
    let counts = document.counts.map { status, count in
      let causes = status == .failed ? document.causeWords : nil
      return "\(count) \(status.rawValue)" + (causes.map { " (\($0))" } ?? "")
    }.joined(separator: ", ")
    return ": \(counts.isEmpty ? "none taken" : counts)"
  }

  private func word(for entry: ReportEntry) -> String {
    document.comparison == nil ? entry.status.rawValue : entry.comparedWord
  }

  /// A table of what failures have in common; nothing if no more is known than each says itself.
  private var causes: [String] {
    let causes = document.causes
    guard !causes.isEmpty else { return [] }
    let hasOwners = causes.contains { !$0.owners.isEmpty }
    let columns =
      ["Cause", "Snapshots", "Views"] + (hasOwners ? ["Owners"] : []) + (place == .alone ? [] : ["For example"])
    var lines = ["| " + columns.joined(separator: " | ") + " |", "|" + columns.map { _ in "---|" }.joined()]
    for cause in causes.prefix(Self.causeLimit) {
      let views = cause.views.prefix(Self.viewLimit).map { view in
        let name = code(view.type.split(separator: ".").last.map(String.init) ?? view.type)
        guard let source = view.source.map({ code($0) }) else { return name }
        return "\(name) " + (view.link.map { "[\(source)](\($0))" } ?? source)
      }
      let rest = cause.viewCount - views.count
      var cells = [
        escaped(cause.words), "\(cause.count)", (views + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: ", "),
      ]
      if hasOwners { cells.append(escaped(cause.owners.joined(separator: " "))) }
      if place != .alone { cells.append(examples(of: cause).map(picture).joined(separator: " ")) }
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    let rest = causes.count - Self.causeLimit
    return lines + [""] + (rest > 0 ? ["… and \(rest) more causes: see the HTML report.", ""] : [])
  }

  /// The pictures that show a cause best: that of its example, and those of snapshots with few other causes, each once.
  private func examples(of cause: ReportCause) -> [ReportPicture] {
    let entries = document.entries.filter { $0.actual != nil && $0.causes.contains(cause.number) }
    let ordered = entries.enumerated().sorted {
      ($0.element.key == cause.example ? 0 : $0.element.causes.count, $0.offset)
        < ($1.element.key == cause.example ? 0 : $1.element.causes.count, $1.offset)
    }
    var pictures: [ReportPicture] = []
    for case let picture? in ordered.map(\.element.actual)
    where !pictures.contains(where: { $0.image == picture.image }) {
      pictures.append(picture)
      if pictures.count == Self.exampleLimit { break }
    }
    return pictures
  }

  /// The most causes of the table, and the most views and pictures of a cause.
  private static let (causeLimit, viewLimit, exampleLimit) = (20, 3, 3)

  /// The place of an assertion, with a link to it if there is one. Addresses have nothing that could end the link.
  private func source(of entry: ReportEntry) -> String {
    let text = code(entry.source)
    return document.build?.link(to: entry.source).map { "[\(text)](\($0))" } ?? text
  }

  /// The entries in their order; those with the change of one before are listed with that one.
  private static func folded(_ entries: [ReportEntry]) -> [(entry: ReportEntry, equal: [ReportEntry])] {
    var rows: [(entry: ReportEntry, equal: [ReportEntry])] = []
    var rowOfChange: [Int: Int] = [:]
    for entry in entries {
      if let row = entry.change.flatMap({ rowOfChange[$0] }) {
        rows[row].equal.append(entry)
      } else {
        if let change = entry.change { rowOfChange[change] = rows.count }
        rows.append((entry, []))
      }
    }
    return rows
  }

  /// The name of a snapshot, and of the first ones with the same change.
  private func names(_ entry: ReportEntry, _ equal: [ReportEntry]) -> String {
    guard !equal.isEmpty else { return code(entry.id) }
    let more = equal.count - Self.nameLimit
    return code(entry.id) + "<br>the same change in "
      + (equal.prefix(Self.nameLimit).map { code($0.id) } + (more > 0 ? ["\(more) more"] : [])).joined(separator: ", ")
  }

  /// The most names of snapshots with the same change as one.
  private static let nameLimit = 5

  /// Returns the change, in words if possible, else in numbers. A new size is always mentioned.
  private static func change(of entry: ReportEntry) -> String {
    var words: [String] = []
    for case let word? in entry.regions.map(\.words) where !words.contains(word) { words.append(word) }
    if words.count > wordLimit { words[wordLimit...] = ["\(words.count - wordLimit) more"] }
    if words.isEmpty || entry.reason != .differs { words.insert(entry.measure, at: 0) }
    return words.joined(separator: "; ")
  }

  /// The maximum number of changes of one picture that are described in words.
  private static let wordLimit = 3

  /// The lines that differ, in the form that forges colour; a long difference is cut.
  private func textDifference(of entry: ReportEntry) -> [String] {
    guard let patch = entry.texts?.difference, !patch.isEmpty else { return [] }
    let lines = patch.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      // Signs and spaces of ASCII: others are those of people.
      switch line.first {
      case "−": "-" + line.dropFirst().printableLine
      case "\u{2007}": " " + line.dropFirst().printableLine
      default: line.printableLine.replacing("@@ −", with: "@@ -")
      }
    }
    let shown = lines.prefix(Self.lineLimit) + (lines.count > Self.lineLimit ? ["… see the HTML report"] : [])
    // A fence that no line can close.
    let longest = shown.map { $0.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0 }.max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return ["<details><summary>\(code(entry.id, asHTML: true))</summary>", "", fence + "diff"] + shown
      + [fence, "", "</details>", ""]
  }

  /// The longest difference of a text that is written out.
  private static let lineLimit = 60

  /// A small picture, by its path from the text's folder.
  private func picture(_ picture: ReportPicture?) -> String {
    guard let picture, document.pictureFiles.indices.contains(picture.image) else { return "" }
    let path: String
    switch place {
    case .alone: return ""
    case .folder(let folder): path = Self.path(of: document.pictureFiles[picture.image].url, from: folder)
    case .site:
      guard let name = ReportSite.path(of: picture) else { return "" }
      path = name
    }
    // Text that is escaped here can end neither the attribute nor the cell.
    let allowed = CharacterSet(charactersIn: "/-._~").union(.urlPathAllowed.intersection(.alphanumerics))
    let address = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    if picture.type == "application/pdf" { return "<a href=\"\(address)\">PDF</a>" }
    // Sites have SVG files as texts: see ReportSite.
    if place == .site, picture.type != "image/png" { return "<a href=\"\(address)\">SVG</a>" }
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

  private func escaped(_ text: String) -> String { text.withoutMarkup }

  /// A code span. Inside, only backticks, bars with the backslashes before them, and line ends could break out of the
  /// cell: what has one of these is HTML.
  private func code(_ text: String, asHTML: Bool = false) -> String {
    guard !text.isEmpty else { return "" }
    if asHTML { return "<code>\(escaped(text))</code>" }
    let isPlain = text.unicodeScalars.allSatisfy {
      !"`|\\".unicodeScalars.contains($0) && $0.properties.generalCategory != .control && $0 != "\u{2028}"
        && !$0.properties.isBidiControl
    }
    return isPlain ? "`\(text)`" : "<code>\(escaped(text))</code>"
  }
}

extension Substring {
  /// The line without control characters and direction overrides, each shown as `·`.
  fileprivate var printableLine: String {
    var line = ""
    for scalar in unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control && scalar != "\t"
      line.unicodeScalars.append(isControl || scalar.properties.isBidiControl ? "·" : scalar)
    }
    return line
  }
}
