import ArgumentParser
import Foundation
import TouchstoneCompare
import TouchstoneFonts
import TouchstoneSnapshots

/// The command `touchstone fonts status`.
struct FontStatus: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Lists the fonts that the package pins, where each was found, and its licence.",
    discussion: "Exits with status 1 if any is missing from this machine.")

  @OptionGroup var options: FontOptions

  func run() throws {
    let file = try options.existingSet()
    let survey = FontSurvey(PinnedFontFinder(file))
    let folder = try options.folder()
    Console.line("\(file.path.relative(to: folder)) pins \(file.set.fonts.count) fonts")
    Console.line(survey.lines(relativeTo: folder).joined(separator: "\n"))
    guard survey.missing.isEmpty else { throw FontSetError.missing(survey.missing.map(\.name)) }
  }
}
