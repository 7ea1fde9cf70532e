import ArgumentParser
import Foundation
import TouchstoneCompare
import TouchstoneFonts
import TouchstoneReport
import TouchstoneSnapshots

/// The command `touchstone fonts vendor`.
struct VendorFonts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vendor",
    abstract: "Copies pinned fonts and their licences into the package.",
    discussion: """
      Every machine then draws the same without system packages. By default, copies the whole families of the \
      system font designs, and others that goldens were drawn with, so that a new test in bold finds its font.

      --subset cuts the fonts of CJK and emoji, 10 to 20 MB each, down to the characters in the package's sources and \
      resources, and pins the smaller files. Snapshots with a character added later fail until you vendor again.
      """)

  @OptionGroup var options: FontOptions
  @Flag(help: "Copy all pinned fonts.")
  var all = false
  @Flag(help: "Cut large fonts down to the characters in the package's files. Needs hb-subset.")
  var subset = false

  func run() throws {
    let folder = try options.folder()
    var finder = PinnedFontFinder(try options.existingSet())
    if subset {
      let wanted = Self.wanted(of: finder, all: all, package: folder)
      finder = try SubsetFonts(finder: finder, package: folder).cut(wanted)
    }
    try Self.vendor(finder, all: all, package: folder)
  }

  private static func wanted(of finder: PinnedFontFinder, all: Bool, package: URL) -> [PinnedFont] {
    all ? finder.file.set.fonts : fonts(of: finder.file.set, drawnIn: package)
  }

  /// Copies the fonts of a set into the package.
  ///
  /// - Throws: `FontSetError.missing` if a font is not installed; nothing is written then.
  static func vendor(_ finder: PinnedFontFinder, all: Bool, package: URL) throws {
    let file = finder.file
    let survey = FontSurvey(finder)
    let wanted = wanted(of: finder, all: all, package: package)
    let missing = wanted.filter { survey.found[$0.name] == nil }
    guard missing.isEmpty else { throw FontSetError.missing(missing.map(\.name)) }
    let folder = try folder(of: file, in: package)
    var bytes = 0
    var licenses: [String: Data] = [:]
    for font in wanted {
      guard let found = survey.found[font.name] else { continue }
      let (name, text) = FontLicense.text(of: font, at: found, in: file.set)
      if let text {
        licenses[name] = text
      } else {
        Console.complain("\(font.name) does not state its licence: check whether you may redistribute it.")
      }
      bytes += font.bytes
      // A copy elsewhere in the package is enough.
      guard found.place != .project else { continue }
      try FontSetWriter.write(
        RegularFile.read(found.path, limit: font.bytes), to: "\(folder)/\(font.name)", within: package)
      Console.line("  copied   \("\(folder)/\(font.name)".relative(to: package))  \(ReportNumber.bytes(font.bytes))")
    }
    for (name, text) in licenses.sorted(by: { $0.key < $1.key }) {
      let file = URL(fileURLWithPath: "\(folder)/\(name)")
      if FontLicense.read(file) != text { try FontSetWriter.write(text, to: file.path, within: package) }
    }
    Console.line("The package has \(wanted.count) of its \(file.set.fonts.count) fonts, \(ReportNumber.bytes(bytes)).")
  }

  /// Returns the fonts that goldens were drawn with, the other fonts of their families, and the fonts that are tried
  /// first.
  private static func fonts(of set: FontSet, drawnIn package: URL) -> [PinnedFont] {
    let drawn = Set(GoldenSurvey(GoldenFolder(package: package)).fonts.map(\.name))
    guard !drawn.isEmpty else { return set.fonts }
    let families = FontLibrary.files(askedFor: drawn)
    return set.fonts.filter { families.contains($0.name) || drawn.contains($0.name) }
  }

  /// Returns the folder for copies: the first folder of the set that is really inside the package, and not hidden. So a
  /// pull request cannot cause files to be written anywhere else.
  ///
  /// - Throws: `FontSetError.notWritten` if there is none.
  static func folder(of file: FontSetFile, in package: URL) throws -> String {
    let root = RootFolder(package)
    guard let folder = file.folders.first(where: { root.allowsWriting(RootFolder.target(of: $0)) }) else {
      throw FontSetError.notWritten(
        file.path,
        why: "it names no font folder in the package \(package.path) that is not hidden: \"folders\": [\"Fonts\"]")
    }
    return folder
  }
}
