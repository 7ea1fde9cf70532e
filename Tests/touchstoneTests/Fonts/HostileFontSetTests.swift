import Foundation
import Testing
import TouchstoneFonts
import TouchstoneText

@testable import touchstone

/// Who opens a pull request writes `fonts.json` and brings what lies beside it, links included.
@Suite struct HostileFontSetTests {
  private let folder: FontFolder
  private let font = FontFolder.font("A.ttf", "font A", package: "fonts-a")
  private let package = FontPackage(
    name: "fonts-a", version: "4.0", system: "debian", release: "bookworm", license: "OFL-1.1")

  init() throws {
    folder = try FontFolder()
    try folder.write("secret", to: "outside/secret")
  }

  private func link(_ name: String, to target: String) throws {
    let place = URL(fileURLWithPath: folder.path(name))
    try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: folder.path(target))
  }

  private func vendor(_ set: FontSet) throws {
    try VendorFonts.vendor(folder.finder(set), all: true, package: folder.url.appendingPathComponent("Snapshots"))
  }

  @Test(arguments: ["A.ttf", "LICENSE-fonts-a.txt"], ["outside/secret", "outside/new"])
  func `a copy is not written through a link in its place`(name: String, target: String) throws {
    try folder.write("font A", to: folder.cached(font))
    try folder.write("free", to: "cache/\(font.sha256)/copyright")
    let path = "Snapshots/Fonts/\(name)"
    try link(path, to: target)
    let why = "it is a symbolic link, and links are not followed. Delete it first"
    let error = #expect(throws: FontSetError.self) { try vendor(FontSet(packages: [package], fonts: [font])) }
    #expect(error?.description.hasSuffix("\(path) cannot be written: \(why).") == true, "\(String(describing: error))")
    #expect(folder.text("outside/secret") == "secret")
    #expect(folder.text("outside/new") == nil)
  }

  @Test(arguments: ["elsewhere", "home/.git/hooks"])
  func `nothing is written by a link to a folder outside of the package, or to a hidden one`(target: String) throws {
    let home = folder.url.appendingPathComponent("home")
    let set = FontSet(packages: [package], fonts: [font])
    let json = try String(decoding: set.json, as: UTF8.self)
    try folder.write("font A", to: folder.cached(font))
    try folder.write(json, to: "\(target)/fonts.json")
    for name in ["home/Snapshots", "home/Snapshots/Fonts"] {
      try link(name, to: target)
      // Where the set itself is the package's, only its folder of fonts is not.
      if name.hasSuffix("Fonts") { try folder.write(json, to: "home/Snapshots/fonts.json") }
      let file = try #require(try FontOptions.set(ofPackage: home))
      if !name.hasSuffix("Fonts") {
        let error = #expect(throws: FontSetError.self) {
          try FontSetWriter.write(set, to: file.path, within: home)
        }
        let why =
          target == "elsewhere"
          ? "it is outside of the package \(home.path). Run the command in the package that it belongs to."
          : "it is in a hidden folder of the package."
        #expect(error?.description.hasSuffix("\(target)/fonts.json cannot be written: \(why)") == true)
      }
      let error = #expect(throws: FontSetError.self) {
        try VendorFonts.vendor(
          PinnedFontFinder(file, cache: folder.path("cache"), system: []), all: true, package: home)
      }
      let why = "it names no font folder in the package \(home.path) that is not hidden"
      #expect(error?.description.contains(why) == true, "\(String(describing: error))")
      #expect(folder.text("\(target)/fonts.json") == json)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path(target)) == ["fonts.json"])
      try FileManager.default.removeItem(atPath: folder.path(name))
    }
  }

  @Test func `a set that packages share is read by a link, and written in its own package`() throws {
    let set = FontSet(packages: [package], fonts: [font])
    try folder.write(String(decoding: set.json, as: UTF8.self), to: "shared/Snapshots/fonts.json")
    try link("home/Snapshots/fonts.json", to: "shared/Snapshots/fonts.json")
    let home = folder.url.appendingPathComponent("home")
    let file = try #require(try FontOptions.set(ofPackage: home))
    #expect(file.set.fonts == [font])
    let other = FontSet(folders: ["Other"], fonts: [font])
    #expect(throws: FontSetError.self) { try FontSetWriter.write(other, to: file.path, within: home) }
    #expect(try FontOptions.set(ofPackage: home)?.set.folders == ["Fonts"])
    try FontSetWriter.write(other, to: file.path, within: folder.url.appendingPathComponent("shared"))
    #expect(try FontOptions.set(ofPackage: home)?.set.folders == ["Other"])
  }

  /// A folder that `fonts.json` names is the word of whoever wrote it, not the user's.
  @Test func `a hidden folder that a font set names gets no copies`() throws {
    try folder.write("font A", to: folder.cached(font))
    #expect(throws: FontSetError.self) {
      try vendor(FontSet(folders: [".hidden"], packages: [package], fonts: [font]))
    }
    #expect(folder.text("Snapshots/.hidden/A.ttf") == nil)
  }

  @Test(arguments: ["copyright", "LICENSE-fonts-a.txt"])
  func `a link beside a font is not its licence`(name: String) throws {
    try folder.write("font A", to: "evil/A.ttf")
    try link("evil/\(name)", to: "outside/secret")
    try vendor(FontSet(folders: ["Fonts", "../evil"], packages: [package], fonts: [font]))
    #expect(folder.text("Snapshots/Fonts/LICENSE-fonts-a.txt") != "secret")
    var intake = FontIntake(cache: folder.path("cache"), missing: [font])
    try intake.take(fromFolder: folder.path("evil"), origin: "evil")
    #expect(folder.text(folder.cached(font)) == "font A")
    #expect(folder.text("cache/\(font.sha256)/copyright") == nil)
  }

  @Test func `copies that are no longer pinned are removed from the package, and not from where a link leads`() throws {
    try folder.write("font A", to: "outside/A.ttf")
    try folder.write("font A", to: "Snapshots/Fonts/B.ttf")
    try link("Snapshots/Linked", to: "outside")
    try ReplaceFonts.remove(
      [folder.path("Snapshots/Linked/A.ttf"), folder.path("Snapshots/Fonts/B.ttf")],
      of: folder.url.appendingPathComponent("Snapshots"))
    #expect(folder.text("outside/A.ttf") == "font A")
    #expect(folder.text("Snapshots/Fonts/B.ttf") == nil)
  }

  /// Its pins, and that the goldens are the package's own, would be gone without a word.
  @Test func `a font set that is a link to nothing is an error, for tests and commands`() throws {
    let path = folder.path("Snapshots/fonts.json")
    try link("Snapshots/fonts.json", to: "nowhere.json")
    try folder.write("", to: "Package.swift")
    let lost = FontError.unusableSet(
      path: path, reason: "it is a symbolic link to \(folder.path("nowhere.json")), where there is no file")
    #expect(throws: lost) { try FontSetFile.ofProcess(package: folder.url, environment: [:]) }
    #expect(throws: lost) { try FontOptions.set(ofPackage: folder.url) }
    #expect(lost.description.contains("Restore it from version control, or delete it and pin the fonts again"))
    try FileManager.default.removeItem(atPath: path)
    #expect(try FontOptions.set(ofPackage: folder.url) == nil)
  }

  @Test(arguments: [#""golden": "own""#, #""Goldens": "own""#, #""source": []"#])
  func `a misspelt key is an error that names it and the keys`(entry: String) throws {
    let json = String(decoding: try FontSet(fonts: [font]).json, as: UTF8.self)
    let path = folder.path("Snapshots/fonts.json")
    try folder.write(json, to: "Snapshots/fonts.json")
    #expect(try FontSetFile(contentsOfFile: path).set.fonts == [font])
    try folder.write(json.replacingOccurrences(of: "{\n", with: "{\n  \(entry),\n"), to: "Snapshots/fonts.json")
    let key = entry.split(separator: ":")[0]
    let reason =
      "it has the unknown key \(key): misspelt, or of a newer version of Touchstone. "
      + "The keys are fonts, folders, format, goldens, packages, sources, widths"
    #expect(throws: FontError.unusableSet(path: path, reason: reason)) { try FontSetFile(contentsOfFile: path) }
  }
}
