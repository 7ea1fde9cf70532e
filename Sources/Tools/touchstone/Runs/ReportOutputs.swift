import ArgumentParser
import Foundation
import TouchstoneCompare
import TouchstoneReport
import TouchstoneSnapshots

/// The options for the files that a report is written to.
struct ReportOutputs: ParsableArguments {
  @Option(name: .shortAndLong, help: "Where to write the HTML page.")
  var output: String?
  @Option(help: "Also write JSON, for tools.")
  var json: String?
  @Option(help: "Also write JUnit XML, for CI systems.")
  var junit: String?
  @Option(
    help: "The attributes of test cases: xunit1 adds file and line, xunit2 has what Jenkins' xUnit plugin allows.")
  var junitFamily = JUnitFamily.xunit2
  @Option(help: "Also write Markdown, for pull requests; appended if the file exists, as CI job summaries need.")
  var markdown: String?
  @Flag(
    inversion: .prefixedNo,
    help:
      "Show pictures in the Markdown by paths relative to its file. Not for job summaries on GitHub, which have no files."
  )
  var pictures = true
  @Flag(
    help: "Print GitHub's ::error lines, which mark failures in the source; tests on Actions print them automatically.")
  var annotations = false
  @Flag(help: "Embed all pictures in the page, however many there are.")
  var singleFile = false
  @Option(
    help: ArgumentHelp(
      "Also write a folder for a server of files: the page, its pictures, and the Markdown. `touchstone store publish` takes it.",
      valueName: "folder"))
  var site: String?

  /// Whether an option asks for something.
  var isAskedFor: Bool {
    [output, json, junit, markdown, site].contains { $0 != nil } || annotations || singleFile || !pictures
      || junitFamily != .xunit2
  }

  /// Writes the page, and what the options ask for besides.
  ///
  /// - Parameters:
  ///   - page: Where the page goes, unless an option says so.
  ///   - package: The folder of the package.
  ///   - environment: The variables of this process.
  /// - Returns: The page.
  /// - Throws: ``ToolError/noOutput(_:why:)``.
  func write(
    _ document: ReportDocument, page: URL, package: URL, environment: [String: String]
  ) throws -> URL {
    let file = output.map { URL(fileURLWithPath: $0) } ?? page
    try OutputFile(path: file.path).writing {
      try HTMLReport(document, embeddingLimit: singleFile ? .max : 40_000_000).write(to: file)
    }
    if let site {
      try OutputFile(path: site).writing {
        try ReportSite(document).write(to: URL(fileURLWithPath: site, isDirectory: true))
      }
    }
    if let json { try OutputFile(path: json).write(JSONReport(document).data()) }
    let paths = RepositoryPaths(package: package, environment: environment)
    if let junit {
      try OutputFile(path: junit).write(Data(JUnitReport(document, family: junitFamily, paths: paths).text.utf8))
    }
    if let markdown {
      let file = URL(fileURLWithPath: markdown)
      // The summary of a GitHub job is shown without the files next to it.
      let isSummary = markdown == environment["GITHUB_STEP_SUMMARY"]
      let folder = isSummary || !pictures ? nil : file.deletingLastPathComponent()
      try OutputFile(path: markdown).append(MarkdownReport(document, pictureFolder: folder).text)
    }
    if annotations { Console.write(GitHubAnnotations(document, paths: paths).text) }
    return file
  }
}

extension JUnitFamily: ExpressibleByArgument {}
