import ArgumentParser
import TouchstoneCompare
import TouchstoneReport

/// The command `touchstone summary`.
struct Summary: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints what a run recorded: new, changed, unchanged.")

  @OptionGroup var runs: RunOptions

  func run() throws {
    let log = try runs.log()
    Console.line(RecordingSummary(of: log).text)
    try log.requireWhole()
    try log.requireEnded()
  }
}
