import Foundation
import TouchstoneSnapshots

/// Shows a recording while it goes on: a bar on a terminal, a plain line for each step elsewhere.
///
/// A class, for it owns the terminal and remembers what stands on it.
final class RecordingDisplay {
  private let isDryRun: Bool
  private let isVerbose: Bool
  private let terminal: Terminal?
  private var phase: RecordingProgress.Phase?
  private var lastPlainLine = Date()

  init(isDryRun: Bool, isVerbose: Bool) {
    self.isDryRun = isDryRun
    self.isVerbose = isVerbose
    // A bar and the words of the tests would write over one another.
    let isContinuousIntegration = SnapshotEnvironment.process.isContinuousIntegration
    terminal = isVerbose || isContinuousIntegration ? nil : Terminal()
  }

  func begin() {
    Console.line(isDryRun ? "Running the tests; nothing is recorded." : "Running the tests and recording.")
  }

  /// Shows how far it is.
  func show(_ watch: RecordingWatch) {
    if isVerbose { return FileHandle.standardOutput.write(watch.newOutput) }
    guard let terminal else { return showPlain(watch.progress) }
    let columns = terminal.size.columns
    terminal.write("\r\u{1B}[2K\(watch.progress.line(columns: columns))")
  }

  /// Clears the bar.
  func end() {
    terminal?.write("\r\u{1B}[2K")
  }

  /// A line when the tests begin, and one every ten seconds, so that a CI job is seen to live.
  private func showPlain(_ progress: RecordingProgress) {
    let isNew = phase == nil || (phase != .testing && progress.phase == .testing)
    let isDue = lastPlainLine.timeIntervalSinceNow < -10
    guard isNew || isDue else { return }
    phase = progress.phase
    lastPlainLine = Date()
    switch progress.phase {
    case .building(_, total: 0): Console.line("Building the tests")
    case .building(let done, let total): Console.line("Building the tests: step \(done) of \(total)")
    case .testing where progress.taken == 0: Console.line("Testing")
    case .testing: Console.line("Testing: \(progress.taken) taken so far")
    }
  }
}
