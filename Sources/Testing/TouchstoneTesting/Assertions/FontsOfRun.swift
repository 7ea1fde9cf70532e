import Foundation
import Synchronization
import TouchstoneFonts
import TouchstoneSnapshots

/// Makes sure that a run draws with the fonts that its package pins, and reports missing ones at the start of the run.
/// If the font set cannot be used, every assertion fails.
enum FontsOfRun {
  private static let isPrepared = Mutex(false)

  /// Prepares the fonts. Every assertion calls this function; only the first call has an effect.
  static func prepare(_ session: RunSession) {
    isPrepared.withLock { isPrepared in
      guard !isPrepared else { return }
      isPrepared = true
      // The tests may run in a folder other than that of their package.
      FontLibrary.shared.useSet(ofPackage: session.package, environment: RunOrder.environment)
      report(on: .shared, to: session)
    }
  }

  /// Tells a session what the font set declares, or that it cannot be used, and notes what is missing.
  static func report(on library: FontLibrary, to session: RunSession) {
    do {
      if let set = try library.fontSet?.set {
        if set.ownsGoldens { session.declareOwnGoldens() }
      } else {
        session.declareUnpinnedFonts()
      }
    } catch {
      session.refuseFontSet("\(error)")
    }
    if let text = note(on: library, package: session.package) { session.note(text, subject: "fonts") }
    if let text = noteOnWidths(of: library, package: session.package) {
      session.note(text, subject: "widths of letters")
    }
  }

  /// Returns the note about a font set that is from before letters could be as wide as on a device; `nil` if the package
  /// chose, or has no set.
  static func noteOnWidths(of library: FontLibrary, package: URL) -> String? {
    guard let file = (try? library.fontSet) ?? nil, file.set.chosenWidths == nil else { return nil }
    return """
      Fonts: text keeps the widths of Inter's letters, because \(file.path.relative(to: package)) is from before it could be \
      as wide as on a device.
        As wide as on a device, and record all goldens: swift package snapshot-fonts replace --widths system
        Keep the widths: add "widths": "inter" to the file
      """
  }

  /// Returns the note about missing fonts, or `nil` if this machine has all pinned fonts.
  static func note(on library: FontLibrary, package: URL) -> String? {
    let file: FontSetFile
    do {
      guard let found = try library.fontSet else { return nil }
      file = found
    } catch {
      return "Fonts: \(error)"
    }
    let missing = library.missingFonts
    guard !missing.isEmpty else { return nil }
    let names = missing.prefix(3).map { font in
      [font.name, font.version].filter { !$0.isEmpty }.joined(separator: " ")
    }
    let others = missing.count > names.count ? " and \(missing.count - names.count) more" : ""
    let path = file.path.relative(to: package)
    return """
      Fonts: \(missing.count) of the \(file.set.fonts.count) files that \(path) pins are not on this machine: \
      \(names.joined(separator: ", "))\(others). Snapshots that need them fail, and none is recorded.
        Install them: swift package snapshot-fonts install
        Show the status: swift run touchstone fonts status
      """
  }
}
