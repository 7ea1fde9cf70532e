import ArgumentParser
import Foundation
import TouchstoneSnapshots

/// The tool behind the plugins; it can also be run by hand.
@main
struct Touchstone: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "touchstone",
    abstract: "Reports on, accepts and tidies golden images.",
    version: TouchstoneVersion.current,
    subcommands: [
      Report.self, Record.self, Summary.self, Prune.self, Accept.self, Compare.self, Doctor.self, Review.self,
      Fonts.self, DrawPreviews.self,
    ])

  /// Runs the command. Wrong arguments of `compare` end with 2, because 1 and 0 are verdicts and scripts ask for these.
  static func main() {
    // Threads of plugins block signals, which the processes that they start inherit and pass on.
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_UNBLOCK, &all, nil)
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      let code = exitCode(for: error)
      let word = CommandLine.arguments.dropFirst().first ?? ""
      let isComparison = word == "compare"
      let suggestion = code == .validationFailure ? suggestion(for: word) : nil
      let message = suggestion ?? fullMessage(for: error)
      if !message.isEmpty { code.isSuccess ? Console.line(message) : Console.complain(message) }
      exit(withError: isComparison && code == .validationFailure ? ExitCode(2) : code)
    }
  }

  /// Which command was meant, if the word is none.
  private static func suggestion(for word: String) -> String? {
    let names = configuration.subcommands.map { $0.configuration.commandName ?? "\($0)".lowercased() }
    guard !word.hasPrefix("-"), !names.contains(word),
      let name = CommandSuggestion.nearest(to: word, among: names)
    else { return nil }
    return "There is no command “\(word)”. Did you mean: touchstone \(name)\n  touchstone --help lists all commands."
  }
}
