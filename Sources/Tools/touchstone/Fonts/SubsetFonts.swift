import Foundation
import TouchstoneCompare
import TouchstoneFonts
import TouchstoneReport
import TouchstoneSnapshots

/// Pins subsets of fonts instead of the complete ones.
struct SubsetFonts {
  let finder: PinnedFontFinder
  let package: URL

  /// Subsets the large fonts among the given ones, writes the results into the package, and pins them.
  ///
  /// - Returns: The finder for the fonts that are now pinned.
  /// - Throws: `FontSetError`; `fonts.json` is then unchanged.
  func cut(_ fonts: [PinnedFont]) throws -> PinnedFontFinder {
    var set = finder.file.set
    let folder = try VendorFonts.folder(of: finder.file, in: package)
    let wholes = fonts.map { font in font.whole.map(font.replaced) ?? font }.filter {
      $0.bytes >= FontSubset.smallestFont
    }
    let survey = FontSurvey(
      PinnedFontFinder(
        FontSetFile(path: finder.file.path, set: FontSet(folders: set.folders, fonts: wholes)), cache: finder.cache,
        system: finder.system))
    guard survey.missing.isEmpty else { throw FontSetError.missing(survey.missing.map(\.name)) }
    let subset = FontSubset(characters: PackageCharacters.all(of: package))
    for whole in wholes {
      guard let found = survey.found[whole.name] else { continue }
      let data = try subset.data(ofFileAt: found.path)
      let digest = data.withUnsafeBytes { FileDigest.sha256(of: $0) }
      var font = whole
      font.whole = PinnedFont.Whole(sha256: whole.sha256, bytes: whole.bytes)
      font.sha256 = digest
      font.bytes = data.count
      guard set.font(named: font.name) != font else { continue }
      let (name, license) = FontLicense.text(of: whole, at: found, in: set)
      if let license { try FontSetWriter.write(license, to: "\(folder)/\(name)", within: package) }
      try FontSetWriter.write(data, to: "\(folder)/\(font.name)", within: package)
      set.fonts.removeAll { $0.name == font.name }
      set.fonts.append(font)
      Console.line("  cut      \(font.name)  \(ReportNumber.bytes(whole.bytes)) to \(ReportNumber.bytes(data.count))")
    }
    guard set != finder.file.set else { return finder }
    try FontSetWriter.write(set, to: finder.file.path, within: package)
    return PinnedFontFinder(FontSetFile(path: finder.file.path, set: set), cache: finder.cache, system: finder.system)
  }
}
