import ArgumentParser
import Foundation
import TouchstoneCompare
import TouchstoneReport
import TouchstoneSnapshots

/// The command `touchstone goldens convert`.
struct ConvertGoldens: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Converts the goldens of a package to hashes, or back to files.",
    discussion: """
      With hashes, Git has one manifest for each test file, Snapshots/TARGET/FILE.goldens, and the pictures are in \
      .build/touchstone/store. No file is removed before what it shows is there and verified, so a conversion that was \
      interrupted is continued by the next one. Commit the result as one change.
      """)

  /// What Git has of goldens.
  enum Form: String, CaseIterable, ExpressibleByArgument {
    case hashes, files
  }

  @Option(help: "What Git is to have: hashes or files.")
  var to: Form
  @Option(help: "The folder of the package.")
  var package = "."

  func run() throws {
    let folder = URL(fileURLWithPath: package, isDirectory: true).standardizedFileURL
    var conversion = GoldenConversion(package: folder)
    let lock = FileLock(
      folder.appendingPathComponent(".build/touchstone/staging/convert.lock"),
      onWait: { Console.complain("Waiting for another conversion of the package.") })
    defer { withExtendedLifetime(lock) {} }
    switch to {
    case .hashes: try conversion.convertToHashes()
    case .files: try conversion.convertToFiles()
    }
    for line in conversion.summary(to) { Console.line(line.printable) }
  }
}
