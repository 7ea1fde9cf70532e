import Foundation
import Testing
import TouchstoneFonts
import TouchstoneReport

@testable import touchstone

@Suite struct FontSurveyTests {
  private let folder: FontFolder
  private let package = FontPackage(
    name: "fonts-a", version: "4.0", system: "debian", release: "bookworm", license: "OFL-1.1")

  init() throws {
    folder = try FontFolder()
  }

  @Test func `a status names the place and the licence of each font, and what is missing`() throws {
    let fonts = ["A", "B", "C"].map { FontFolder.font("\($0).ttf", "font \($0)", package: "fonts-a") }
    try folder.write("font A", to: "Snapshots/Fonts/A.ttf")
    try folder.write("font B", to: folder.cached(fonts[1]))
    try folder.write("FONT C", to: "system/C.ttf")
    let survey = FontSurvey(try folder.finder(FontSet(packages: [package], fonts: fonts)))
    #expect(survey.missing == [fonts[2]])
    let lines = survey.lines(relativeTo: folder.url, goldens: GoldenSurvey())
    #expect(lines[0].hasPrefix("  A.ttf  \(fonts[0].sha256.prefix(12))  Version 1  OFL-1.1  "))
    #expect(lines[0].hasSuffix("Snapshots/Fonts/A.ttf"))
    #expect(lines[1].hasSuffix(folder.cached(fonts[1])))
    #expect(lines[2].hasSuffix("MISSING: system/C.ttf has different content"))
    try FileManager.default.removeItem(atPath: folder.path("system/C.ttf"))
    let again = FontSurvey(try folder.finder(FontSet(packages: [package], fonts: fonts)))
    #expect(
      again.lines(relativeTo: folder.url, goldens: GoldenSurvey())[2].hasSuffix(
        "MISSING (fonts-a 4.0, debian bookworm)"))
  }

  @Test func `only the missing fonts that goldens were drawn with are needed`() throws {
    let fonts = ["A", "B", "C", "D"].map { FontFolder.font("\($0).ttf", "font \($0)", package: "fonts-a") }
    try folder.write("font A", to: "Snapshots/Fonts/A.ttf")
    try folder.write("FONT D", to: "system/D.ttf")
    let survey = FontSurvey(try folder.finder(FontSet(packages: [package], fonts: fonts)))
    var goldens = GoldenSurvey()
    // Nothing tells what the goldens need.
    #expect(survey.missing(for: goldens).map(\.name) == ["B.ttf", "C.ttf", "D.ttf"])
    goldens.fonts = [.init(name: "A.ttf", digest: fonts[0].sha256, goldens: ["Snapshots/a.png"])]
    #expect(survey.missing(for: goldens) == [])
    let lines = survey.lines(relativeTo: folder.url, goldens: goldens)
    #expect(lines[1].hasSuffix("missing, no golden uses it (fonts-a 4.0, debian bookworm)"))
    #expect(lines[3].hasSuffix("missing, no golden uses it: system/D.ttf has different content"))
    // By name, as one that a later version of the font drew, and by content.
    goldens.fonts.append(.init(name: "B.ttf", digest: "0123", goldens: ["Snapshots/b.png"]))
    goldens.fonts.append(.init(name: "Renamed.ttf", digest: fonts[2].sha256, goldens: ["Snapshots/c.png"]))
    #expect(survey.missing(for: goldens).map(\.name) == ["B.ttf", "C.ttf"])
    #expect(
      survey.lines(relativeTo: folder.url, goldens: goldens)[1].hasSuffix("  MISSING (fonts-a 4.0, debian bookworm)"))
    // A document names none of its fonts.
    goldens.files = [.init(path: "Snapshots/d.svg", bytes: 1)]
    #expect(survey.missing(for: goldens).count == 3)
    goldens.files = []
    goldens.faults = ["Snapshots/d.png": .pointer]
    #expect(survey.missing(for: goldens).count == 3)
  }

  @Test func `a file with other content does not hide the right one elsewhere`() throws {
    let font = FontFolder.font("A.ttf", "font A")
    try folder.write("FONT A", to: "Snapshots/Fonts/A.ttf")
    try folder.write("font A", to: "system/A.ttf")
    let survey = FontSurvey(try folder.finder(FontSet(fonts: [font])))
    #expect(survey.found["A.ttf"]?.place == .system)
  }

  @Test func `fonts and their licences are copied into the package, once, and other files stay`() throws {
    let font = FontFolder.font("A.ttf", "font A", package: "fonts-a")
    try folder.write("font A", to: folder.cached(font))
    try folder.write("free", to: "cache/\(font.sha256)/copyright")
    try folder.write("mine", to: "Snapshots/Fonts/Mine.ttf")
    let finder = try folder.finder(FontSet(packages: [package], fonts: [font]))
    for _ in 1...2 {
      try VendorFonts.vendor(finder, all: false, package: folder.url)
      #expect(folder.text("Snapshots/Fonts/A.ttf") == "font A")
      #expect(folder.text("Snapshots/Fonts/LICENSE-fonts-a.txt") == "free")
      #expect(folder.text("Snapshots/Fonts/Mine.ttf") == "mine")
    }
  }

  /// Who opens a pull request chooses the folder.
  @Test func `nothing is written outside of the package`() throws {
    let font = FontFolder.font("A.ttf", "font A")
    try folder.write("font A", to: "system/A.ttf")
    try folder.write("mine", to: "elsewhere/Mine.ttf")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Snapshots-Linked"), withDestinationPath: folder.path("elsewhere"))
    let package = folder.url.appendingPathComponent("Snapshots")
    for place in ["../elsewhere", "../Snapshots-Linked", folder.path("elsewhere")] {
      let finder = try folder.finder(FontSet(folders: [place], fonts: [font]))
      #expect(throws: FontSetError.self) { try VendorFonts.vendor(finder, all: true, package: package) }
      #expect(folder.text("elsewhere/A.ttf") == nil)
    }
    let finder = try folder.finder(FontSet(folders: ["../elsewhere", "Fonts"], fonts: [font]))
    try VendorFonts.vendor(finder, all: true, package: package)
    #expect(folder.text("Snapshots/Fonts/A.ttf") == "font A")
  }

  @Test func `a font that is not here stops vendoring before anything is written`() throws {
    let fonts = [FontFolder.font("A.ttf", "font A"), FontFolder.font("B.ttf", "font B")]
    try folder.write("font A", to: "system/A.ttf")
    let finder = try folder.finder(FontSet(fonts: fonts))
    #expect(throws: FontSetError.missing(["B.ttf"])) {
      try VendorFonts.vendor(finder, all: true, package: folder.url)
    }
    #expect(folder.text("Snapshots/Fonts/A.ttf") == nil)
  }

  @Test func `a font of another version of its package is not added to the set`() throws {
    var set = FontSet(packages: [package], fonts: [FontFolder.font("A.ttf", "font A", package: "fonts-a")])
    var other = package
    other.version = "4.1"
    let font = FontFolder.font("B.ttf", "font B", package: "fonts-a")
    #expect(throws: FontSetError.mixedVersions(package: "fonts-a", pinned: "4.0", here: "4.1")) {
      try set.add(MachineFontSet.Item(font: font, path: "/B.ttf", package: other))
    }
    #expect(set.fonts.count == 1)
    try set.add(MachineFontSet.Item(font: font, path: "/B.ttf", package: package))
    #expect(set.fonts.map(\.name) == ["A.ttf", "B.ttf"] && set.packages == [package])
  }

  @Test func `what replacing would change is said font by font`() {
    let old = FontSet(fonts: [
      FontFolder.font("A.ttf", "1"), FontFolder.font("B.ttf", "1"), FontFolder.font("C.ttf", "1"),
    ])
    var new = FontSet(fonts: [
      FontFolder.font("A.ttf", "1"), FontFolder.font("B.ttf", "2"), FontFolder.font("D.ttf", "1"),
    ])
    new.fonts[1].version = "Version 2"
    #expect(
      ReplaceFonts.changes(from: old, to: new) == [
        "  changed  B.ttf  Version 1 → Version 2", "  gone     C.ttf", "  new      D.ttf  Version 1",
      ])
  }
}
