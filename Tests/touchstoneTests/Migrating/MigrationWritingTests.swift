import Foundation
import Testing
import TouchstoneConditions
import TouchstoneSnapshots

@testable import touchstone

struct MigrationWritingTests {
  private let folder = MigrationFolder()

  @Test(arguments: [
    ("../touchstone", #".package(name: "touchstone", path: "../touchstone")"#),
    (
      "https://git.example.com/team/touchstone",
      #".package(url: "https://git.example.com/team/touchstone", .upToNextMinor(from: "\#(TouchstoneVersion.current)"))"#
    ),
    (
      "git@git.example.com:team/touchstone",
      #".package(url: "git@git.example.com:team/touchstone", .upToNextMinor(from: "\#(TouchstoneVersion.current)"))"#
    ),
  ]) func `Touchstone is required by its folder, or by its address and version`(place: String, dependency: String) {
    #expect(ManifestLines(targets: [], touchstone: place).dependency == dependency)
  }

  @Test func `products without their packages are refused, which Swift 5.2 does not allow`() throws {
    let text = "// swift-tools-version:5.1\nlet package = Package(\n)\n"
    try folder.write(["Package.swift": text, "Sources/Cards/A.swift": "#if os(iOS)\nimport SwiftUI\n#endif\n"])
    defer { folder.remove() }
    let plan = folder.plan(try folder.manifest(MigrationFolder.library, tools: "5.1.0"))
    let error = MigrationError.implicitProducts(["Other"], needed: "5.6")
    #expect(plan.refusal == error)
    #expect(throws: error) { try plan.write() }
    #expect(error.description.contains(#"Write .product(name: "Other", package: …) instead of "Other", with"#))
    #expect(folder.plan(try folder.manifest(MigrationFolder.library, tools: "5.2.0")).refusal == nil)
  }

  @Test(arguments: [
    (#"dependencies: ["Cards", "SnapshotTesting"]"#, true), ("dependencies: [\n    \"SnapshotTesting\",\n  ]", true),
    ("dependencies: names", false),
  ]) func `an old manifest names the package of SnapshotTesting, if its lists do not`(list: String, isList: Bool) throws
  {
    let text = """
      // swift-tools-version:5.1
      let package = Package(
        name: "SnapshotTesting",
        dependencies: [.package(url: "https://git.example.com/swift-snapshot-testing.git", from: "1.9.0")],
        targets: [.target(name: "Cards", \(list))]
      )

      """
    try folder.write(["Package.swift": text, "Sources/Cards/A.swift": "#if os(iOS)\nimport SwiftUI\n#endif\n"])
    defer { folder.remove() }
    let library = MigrationFolder.library.replacing(#""Other""#, with: #""SnapshotTesting""#)
    let plan = folder.plan(try folder.manifest(library, tools: "5.1.0"))
    #expect(plan.refusal == (isList ? nil : .implicitProducts(["SnapshotTesting"], needed: "5.6")))
    guard isList else { return }
    let product = #".product(name: "SnapshotTesting", package: "swift-snapshot-testing")"#
    #expect(plan.text.contains("Package.swift: write \(product) instead of \"SnapshotTesting\" in lists"))
    _ = try plan.write()
    let written = try String(contentsOf: folder.url.appendingPathComponent("Package.swift"), encoding: .utf8)
    #expect(written.contains(list.replacing(#""SnapshotTesting""#, with: product)))
    #expect(written.contains(#"name: "SnapshotTesting",\#n  dependencies"#))
  }

  @Test func `only the first line names the version`() throws {
    let text = "\n// comment\n// swift-tools-version:5.3\nlet package = Package(\n)\n"
    try folder.write(["Package.swift": text, "Sources/Cards/A.swift": "#if os(iOS)\nimport SwiftUI\n#endif\n"])
    defer { folder.remove() }
    let manifest = try folder.manifest(MigrationFolder.library, tools: "5.3.0")
    #expect(folder.plan(manifest).refusal == .oldTools("5.3.0", needed: "5.6"))
    let file = folder.url.appendingPathComponent("Package.swift")
    try Data("\n// swift-tools-version:5.3\nlet package = Package(\n)\n".utf8).write(to: file)
    _ = try folder.plan(manifest).write()
    #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("\n// swift-tools-version:5.6\nlet package ="))
  }

  @Test func `an old tools version is raised, and all is undone if SwiftPM cannot read the manifest`() throws {
    let text = "// swift-tools-version:5.1 // comment\nlet package = Package(\n)\n"
    try folder.write(["Package.swift": text, "Sources/Cards/A.swift": "#if os(iOS)\nimport SwiftUI\n#endif\n"])
    defer { folder.remove() }
    let library = MigrationFolder.library.replacing(#"{"byName": ["Other", null]}"#, with: "")
    let plan = folder.plan(try folder.manifest(library, tools: "5.1.0"))
    #expect(
      plan.text.hasPrefix(
        "Package.swift: make its first line // swift-tools-version:5.6 instead of 5.1.0, for plugins that compile"))
    let file = folder.url.appendingPathComponent("Package.swift")
    #expect(throws: MigrationError.refusedLines("Package.swift", why: "no such thing")) {
      try plan.write { "no such thing" }
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
    #expect(
      !FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("Sources/Cards/AsApple.swift").path))
    let refusal = MigrationError.refusedLines("A", why: "b").description
    #expect(refusal.contains("cannot read A with the lines above: b. Fix the error, then run"))
    #expect(plan.refusal == nil)
    _ = try plan.write()
    #expect(
      try String(contentsOf: file, encoding: .utf8).hasPrefix("// swift-tools-version:5.6 // comment\nlet package ="))
  }
}
