import ArgumentParser
import Testing

@testable import touchstone

struct HelpTests {
  private static func commands(below command: any ParsableCommand.Type) -> [any ParsableCommand.Type] {
    [command] + command.configuration.subcommands.flatMap(commands)
  }

  @Test func `no option says its default twice`() {
    for command in Self.commands(below: Touchstone.self) {
      var options: [String] = []
      for line in command.helpMessage().split(separator: "\n") {
        if line.hasPrefix("  -") {
          options.append(String(line))
        } else if let last = options.indices.last, line.hasPrefix("      ") {
          options[last] += line
        }
      }
      #expect(!options.isEmpty)
      for option in options {
        #expect(
          option.lowercased().split(separator: "default", omittingEmptySubsequences: false).count <= 2, "\(option)")
      }
    }
  }
}
