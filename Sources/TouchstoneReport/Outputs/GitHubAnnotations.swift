import Foundation
import TouchstoneSnapshots

/// The report as workflow commands of GitHub Actions, which shows them at the lines of the views that changed, or, where these
/// are not known, of the assertions. Failures with the same first cause share an annotation.
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
      let failed = groups.dropFirst(shown.count).reduce(0) { $0 + $1.count }
      let rest = failed + max(0, faults.count - lines.count)
      let what = faults.count > lines.count ? "more errors" : "more snapshots failed"
      lines.append("::error title=Snapshots::\(rest) \(what): see the report.")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The failures, worst first, each with the number of those with the same first cause.
  private var groups: [(entry: ReportEntry, count: Int)] {
    var groups: [(entry: ReportEntry, count: Int)] = []
    var places: [Int: Int] = [:]
    for entry in document.entries where entry.status == .failed {
      if let cause = entry.causes.first {
        if let place = places[cause] {
          groups[place].count += 1
          continue
        }
        places[cause] = groups.count
      }
      groups.append((entry, 1))
    }
    return groups
  }

  /// The line of the view that has the first cause; of an entry without known edits, that of the first view that changed.
  /// Where that is not in the package, the line of the assertion.
  private func place(of entry: ReportEntry) -> (file: String, line: String)? {
    guard let cause = entry.causes.first.map({ document.causes[$0 - 1] }), let kind = cause.kind else {
      return entry.viewPlace ?? entry.place
    }
    let main = ViewEdit.Signature(kind: kind, before: cause.before, after: cause.after, view: cause.view)
    return entry.place(of: Set([main] + (cause.variants ?? []))) ?? entry.place
  }

  private func annotation(_ group: (entry: ReportEntry, count: Int)) -> String {
    let entry = group.entry
    var properties = ["title=\(Self.escaped(entry.id, isProperty: true))"]
    if let place = place(of: entry) {
      properties =
        [
          "file=\(Self.escaped(paths.path(of: place.file), isProperty: true))",
          "line=\(Self.escaped(place.line, isProperty: true))",
        ] + properties
    }
    var message = entry.message ?? entry.measure
    if group.count > 1, let cause = entry.causes.first {
      message = "\(group.count) snapshots: \(document.causes[cause - 1].words)\nFor example: \(message)"
    }
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
