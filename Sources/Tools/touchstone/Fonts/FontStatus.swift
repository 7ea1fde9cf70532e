import ArgumentParser
import Foundation
import TouchstoneCompare
import TouchstoneFonts
import TouchstoneReport
import TouchstoneSnapshots

/// The command `touchstone fonts status`.
struct FontStatus: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Lists the fonts that the package pins, where each was found, and its licence.",
    discussion: "Exits with status 1 if this machine lacks one that goldens were drawn with.")

  @OptionGroup var options: FontOptions

  func run() throws {
    let file = try options.existingSet()
    let survey = FontSurvey(PinnedFontFinder(file))
    let folder = try options.folder()
    Console.line("\(file.path.relative(to: folder)) pins \(file.set.fonts.count) fonts")
    if file.set.widths == .inter {
      Console.line(
        "Text is as wide as Inter's letters. As wide as on a device: swift package snapshot-fonts replace --widths system"
      )
    }
    // Where all fonts are, nothing depends on the goldens.
    let goldens = survey.missing.isEmpty ? GoldenSurvey() : GoldenSurvey(GoldenFolder(package: folder))
    Console.line(survey.lines(relativeTo: folder, goldens: goldens).joined(separator: "\n"))
    let needed = survey.missing(for: goldens)
    guard needed.isEmpty else { throw FontSetError.missing(needed.map(\.name)) }
    if !survey.missing.isEmpty {
      Console.line(
        "No golden uses the missing fonts; new snapshots that do will fail. Install: swift package snapshot-fonts install"
      )
    }
  }
}
