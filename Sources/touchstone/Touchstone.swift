import ArgumentParser

/// The tool behind the plugins; it can also be run by hand.
@main
struct Touchstone: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "touchstone",
    abstract: "Reports on, accepts and tidies golden images.",
    subcommands: [
      Report.self, Record.self, Summary.self, Prune.self, Accept.self, Compare.self, Doctor.self, Review.self,
    ])
}
