import Foundation
import TouchstoneCompare
import TouchstoneSnapshots

/// Shows the progress of a recording: a bar on a terminal, otherwise a plain line for each step.
///
/// It is a class because it owns the terminal and keeps track of its contents.
final class RecordingDisplay {
  private let heading: String
  private let isVerbose: Bool
  private let terminal: Terminal?
  /// The line with the bar, and the width of the terminal when it was shown.
  private var shown = (line: "", columns: 0)
  /// The last plain line, and when it was written.
  private var plain = (phase: RecordingProgress.Phase?.none, line: "", date: Date())

  /// - Parameter heading: What is done, as a sentence.
  init(heading: String, isVerbose: Bool) {
    self.heading = heading
    self.isVerbose = isVerbose
    // The bar and the output of the tests would overwrite each other.
    let isContinuousIntegration = SnapshotEnvironment.process.isContinuousIntegration
    terminal = isVerbose || isContinuousIntegration ? nil : Terminal()
  }

  func begin() {
    terminal?.takeForeground()
    Console.line(heading)
  }

  /// Shows the current progress.
  func show(_ watch: RecordingWatch) {
    if isVerbose { return tell(watch.newOutput) }
    guard let terminal else { return showPlain(watch.progress) }
    let columns = terminal.size.columns
    let line = watch.progress.line(columns: columns)
    guard shown != (line, columns), terminal.isInForeground else { return }
    // The cursor stays at the start of the bar, since a terminal that became narrower has wrapped the line.
    terminal.write("\r\(shown.columns == columns ? Self.clearLine : Self.clearBelow)\(line)\r")
    shown = (line, columns)
  }

  private static let clearLine = "\u{1B}[K"
  private static let clearBelow = "\u{1B}[J"

  /// Clears the bar.
  func end() {
    // If SwiftPM has exited, the terminal belongs to the shell and shows its prompt.
    guard let terminal, terminal.isInForeground else { return }
    terminal.write("\r\(Self.clearBelow)")
    terminal.leaveForeground()
  }

  /// Writes a line when the tests begin, then any news every ten seconds, and at least one line a minute to show that a
  /// CI job is alive.
  private func showPlain(_ progress: RecordingProgress) {
    let isNew = plain.phase == nil || (plain.phase != .testing && progress.phase == .testing)
    let age = -plain.date.timeIntervalSinceNow
    let line = progress.plainLine
    guard isNew || (age > 10 && line != plain.line) || age > 60 else { return }
    plain = (progress.phase, line, Date())
    tell(line + "\n")
  }

  private func tell(_ text: String) { tell(Data(text.utf8)) }

  /// Writes to standard output, ignoring errors: even without a reader, the tests must be ended properly.
  private func tell(_ data: Data) { try? FileHandle.standardOutput.write(contentsOf: data) }
}
