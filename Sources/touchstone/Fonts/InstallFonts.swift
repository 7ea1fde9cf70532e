import ArgumentParser
import Foundation
import TouchstoneFonts

/// The command `touchstone fonts install`.
struct InstallFonts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install",
    abstract: "Brings the pinned fonts that this machine lacks into the user's cache.",
    discussion: """
      They are taken from the folders and URLs that --from and Snapshots/fonts.json name, then from the packages they \
      were pinned from, by exact version: as apt finds them, and on Debian also in another release of the mirror that \
      this machine uses. No package is installed, and nothing is taken that has not the pinned digest.
      """)

  @OptionGroup var options: FontOptions
  @Option(help: "A folder, or the URL of one, with fonts; may be given several times.")
  var from: [String] = []
  @Flag(help: "Say nothing where all fonts are here.")
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
