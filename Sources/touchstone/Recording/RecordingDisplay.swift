import Foundation
import TouchstoneSnapshots

/// Shows a recording while it goes on: a bar on a terminal, a plain line for each step elsewhere.
///
/// A class, for it owns the terminal and remembers what stands on it.
final class RecordingDisplay {
  private let isDryRun: Bool
  private let isVerbose: Bool
  private let terminal: Terminal?
  /// What the bar's line says, and on how wide a terminal.
  private var shown = (line: "", columns: 0)
  /// The last plain line, and when it was written.
  private var plain = (phase: RecordingProgress.Phase?.none, line: "", date: Date())

  init(isDryRun: Bool, isVerbose: Bool) {
    self.isDryRun = isDryRun
    self.isVerbose = isVerbose
    // A bar and the words of the tests would write over one another.
    let isContinuousIntegration = SnapshotEnvironment.process.isContinuousIntegration
    terminal = isVerbose || isContinuousIntegration ? nil : Terminal()
  }

  func begin() {
    terminal?.takeForeground()
    Console.line(isDryRun ? "Running the tests; nothing is recorded." : "Running the tests and recording.")
  }

  /// Shows how far it is.
  func show(_ watch: RecordingWatch) {
    if isVerbose { return tell(watch.newOutput) }
    guard let terminal else { return showPlain(watch.progress) }
    let columns = terminal.size.columns
    let line = watch.progress.line(columns: columns)
    guard shown != (line, columns), terminal.isInForeground else { return }
    // The cursor stays at the start of the bar: a terminal that became narrow has broken the line below it.
    terminal.write("\r\(shown.columns == columns ? Self.clearLine : Self.clearBelow)\(line)\r")
    shown = (line, columns)
  }

  private static let clearLine = "\u{1B}[K"
  private static let clearBelow = "\u{1B}[J"

  /// Clears the bar.
  func end() {
    // Where SwiftPM is gone, the shell has the terminal, and its prompt stands there.
    guard let terminal, terminal.isInForeground else { return }
    terminal.write("\r\(Self.clearBelow)")
    terminal.leaveForeground()
  }

  /// A line when the tests begin, and then what is new every ten seconds; each minute something, so that a CI job is
  /// seen to live.
  private func showPlain(_ progress: RecordingProgress) {
    let isNew = plain.phase == nil || (plain.phase != .testing && progress.phase == .testing)
    let age = -plain.date.timeIntervalSinceNow
    let line = progress.plainLine
    guard isNew || (age > 10 && line != plain.line) || age > 60 else { return }
    plain = (progress.phase, line, Date())
    tell(line + "\n")
  }

  private func tell(_ text: String) { tell(Data(text.utf8)) }

  /// Writes to standard output. Where no one reads it any more, the tests still are to be ended in order.
  private func tell(_ data: Data) { try? FileHandle.standardOutput.write(contentsOf: data) }
}
