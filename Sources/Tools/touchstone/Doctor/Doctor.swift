import ArgumentParser
import Foundation
import TouchstoneCompare

/// The command `touchstone doctor`.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks whether this machine can reproduce the goldens, and reports problems with them.",
    discussion: "Exits with status 1 if there is a problem.")

  @Option(help: "The folder of the package.")
  var package = "."

  func run() throws {
    let folder = URL(fileURLWithPath: package, isDirectory: true).standardizedFileURL
    guard FileManager.default.fileExists(atPath: folder.path) else { throw ToolError.noPackage(folder.path) }
    let diagnosis = Diagnosis(of: folder)
    Console.line(diagnosis.text)
    if !diagnosis.problems.isEmpty { throw ExitCode.failure }
  }
}
