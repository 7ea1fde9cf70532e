import ArgumentParser
import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneFonts
import TouchstoneText

@testable import touchstone

@Suite struct ReplaceFontsTests {
  private let folder: FontFolder

  init() throws {
    folder = try FontFolder()
    let font = try FontLibrary.shared.resolve(FontDescriptor(size: 17)).reference.path
    try FileManager.default.createDirectory(atPath: folder.path("new"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: font, toPath: folder.path("new/Inter-Regular.otf"))
  }

  private func replace(_ arguments: String...) throws -> FontSet {
    try ReplaceFonts.parse(
      ["--package", folder.url.path, "--from", folder.path("new"), "--skip-recording"] + arguments
    ).run()
    return try #require(try FontOptions.set(ofPackage: folder.url)).set
  }

  @Test func `a new font set has the widths of the system, and others if they are asked for`() throws {
    #expect(try replace().chosenWidths == .system)
    #expect(try replace("--widths", "inter").chosenWidths == .inter)
    #expect(try replace().chosenWidths == .inter)
    #expect(try replace("--widths", "system").chosenWidths == .system)
    #expect(throws: (any Error).self) { try replace("--widths", "wide") }
  }

  @Test func `a font set from before there was a choice keeps its widths until another is made`() throws {
    let font = FontFolder.font("Inter-Regular.otf", "font A")
    try folder.write(String(decoding: try FontSet(fonts: [font]).json, as: UTF8.self), to: "Snapshots/fonts.json")
    let kept = try replace()
    #expect(kept.chosenWidths == nil && kept.fonts != [font])
    #expect(try replace("--widths", "system").chosenWidths == .system)
  }
}
