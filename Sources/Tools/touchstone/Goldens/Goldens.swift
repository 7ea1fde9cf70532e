import ArgumentParser

/// The command `touchstone goldens`.
struct Goldens: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "goldens",
    abstract: "Keeps goldens in Git as files or as hashes.",
    subcommands: [ConvertGoldens.self, FetchGoldens.self])
}
