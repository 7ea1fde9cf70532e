import ArgumentParser
import Foundation
import TouchstoneReport

/// `touchstone report`
struct Report: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes the report of one or several runs.",
    discussion: "Without an option, an HTML page is written beside the run's log.")

  @OptionGroup var runs: RunOptions

  @Option(name: .shortAndLong, help: "Where to write the HTML page.")
  var output: String?

  func run() throws {
    let folders = try runs.folders()
    let document = ReportDocument(log: try runs.log())
    let file = output.map { URL(fileURLWithPath: $0) } ?? folders[0].appendingPathComponent("report.html")
    try HTMLReport(document).write(to: file)
    Console.line("Report: \(file.path)")
  }
}
