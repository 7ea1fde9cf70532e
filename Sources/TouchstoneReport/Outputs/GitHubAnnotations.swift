import Foundation
import TouchstoneSnapshots

/// The report as workflow commands of GitHub Actions, which shows them at the lines of the views that changed, or, where these
/// are not known, of the assertions.
///
/// - Source: GitHub Actions documentation, "Workflow commands", setting an error message; `escapeData` and
///   `escapeProperty` of actions/toolkit say which characters are escaped.
package struct GitHubAnnotations {
  /// The number of errors of a step that GitHub shows. It drops the others without a word.
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
    let failed = document.entries.filter { $0.status == .failed }
    let count = faults.count + failed.count
    var lines = faults
    if count <= limit {
      lines += failed.map(annotation)
    } else {
      lines = Array((faults + failed.prefix(limit).map(annotation)).prefix(limit - 1))
      let rest = count - lines.count
      let what = rest > failed.count ? "more errors" : "more snapshots failed"
      lines.append("::error title=Snapshots::\(rest) \(what): see the report.")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func annotation(_ entry: ReportEntry) -> String {
    var properties = ["title=\(Self.escaped(entry.id, isProperty: true))"]
    if let place = entry.viewPlace ?? entry.place {
      properties =
        [
          "file=\(Self.escaped(paths.path(of: place.file), isProperty: true))",
          "line=\(Self.escaped(place.line, isProperty: true))",
        ] + properties
    }
    return "::error \(properties.joined(separator: ","))::\(Self.escaped(entry.message ?? entry.measure))"
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
