import ArgumentParser
import Foundation
import TouchstoneSnapshots

/// `touchstone review`, which `swift package review-snapshots` runs.
struct Review: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows failed snapshots one by one on the terminal, to accept or reject.",
    discussion: """
      Accepted pictures become the goldens at once; undo brings the old ones back. Pictures are drawn with kitty's, \
      iTerm2's or sixel graphics if the terminal says that it knows them, and with block characters otherwise.
      """)

  @OptionGroup var runs: RunOptions
  @Option(help: "Review only snapshots such as CardTests/dark; * stands for any text.")
  var only: [String] = []

  func run() throws {
    let acceptance = GoldenAcceptance(package: runs.packageFolder)
    let items = ReviewItem.pending(in: try runs.log(), acceptance: acceptance)
      .filter { only.isEmpty || $0.snapshot.matches(anyOf: only) }
    guard !items.isEmpty else {
      return Console.line(
        only.isEmpty ? "Nothing to review." : "Nothing to review that matches \(only.joined(separator: ", ")).")
    }
    guard let terminal = Terminal() else { throw ToolError.noTerminal(pending: items.count) }
    var reviewer = Reviewer(items: items, acceptance: acceptance, terminal: terminal)
    reviewer.run()
    Console.line(reviewer.summary)
  }
}
