import ArgumentParser
import Foundation
import TouchstoneCompare
import TouchstoneSnapshots

#if !Tool
  #error(
    "The commands of Touchstone need its trait Tool: depend on it without `traits: []`, or with `traits: [\"Tool\"]`.")
#endif

/// The tool behind the plugins, which can also be run directly.
@main
struct Touchstone: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "touchstone",
    abstract: "Reports on, accepts and cleans up golden images.",
    version: TouchstoneVersion.current,
    subcommands: [
      Report.self, Record.self, CompareSnapshots.self, Blame.self, History.self, Show.self, Summary.self, Shards.self,
      Prune.self, Accept.self, Goldens.self, ApprovalsCommand.self, StoreCommand.self, Compare.self, Coverage.self,
      Affected.self, Mutate.self, Doctor.self, Review.self, Fonts.self, DrawPreviews.self, Look.self, MCP.self,
      Migrate.self, Start.self,
    ])

  /// Runs the command. Invalid arguments of `compare` exit with a status of their own.
  static func main() {
    StandardStreams.openClosed()
    // Swift reads them from /proc. As a command without arguments, every check would print the help, and pass.
    guard !CommandLine.arguments.isEmpty else {
      Console.complain(
        "The arguments of the command cannot be read, because /proc is missing: mount -t proc proc /proc")
      exit(withError: ExitCode(2))
    }
    // Threads of plugins block signals, which child processes inherit and pass on.
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_UNBLOCK, &all, nil)
    do {
      var command = try command(from: Array(CommandLine.arguments.dropFirst()))
      try command.run()
    } catch {
      let code = exitCode(for: error)
      let words = CommandLine.arguments.dropFirst()
      let isComparison = ["compare", "compare-snapshots"].contains(words.first)
      // A bare status is that of a command that has said why.
      if code == .validationFailure, !(error is ExitCode), Look.answersInJSON(Array(words)) {
        Console.write(LookReport.json(.badOption(message(for: error))))
        exit(withError: code)
      }
      let suggestion = code == .validationFailure ? suggestion(for: Array(words)) : nil
      let message = suggestion ?? fullMessage(for: error)
      if !message.isEmpty { code.isSuccess ? Console.line(message) : Console.complain(message) }
      exit(withError: isComparison ? Compare.programStatus(code) : code)
    }
  }

  /// Parses the arguments of the tool. A comparison is parsed without the other commands, whose parsers would take about a
  /// millisecond of twenty.
  static func command(from words: [String]) throws -> any ParsableCommand {
    if words.first == "compare", let comparison = try? Compare.parse(Array(words.dropFirst())) { return comparison }
    return try parseAsRoot(words)
  }

  /// Suggests a command if one of the first words is not a command.
  private static func suggestion(for words: [String]) -> String? {
    var command: any ParsableCommand.Type = Touchstone.self
    var path: [String] = []
    func name(_ type: any ParsableCommand.Type) -> String {
      type.configuration.commandName ?? "\(type)".lowercased()
    }
    for word in words {
      let inner = command.configuration.subcommands
      if let next = inner.first(where: { name($0) == word }) {
        command = next
        path.append(word)
        continue
      }
      guard !word.hasPrefix("-"), let meant = CommandSuggestion.nearest(to: word, among: inner.map(name)) else { break }
      let start = path.map { $0 + " " }.joined()
      return "Unknown command “\(start)\(word)”. Did you mean: touchstone \(start)\(meant)\n"
        + "  touchstone \(start)--help lists all commands."
    }
    return nil
  }
}
