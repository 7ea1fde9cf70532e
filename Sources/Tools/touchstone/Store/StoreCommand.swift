import ArgumentParser

/// The command `touchstone store`.
struct StoreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "store",
    abstract: "Keeps pictures, runs and reports in a folder, a bucket or another store.",
    subcommands: [StorePush.self, StorePull.self, StorePublish.self, StoreCollect.self])
}
