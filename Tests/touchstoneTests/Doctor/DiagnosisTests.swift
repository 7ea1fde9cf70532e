import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneFonts
import TouchstoneImageIO
import TouchstoneReport
import TouchstoneSnapshots

@testable import touchstone

struct DiagnosisTests {
  private func diagnosis(_ configure: (inout Diagnosis) -> Void = { _ in }) -> Diagnosis {
    var goldens = GoldenSurvey()
    goldens.files = [.init(path: "Snapshots/A/a.png", bytes: 2048), .init(path: "Snapshots/A/b.png", bytes: 20_480)]
    goldens.fonts = [.init(name: "Inter-Regular.otf", digest: "aaaaaaaaaaaabbbb", goldens: ["Snapshots/A/a.png"])]
    goldens.tools = ["0.1.0": 2]
    var diagnosis = Diagnosis(
      machine: MachineSurvey(
        title: "Touchstone 0.1.0 on Debian", libraries: [.init(name: "cairo", version: "1.16.0")],
        fonts: [MachineFont(name: "Inter-Regular.otf", version: "Version 3.019", digest: "aaaaaaaaaaaabbbb")],
        hasSystemFont: true, symbolCount: 4_321),
      package: PackageSurvey(), goldens: goldens, lfs: .notUsed, runs: RunSurvey(unused: []))
    configure(&diagnosis)
    return diagnosis
  }

