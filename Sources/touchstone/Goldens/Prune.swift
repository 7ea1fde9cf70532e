import ArgumentParser
import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// `touchstone prune`
struct Prune: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Finds goldens that no test uses, and files that are no goldens.",
    discussion: """
      Compares Snapshots/ with the log of a run of all tests. A golden counts as unused only if its test file ran, or \
      is gone; a run that crashed accuses none.
      """)

  /// What to do with what is found.
  enum Mode: String, EnumerableFlag {
    case dryRun, check, delete

    static func help(for mode: Mode) -> ArgumentHelp? {
      switch mode {
      case .dryRun: "Only list what is found. The default."
      case .check: "List, and end with 1 if anything was found."
      case .delete: "Delete unused goldens."
      }
    }
  }

  @Flag var mode = Mode.dryRun
  @OptionGroup var runs: RunOptions

  func run() throws {
    let goldens = GoldenFolder(package: runs.packageFolder)
    let log = try runs.log()
    let unused = goldens.unused(in: log)
    let faults =
      goldens.closedFolders.map { ($0, GoldenFault.unreadable) }
      + goldens.files.compactMap { file in GoldenFault(of: file).map { (file, $0) } }
    func path(_ file: URL) -> String { file.standardizedFileURL.path.relative(to: goldens.package) }

    for (file, fault) in faults { Console.line("\(path(file)): \(fault.text)") }
    for file in unused {
      if mode == .delete { try goldens.remove(file) }
      Console.line("\(path(file)): \(mode == .delete ? "deleted" : "no test uses it")")
    }
    if !log.unfinished.isEmpty { Console.line("A test process did not end; what is unused cannot be told.") }
    let bytes = goldens.files.compactMap { try? $0.resourceValues(forKeys: [.fileSizeKey]).fileSize }.reduce(0, +)
    Console.line(
      "goldens: \(goldens.files.count) \(goldens.files.count == 1 ? "file" : "files"), \(ReportNumber.bytes(bytes)), \(unused.count) unused, \(faults.count) faulty"
    )
    if mode == .check, !unused.isEmpty || !faults.isEmpty { throw ExitCode.failure }
  }
}
