import Foundation
import TouchstoneFonts
import TouchstoneReport

/// A survey of a package besides its goldens: its manifest, fonts and tests.
struct PackageSurvey: Hashable {
  /// The package's folder, which paths are relative to.
  var folder = URL(fileURLWithPath: ".", isDirectory: true)
  /// Whether the folder has a manifest.
  var hasManifest = true
  /// The fonts that the package pins; `nil` if it pins none.
  var pinned: FontSurvey?
  /// The reason that the package's font set cannot be used, if it cannot.
  var fontSetFault: String?
  /// The tests that conditions hide on Linux.
  var hidden: [HiddenTests] = []

  /// Returns the reasons that the package's tests may not draw what the goldens show.
  func problems(for goldens: GoldenSurvey) -> [String] {
    var problems: [String] = []
    if !hasManifest {
      problems.append(
        "\(folder.path) has no Package.swift, so no test can use goldens in it. If the package is elsewhere: touchstone doctor "
          + "--package FOLDER. To create one for these sources: touchstone init")
    }
    if let fontSetFault { problems.append(fontSetFault) }
    if let missing = pinned?.missing(for: goldens), !missing.isEmpty {
      problems.append("\(FontSetError.missing(missing.map(\.name)))")
    }
    return problems
  }

  /// Returns the section on pinned fonts; nothing if the package pins none.
  func fontLines(for goldens: GoldenSurvey) -> [String] {
    pinned.map { ["", "Pinned fonts"] + $0.lines(relativeTo: folder, goldens: goldens) } ?? []
  }

  /// The section on tests that are not compiled; empty if all are.
  var hiddenLines: [String] {
    guard !hidden.isEmpty else { return [] }
    return ["", "Tests that are not compiled"] + hidden.map { "  \($0.text)" }
      + ["  To run them: swift run touchstone migrate"]
  }
}

extension PackageSurvey {
  /// Looks at a package. SwiftPM would run the manifest, which may be a stranger's: only files are read.
  init(_ goldens: GoldenFolder) {
    self.init(folder: goldens.package, hidden: goldens.hiddenTests())
    hasManifest = FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
    do {
      pinned = try FontOptions.set(ofPackage: folder).map { FontSurvey(PinnedFontFinder($0)) }
    } catch {
      fontSetFault = "\(error)"
    }
  }
}
