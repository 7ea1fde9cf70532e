import Foundation
import Testing
import TouchstoneConditions

@testable import touchstone

struct MigrationWritingTests {
  private let folder = MigrationFolder()

  @Test func `an old tools version is raised, and all is undone if SwiftPM cannot read the manifest`() throws {
    let text = "// swift-tools-version:5.1 // comment\nlet package = Package(\n)\n"
    try folder.write(["Package.swift": text, "Sources/Cards/A.swift": "#if os(iOS)\nimport SwiftUI\n#endif\n"])
    defer { folder.remove() }
    let plan = folder.plan(try folder.manifest(MigrationFolder.library, tools: "5.1.0"))
    #expect(
      plan.text.hasPrefix(
        "Package.swift: make its first line // swift-tools-version:5.6 instead of 5.1.0, which has no plugins. This also"))
    let file = folder.url.appendingPathComponent("Package.swift")
    #expect(throws: MigrationError.refusedLines("Package.swift", why: "no such thing")) {
      try plan.write { "no such thing" }
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
    #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("Sources/Cards/AsApple.swift").path))
    #expect(MigrationError.refusedLines("A", why: "b").description.contains("cannot read A with the lines above: b. Mend"))
    #expect(plan.refusal == nil)
    _ = try plan.write()
    #expect(
      try String(contentsOf: file, encoding: .utf8).hasPrefix("// swift-tools-version:5.6 // comment\nlet package ="))
  }
}