  @Test func `a machine that has the goldens' fonts has no problems`() {
    #expect(diagnosis().problems == [])
    #expect(
      diagnosis().text == """
        Touchstone 0.1.0 on Debian

        Libraries
          cairo  1.16.0

        Fonts
          Inter-Regular.otf  aaaaaaaaaaaa  Version 3.019

        Symbols
          4321 names can be drawn by Image(systemName:)

        Goldens
          2 files, 22 KiB
          written by Touchstone: 2 by 0.1.0
          Git LFS: not used
          unused: none, according to the latest run
          largest:
            20 KiB  Snapshots/A/b.png
             2 KiB  Snapshots/A/a.png

        No problems: this machine has the fonts and libraries of the goldens.
        """)
  }

  @Test func `another version of a font is named with both digests`() {
    let diagnosis = diagnosis { $0.goldens.fonts[0].digest = "ccccccccccccdddd" }
    #expect(
      diagnosis.problems == [
        "Snapshots/A/a.png was drawn with a different Inter-Regular.otf (cccccccccccc); this machine has aaaaaaaaaaaa, "
          + "Version 3.019. Pin the goldens' fonts where they were recorded: swift package snapshot-fonts pin. "
          + "Or switch to this machine's fonts: swift package snapshot-fonts replace"
      ])
    #expect(diagnosis.text.contains("Problems\n  - Snapshots/A/a.png was drawn"))
  }

  @Test func `a font of the tests' own is no problem, and is told`() {
    let diagnosis = diagnosis { $0.goldens.fonts[0].name = "Brand.ttf" }
    #expect(diagnosis.problems == [])
    #expect(diagnosis.text.contains("  Brand.ttf: not installed; 1 golden uses it, registered by the tests"))
  }

  @Test func `a pinned font that is missing is a problem only if a golden uses it`() throws {
    let folder = try FontFolder()
    let font = FontFolder.font("NotoColorEmoji.ttf", "emoji")
    let survey = FontSurvey(try folder.finder(FontSet(fonts: [font])))
    let unused = diagnosis { $0.package.pinned = survey }
    #expect(unused.problems == [])
    #expect(unused.text.contains("missing, no golden uses it\n"))
    let used = diagnosis {
      $0.package.pinned = survey
      $0.goldens.fonts.append(.init(name: font.name, digest: font.sha256, goldens: ["Snapshots/A/a.png"]))
    }
    #expect(used.problems == ["\(FontSetError.missing([font.name]))"])
  }

  @Test func `a missing system font, pointers, broken files and a missing git-lfs are problems`() {
    let problems = diagnosis {
      $0.machine.hasSystemFont = false
      $0.goldens.faults = ["Snapshots/A/a.png": .pointer, "Snapshots/A/b.png": .pointer, "Snapshots/A/c.png": .cutOff]
      $0.lfs = .used(version: nil)
    }.problems
    #expect(
      problems == [
        "The system font Inter is not installed: no text can be drawn. Install it: apt-get install fonts-inter",
        "2 goldens, such as Snapshots/A/a.png, are not fetched from Git LFS. Fetch them: git lfs pull",
        "Snapshots/A/c.png is a truncated PNG file. Record it again: swift package record-snapshots",
        "The goldens are kept in Git LFS, and git-lfs is not installed: apt-get install git-lfs && git lfs install",
      ])
  }

  @Test func `a folder without a manifest is a problem`() {
    let problems = diagnosis {
      $0.package.hasManifest = false
      $0.package.folder = URL(fileURLWithPath: "/home/ada/Cards")
    }.problems
    #expect(
      problems == [
        "/home/ada/Cards has no Package.swift, so no test can use goldens in it. If the package is elsewhere: touchstone doctor "
          + "--package FOLDER. To create one for these sources: touchstone init"
      ])
  }

  @Test func `unused goldens are listed, or it is said that nothing is known`() {
    #expect(
      diagnosis { $0.runs.unused = nil }.text.contains(
        "unused: unknown. Run all tests to find out: swift run touchstone prune --run-tests"))
    #expect(diagnosis { $0.runs.unused = ["Snapshots/A/b.png"] }.text.contains("latest run: 1. Delete"))
  }

  @Test func `goldens of other versions of a library are counted, and are no problem`() {
    let found = diagnosis {
      $0.machine.libraries = [.init(name: "cairo", version: "1.16.0"), .init(name: "libpng", version: "1.6.39")]
      $0.goldens.libraries = ["cairo": ["1.16.0": 7, "1.14.0": 2], "libpng": ["1.6.39": 9]]
    }
    #expect(found.text.contains("\n  2 drawn with cairo 1.14.0; this machine has 1.16.0\n"))
    #expect(!found.text.contains("drawn with libpng") && found.problems.isEmpty)
    let unnamed = diagnosis { $0.goldens.withoutLibraries = ["Snapshots/A/a.png", "Snapshots/A/b.png"] }
    #expect(
      unnamed.text.contains(
        "\n  2 without the libraries that drew them, such as Snapshots/A/a.png: if Touchstone did, compared more leniently\n"
      ))
    #expect(unnamed.problems.isEmpty)
  }

  @Test func `a survey reads what goldens say about how they were made`() throws {
    let package = FileManager.default.temporaryDirectory.appendingPathComponent("doctor-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: package) }
    let folder = package.appendingPathComponent("Snapshots/A", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let digest = String(repeating: "ab", count: 32)
    let metadata = GoldenMetadata(
      tool: "0.1.0", scale: 2,
      ingredients: [
        "Inter-Bold.otf": GoldenIngredient(fontDigest: digest, version: "Version 3"),
        "cairo": GoldenIngredient(version: "1.14.0"),
      ])
    let bitmap = Bitmap(width: 2, height: 2)
    try bitmap.pngData(metadata: metadata.texts).write(to: folder.appendingPathComponent("a.png"))
    try bitmap.pngData().write(to: folder.appendingPathComponent("b.png"))
    let stripped = GoldenMetadata(tool: "0.1.0", scale: 2)
    try bitmap.pngData(metadata: stripped.texts).write(to: folder.appendingPathComponent("stripped.png"))
    try Data("text".utf8).write(to: folder.appendingPathComponent("c.txt"))
    let beside = package.appendingPathComponent("Tests/CardTests/__Snapshots__/CardTests", isDirectory: true)
    try FileManager.default.createDirectory(at: beside, withIntermediateDirectories: true)
    try Data("text".utf8).write(to: beside.appendingPathComponent("e.txt"))
    try Data().write(to: package.appendingPathComponent("Tests/CardTests/CardTests.swift"))
    try Data("text".utf8).write(to: beside.deletingLastPathComponent().appendingPathComponent("notes.txt"))
    try Data("version https://git-lfs.github.com/spec/v1\n".utf8).write(to: folder.appendingPathComponent("d.png"))

    let survey = GoldenSurvey(GoldenFolder(package: package))
    #expect(survey.fonts == [.init(name: "Inter-Bold.otf", digest: digest, goldens: ["Snapshots/A/a.png"])])
    #expect(survey.libraries == ["cairo": ["1.14.0": 1]])
    #expect(survey.tools == ["0.1.0": 2])
    #expect(survey.withoutLibraries == ["Snapshots/A/stripped.png"])
    #expect(survey.foreign == ["Snapshots/A/b.png"])
    #expect(survey.faults == ["Snapshots/A/d.png": .pointer])
    // Goldens are in a folder of their tests' file.
    #expect(
      survey.files.map(\.path) == ["a.png", "b.png", "c.txt", "d.png", "stripped.png"].map { "Snapshots/A/" + $0 } + [
        "Tests/CardTests/__Snapshots__/CardTests/e.txt"
      ])
  }

  @Test func `a file that is no font, or none at all, is no font of the machine`() {
    #expect(MachineFont(path: "/etc/os-release") == nil)
    #expect(MachineFont.named("NoSuchFont.ttf") == nil)
  }
}
