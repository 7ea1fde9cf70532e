package import Foundation
import TouchstoneSnapshots

/// The report as workflow commands of GitHub Actions, which shows them at the lines of the assertions.
///
/// - Source: GitHub Actions documentation, "Workflow commands", setting an error message; `escapeData` and
///   `escapeProperty` of actions/toolkit say which characters are escaped.
package struct GitHubAnnotations {
  private let document: ReportDocument
  private let prefix: String
  private let limit: Int

  /// - Parameters:
  ///   - prefix: the package's folder in the repository, which the paths of the annotations start from.
  ///   - limit: the number of snapshots that are annotated. GitHub shows ten errors of a step.
  package init(_ document: ReportDocument, prefix: String = "", limit: Int = 10) {
    self.document = document
    self.prefix = prefix.isEmpty || prefix.hasSuffix("/") ? prefix : prefix + "/"
    self.limit = limit
  }

  /// Annotations whose paths start at the repository that GitHub Actions checked out.
  package init(_ document: ReportDocument, package: URL, environment: [String: String]) {
    let root = environment["GITHUB_WORKSPACE"].map { URL(fileURLWithPath: $0, isDirectory: true) }
    let prefix = root.map { package.standardizedFileURL.path.relative(to: $0.standardizedFileURL) } ?? ""
    // A package outside of the repository has no path in it; the repository's own root is no folder in it.
    self.init(document, prefix: prefix.hasPrefix("/") || prefix == "." ? "" : prefix)
  }

  /// The commands, one per line; empty if nothing failed.
  package var text: String {
    let failed = document.entries.filter { $0.status == .failed }
    var lines = document.faults.map { "::error title=Snapshots::\(Self.escaped($0))" }
    lines += failed.prefix(limit).map(annotation)
    if failed.count > limit {
      let rest = failed.count - limit
      lines.append("::error title=Snapshots::\(rest) more snapshot\(rest == 1 ? "" : "s") failed: see the report.")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func annotation(_ entry: ReportEntry) -> String {
    var properties = ["title=\(Self.escaped(entry.id, isProperty: true))"]
    // The line is what follows the last colon: a path may hold one.
    if let colon = entry.source.lastIndex(of: ":") {
      let file = String(entry.source[..<colon])
      let path = file.hasPrefix("/") ? file : prefix + file
      properties =
        [
          "file=\(Self.escaped(path, isProperty: true))",
          "line=\(Self.escaped(String(entry.source[entry.source.index(after: colon)...]), isProperty: true))",
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
      case _ where scalar.properties.generalCategory == .control && scalar != "\t": result += "·"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
