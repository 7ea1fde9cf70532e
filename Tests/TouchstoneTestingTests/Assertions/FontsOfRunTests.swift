import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneFonts
import TouchstoneRenderer
import TouchstoneTestSupport
import TouchstoneUI

@testable import TouchstoneSnapshots
@testable import TouchstoneTesting

@Suite struct FontsOfRunTests {
  private func font(_ name: String) -> PinnedFont {
    PinnedFont(name: name, sha256: String(repeating: "0", count: 64), bytes: 5, version: "Version 4")
  }

  private func library(_ fonts: [PinnedFont], in folder: URL) throws -> FontLibrary {
    let path = FontSetFile.path(ofPackage: folder)
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try FontSet(fonts: fonts).json.write(to: URL(fileURLWithPath: path))
    let library = FontLibrary()
    try library.use(fontSetAt: path)
    return library
  }

  @Test func `a run that lacks pinned fonts says which, and how to get them`() throws {
    try withTemporaryPath { path in
      let folder = URL(fileURLWithPath: path, isDirectory: true)
      let library = try library(["A.ttf", "B.ttf", "C.ttf", "D.ttf"].map(font), in: folder)
      #expect(
        FontsOfRun.note(on: library, package: folder) == """
          Fonts: 4 of the 4 files that Snapshots/fonts.json pins are not on this machine: A.ttf Version 4, \
          B.ttf Version 4, C.ttf Version 4 and 1 more. Snapshots that need them fail, and none is recorded.
            Install them: swift package snapshot-fonts install
            Show the status: swift run touchstone fonts status
          """)
    }
  }

  @Test func `a run without a font set, or with all of its fonts, says nothing`() throws {
    #expect(FontsOfRun.note(on: FontLibrary(), package: URL(fileURLWithPath: "/")) == nil)
    try withTemporaryPath { path in
      let folder = URL(fileURLWithPath: path, isDirectory: true)
      let fonts = folder.appendingPathComponent("Snapshots/Fonts")
      try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
      try Data("glyph".utf8).write(to: fonts.appendingPathComponent("A.ttf"))
      let library = try library([font("A.ttf")], in: folder)
      #expect(FontsOfRun.note(on: library, package: folder) == nil)
    }
  }

  @Test func `a package whose font set is from before the choice of widths is told of it once in a run`() throws {
    for widths in [nil, .inter, .system] as [LetterWidths?] {
      try withTemporaryPath { path in
        let folder = URL(fileURLWithPath: path, isDirectory: true)
        let library = try library([font("A.ttf")], in: folder)
        let set = URL(fileURLWithPath: FontSetFile.path(ofPackage: folder))
        try FontSet(fonts: [font("A.ttf")], widths: widths).json.write(to: set)
        try library.use(fontSetAt: set.path)
        var environment = SnapshotEnvironment([:])
        environment.run = "r"
        let session = RunSession(environment: environment, package: folder)
        for _ in 0..<2 { FontsOfRun.report(on: library, to: session) }
        let notes = try RunLog(runFolders: [session.folder.url], package: folder).notes.filter {
          $0.contains("Inter's")
        }
        #expect(
          notes
            == (widths == nil
              ? [
                """
                Fonts: text keeps the widths of Inter's letters, because Snapshots/fonts.json is from before it could be as wide as \
                on a device.
                  As wide as on a device, and record all goldens: swift package snapshot-fonts replace --widths system
                  Keep the widths: add "widths": "inter" to the file
                """
              ] : []))
      }
    }
    #expect(FontsOfRun.noteOnWidths(of: FontLibrary(), package: URL(fileURLWithPath: "/")) == nil)
  }

  /// Without the set, it is not known which fonts draw the goldens, and whether they are compared strictly.
  @Test func `a font set that cannot be used fails every assertion, and the run says so once`() throws {
    try withTemporaryPath { path in
      let folder = URL(fileURLWithPath: path, isDirectory: true)
      let set = URL(fileURLWithPath: FontSetFile.path(ofPackage: folder))
      try FileManager.default.createDirectory(
        at: set.deletingLastPathComponent(), withIntermediateDirectories: true)
      let json = String(decoding: try FontSet(fonts: [font("A.ttf")]).json, as: UTF8.self)
      try Data(json.replacing("{\n", with: "{\n  \"golden\": \"own\",\n", maxReplacements: 1).utf8).write(to: set)
      let library = FontLibrary()
      library.useSet(ofPackage: folder)
      var environment = SnapshotEnvironment([:])
      environment.run = "r"
      let session = RunSession(environment: environment, package: folder)
      FontsOfRun.report(on: library, to: session)
      let place = SourcePlace(package: folder, file: "Tests/A/Cards.swift", target: "A", stem: "Cards")
      for name in ["a", "b"] {
        let request = SnapshotRequest(
          at: AssertionLocation(fileID: "A/Cards.swift", filePath: "", line: 1, function: "dark()"),
          AssertionArguments(name: name), test: TestIdentity(scope: path))
        let outcome = SnapshotVerifier(session: session).verify(request, place: place, strategy: .lines) { "x" }
        #expect(outcome.result.verdict == .failed && outcome.result.reason == .fonts)
        #expect(outcome.result.recorded == nil)
        let message = try #require(outcome.message)
        #expect(message.hasPrefix("Snapshot \"Cards/dark.\(name)\" was not taken. The font set \""))
        #expect(message.contains(#"cannot be used: it has the unknown key "golden": misspelt"#))
      }
      let notes = try RunLog(runFolders: [session.folder.url], package: folder).notes
      #expect(notes.count == 1)
      #expect(notes.first?.hasPrefix("Fonts: The font set \"") == true)
    }
  }

  @Test func `a run knows whether the package declares that its goldens are its own`() throws {
    for isOwn in [true, false] {
      try withTemporaryPath { path in
        let folder = URL(fileURLWithPath: path, isDirectory: true)
        let set = URL(fileURLWithPath: FontSetFile.path(ofPackage: folder))
        try FileManager.default.createDirectory(
          at: set.deletingLastPathComponent(), withIntermediateDirectories: true)
        var fonts = FontSet(fonts: [font("A.ttf")])
        fonts.ownsGoldens = isOwn
        try fonts.json.write(to: set)
        let library = FontLibrary()
        library.useSet(ofPackage: folder)
        let session = RunSession(environment: SnapshotEnvironment([:]), package: folder)
        FontsOfRun.report(on: library, to: session)
        #expect(session.ownsGoldens == isOwn)
        // Missing fonts fail what needs them, and nothing else.
        #expect(session.fontSetFault == nil)
      }
    }
  }

  /// The picture of a text whose font is missing would be blank: the assertion fails instead, with its own message.
  @MainActor @Test func `a text whose pinned font is missing fails its picture`() throws {
    let diagnostic = RenderDiagnostic.fontNotOnMachine(font: "A.ttf", set: "fonts.json")
    #expect(diagnostic.isError)
    var remarks = SnapshotRemarks()
    remarks.note([diagnostic, .textNotSet(reason: "another")])
    let failure = try #require(remarks.error as? SnapshotFailure)
    guard case .fontNotOnMachine("A.ttf") = failure else {
      Issue.record("\(failure)")
      return
    }
  }
}
