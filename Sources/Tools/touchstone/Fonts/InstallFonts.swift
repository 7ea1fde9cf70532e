import ArgumentParser
import Foundation
import TouchstoneCompare
import TouchstoneFonts

/// The command `touchstone fonts install`.
struct InstallFonts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install",
    abstract: "Installs missing pinned fonts into the user's cache.",
    discussion: """
      They come from the folders and URLs in --from and Snapshots/fonts.json, then from the packages that they were \
      pinned from, in the exact version: those that apt finds and, on Debian, those in other releases on the mirror \
      of this machine. No package is installed, and only files with the pinned SHA-256 are used.
      """)

  @OptionGroup var options: FontOptions
  @Option(help: "A folder with fonts, or the URL of one. Can be repeated.")
  var from: [String] = []
  @Flag(help: "Print nothing if all fonts are on this machine.")
  var quiet = false

  func run() throws {
    let file = try options.existingSet()
    let finder = PinnedFontFinder(file)
    let missing = FontSurvey(finder).missing
    if missing.isEmpty {
      if !quiet { Console.line("All \(file.set.fonts.count) fonts are on this machine.") }
      return
    }
    guard let folder = finder.cache else { throw FontSetError.noCache }
    var intake = FontIntake(cache: folder, missing: missing)
    for source in from where !source.contains("://") && !FileManager.default.fileExists(atPath: source) {
      throw FontSetError.noSource(source)
    }
    for source in from + file.set.sources.map({ $0.contains("://") ? $0 : file.path(of: $0) }) {
      guard !intake.missing.isEmpty else { break }
      if let url = URL(string: source), source.contains("://") {
        try FontURLSource(url: url).fill(&intake)
      } else {
        try intake.take(fromFolder: source, origin: source)
      }
    }
    if !intake.missing.isEmpty { try AptFontSource(set: file.set).fill(&intake) }
    for line in intake.taken { Console.line("  installed  \(line)") }
    guard intake.missing.isEmpty else {
      throw FontSetError.notInstalled(intake.missing.map(\.name), reasons: intake.reasons, cache: folder)
    }
    Console.line("All \(file.set.fonts.count) fonts are on this machine.")
  }
}
