import ArgumentParser
import Foundation
import TouchstoneCompare
import TouchstoneConditions

/// The command `touchstone init`.
struct Start: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract:
      "Creates a package from a folder of SwiftUI sources, with a first snapshot of each preview and each view without parameters.",
    discussion: """
      Writes Package.swift and a test target. Existing files are not changed. With --agents, only the lines that tell coding \
      agents how to see views are written, into the AGENTS.md of a package.
      """)

  @Option(help: "The folder of the sources.")
  var package = "."

  @Option(help: "The name of the module. Default: the name of the folder.")
  var name: String?

  @Option(
    name: .customLong("as"),
    help: "The platform to compile as: iOS or macOS. Default: inferred from the conditions in the sources.")
  var platform: String?

  @Option(help: "Where Touchstone is: a folder, relative to the package, or a URL. Default: where this tool was built.")
  var touchstone: String?

  @Flag(help: "Write a part of AGENTS.md, for coding agents, and nothing else.")
  var agents = false

  func run() throws {
    let folder = URL(fileURLWithPath: package, isDirectory: true).standardizedFileURL
    guard FileManager.default.fileExists(atPath: folder.path) else { throw ToolError.noPackage(folder.path) }
    if agents {
      try AgentsFile.write(to: folder)
      return Console.line("Written: \(AgentsFile.name)")
    }
    let preferred = Platform.compilable.first { $0.rawValue == platform }
    if platform != nil, preferred == nil { throw ValidationError("--as must be iOS or macOS.") }
    let place = try touchstone ?? TouchstonePlace.path(from: folder)
    let new = try NewPackage(folder: folder, name: name, touchstone: place, preferred: preferred)
    try new.write()
    Console.line("Written: " + new.files.map(\.path).joined(separator: ", "))
    Console.line(new.summary)
  }
}
