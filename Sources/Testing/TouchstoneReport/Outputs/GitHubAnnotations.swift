import Foundation
import TouchstoneSnapshots

/// The report as workflow commands of GitHub Actions, which shows them at the lines of the views that changed, or, where these
/// are not known, of the assertions. Failures with a common cause share an annotation.
///
/// - Source: GitHub Actions documentation, "Workflow commands", setting an error message; `escapeData` and
///   `escapeProperty` of actions/toolkit say which characters are escaped.
package struct GitHubAnnotations {
  /// The number of errors that GitHub shows for a step. It silently drops the others.
  package static let room = 10

  private let document: ReportDocument
  private let paths: RepositoryPaths
  private let limit: Int

  /// - Parameters:
  ///   - paths: where the package lies in the repository, which the paths of the annotations start from.
  ///   - limit: the number of annotations.
  package init(_ document: ReportDocument, paths: RepositoryPaths = RepositoryPaths(), limit: Int = Self.room) {
    self.document = document
    self.paths = paths
    self.limit = limit
  }

  /// The commands, one per line; empty if nothing failed. If there are more than the limit, the last one counts the rest.
  package var text: String {
    let faults = document.faults.map { "::error title=Snapshots::\(Self.escaped($0))" }
    let groups = groups
    let count = faults.count + groups.count
    var lines = faults
    if count <= limit {
      lines += groups.map(annotation)
    } else {
      let shown = groups.prefix(max(0, limit - 1 - faults.count))
      lines = Array((faults + shown.map(annotation)).prefix(limit - 1))
      let said = shown.reduce(into: Set<Int>()) { $0.formUnion($1.entries) }
      let failed = document.entries.count { $0.status == .failed } - said.count
      let rest = failed + max(0, faults.count - lines.count)
      let what = faults.count > lines.count ? "more errors" : "more snapshots failed"
      // Those with more causes than are shown here are in other annotations.
      if rest > 0 { lines.append("::error title=Snapshots::\(rest) \(what): see the report.") }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Failures that share an annotation.
  private struct Group {
    /// Their common cause; nil for one that has none.
    var cause: ReportCause?
    /// The places in the document, the worst first.
    var entries: [Int]
  }

  /// First the causes of most failures, then the failures without a known cause, worst first.
  private var groups: [Group] {
    var members: [Int: [Int]] = [:]
    var others: [Group] = []
    for (index, entry) in document.entries.enumerated() where entry.status == .failed {
      for cause in entry.causes { members[cause, default: []].append(index) }
      if entry.causes.isEmpty { others.append(Group(cause: nil, entries: [index])) }
    }
    var said: Set<Int> = []
    return document.causes.compactMap { cause in
      guard let entries = members[cause.number] else { return nil }
      // A failure has its message once, though it has several causes of its own.
      if entries.count == 1, said.contains(entries[0]) { return nil }
      said.formUnion(entries)
      return Group(cause: cause, entries: entries)
    } + others
  }

  /// The line of the view that most failures with the cause have; of an entry without known edits, that of the first view that
  /// changed. Where that is not in the repository, the line of the assertion.
  private func place(of group: Group) -> (file: String, line: String)? {
    let entry = document.entries[group.entries[0]]
    let sources =
      group.cause.flatMap { $0.kind == nil ? nil : $0.views.map(\.source) } ?? entry.regions.map { $0.view?.source }
    return sources.lazy.compactMap { $0.flatMap(declaration) }.first ?? entry.place
  }

  /// The file and the line of a declaration in the repository.
  private func declaration(_ source: String) -> (file: String, line: String)? {
    guard let place = ReportEntry.place(source), paths.source(place.file) != nil, !place.line.isEmpty,
      place.line.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return place
  }

  private func annotation(_ group: Group) -> String {
    let entry = document.entries[group.entries[0]]
    let shared = group.entries.count > 1 ? group.cause : nil
    var properties = ["title=\(Self.escaped(shared?.words ?? entry.id, isProperty: true))"]
    if let place = place(of: group) {
      properties =
        [
          "file=\(Self.escaped(paths.path(of: place.file), isProperty: true))",
          "line=\(Self.escaped(place.line, isProperty: true))",
        ] + properties
    }
    var message = entry.message ?? entry.measure
    if let shared { message = "\(group.entries.count) snapshots: \(shared.words)\nFor example: \(message)" }
    return "::error \(properties.joined(separator: ","))::\(Self.escaped(message))"
  }

  private static func escaped(_ text: String, isProperty: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      // The log is shown on terminals too.
      case _ where scalar.properties.isBidiControl || scalar == "\u{2028}" || scalar == "\u{2029}": result += "·"
      case _ where scalar.properties.generalCategory == .control && scalar != "\t": result += "·"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
