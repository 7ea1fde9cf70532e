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
      Fonts.self,
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
      let message = fullMessage(for: error)
      if !message.isEmpty { code.isSuccess ? Console.line(message) : Console.complain(message) }
      let isComparison = CommandLine.arguments.dropFirst().first == "compare"
      exit(withError: isComparison && code == .validationFailure ? ExitCode(2) : code)
    }
  }
}
