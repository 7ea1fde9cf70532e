import Foundation
import TouchstoneFonts
import TouchstoneSnapshots

/// The fonts of a set on this machine, with every digest verified.
struct FontSurvey: Hashable {
  let pinned: FontSet
  /// The files that match the pinned fonts, by name.
  let found: [String: PinnedFontFinder.Found]
  /// The files with the right name and size but different content, by name.
  let altered: [String: String]

  init(_ finder: PinnedFontFinder) {
    pinned = finder.file.set
    var found: [String: PinnedFontFinder.Found] = [:]
    var altered: [String: String] = [:]
    var (ignored, count) = (Set<String>(), -1)
    while ignored.count > count {
      count = ignored.count
      for (name, file) in finder.findAll(except: ignored) where found[name] == nil {
        if FileDigest.sha256(ofFileAt: file.path) == finder.file.set.font(named: name)?.sha256 {
          found[name] = file
        } else {
          altered[name] = altered[name] ?? file.path
          ignored.insert(file.path)
        }
      }
    }
    self.found = found
    self.altered = altered
  }

  /// The pinned fonts that are not installed.
  var missing: [PinnedFont] { pinned.fonts.filter { found[$0.name] == nil } }

  /// Returns the missing fonts that are needed to draw the goldens: those that a golden names. All missing ones, if no
  /// golden names a font, a golden cannot be read, or one is a document, which names none.
  func missing(for goldens: GoldenSurvey) -> [PinnedFont] {
    let hasDocuments = goldens.files.contains { $0.path.hasSuffix(".svg") || $0.path.hasSuffix(".pdf") }
    guard !goldens.fonts.isEmpty, goldens.faults.isEmpty, !hasDocuments else { return missing }
    let (names, digests) = (Set(goldens.fonts.map(\.name)), Set(goldens.fonts.map(\.digest)))
    return missing.filter { names.contains($0.name) || digests.contains($0.sha256) }
  }

  /// Returns a line for each font: name, digest, version, licence and path.
  func lines(relativeTo package: URL, goldens: GoldenSurvey) -> [String] {
    let needed = Set(missing(for: goldens).map(\.name))
    let rows = pinned.fonts.map { font in
      [
        font.name, String(font.sha256.prefix(12)), String(font.version.prefix(24)) + (font.whole == nil ? "" : ", cut"),
        pinned.package(of: font)?.license ?? "licence unknown",
        place(of: font, relativeTo: package, isNeeded: needed.contains(font.name)),
      ]
    }
    return TextTable.lines(rows)
  }

  private func place(of font: PinnedFont, relativeTo package: URL, isNeeded: Bool) -> String {
    if let file = found[font.name] { return file.path.relative(to: package) }
    let missing = isNeeded ? "MISSING" : "missing, no golden uses it"
    if let path = altered[font.name] { return "\(missing): \(path.relative(to: package)) has different content" }
    let origin = pinned.package(of: font).map { " (\($0.name) \($0.version), \($0.system) \($0.release))" }
    return missing + (origin ?? "")
  }
}
