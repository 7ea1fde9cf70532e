import Foundation
import Testing

@testable import TouchstoneReport

struct HiddenTestsTests {
  private func package(_ files: [String: String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hidden-\(UUID().uuidString)")
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return folder
  }

  @Test func `tests behind conditions are named with the conditions`() throws {
    let folder = try package([
      "Tests/CardTests/B.swift":
        "#if os(iOS)\n@Test func a() {}\n#endif\n#if canImport(UIKit)\n@Test func b() {}\n#endif\n",
      "Tests/CardTests/A.swift": "#if os(macOS)\nfunc testA() {}\n#endif\n",
      "Tests/CardTests/C.swift": "@Test func a() {}\n",
      "Tests/CardTests/D.swift": "#if os(iOS)\nlet a = 1\n#endif\n",
      "Tests/CardTests/E.swift": "#if os(visionOS)\n@Test func a() {}\n#endif\n",
      "Tests/.build/F.swift": "#if os(iOS)\n@Test func a() {}\n#endif\n",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = HiddenTests.swiftFiles(below: folder)
    let tests = HiddenTests.all(in: files, package: folder, modules: [])
    #expect(
      tests.map(\.text) == [
        "Tests/CardTests/A.swift: 1 test is hidden by #if os(macOS)",
        "Tests/CardTests/B.swift: 2 tests are hidden by #if os(iOS) and #if canImport(UIKit)",
        "Tests/CardTests/E.swift: 1 test is hidden by #if os(visionOS)",
      ])
    let withUIKit = HiddenTests.all(in: files, package: folder, modules: ["UIKit"])
    #expect(withUIKit.map(\.count) == [1, 1, 1])
  }

  /// SwiftPM 6.3 describes a build like this: `description.json` names the objects of tests, and a list next to them their
  /// sources, with quotes as a shell needs them.
  @Test func `the files that the last build compiled for tests are read, wherever they are`() throws {
    let source = "#if os(iOS)\n@Test func a() {}\n#endif\n"
    let folder = try package([
      "Tests/CardTests/Plain.swift": source, "Unit tests/It's.swift": source, "Tests/CardTests/Plugin.swift": source,
      "Tests/Excluded.swift": source, "Sources/Cards/Card.swift": source,
      "Tests/CardTests/UI.swift": "#if canImport(UIKit)\n@Test func a() {}\n#endif\n",
      "build/debug/Modules/UIKit.swiftmodule": "", "build/plugins/outputs/a/Plugin.asiOS.swift": source,
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let (path, products) = (folder.path, folder.appendingPathComponent("build/debug"))
    let sources = """
      \(path)/Tests/CardTests/Plain.swift
      \(path)/Tests/CardTests/UI.swift
      '\(path)/Unit tests/It'\\''s.swift'
      \(path)/build/plugins/outputs/a/Plugin.asiOS.swift
      /elsewhere/Plain.swift

      """
    let description = """
      {"swiftCommands": {}, "testDiscoveryCommands": {"all.swift": {"outputs": [], "inputs": [
        {"kind": "file", "name": "\(products.path)/CardTests.build/Plain.swift.o"}]}}}
      """
    try FileManager.default.createDirectory(
      at: products.appendingPathComponent("CardTests.build"), withIntermediateDirectories: true)
    try Data(sources.utf8).write(to: products.appendingPathComponent("CardTests.build/sources"))
    let unbuilt = HiddenTests.all(in: folder, products: products)
    #expect(
      unbuilt.map(\.file) == ["Tests/CardTests/Plain.swift", "Tests/CardTests/Plugin.swift", "Tests/Excluded.swift"])
    let marker = folder.appendingPathComponent("Tests/CardTests/AsApple.swift")
    try Data().write(to: marker)
    #expect(HiddenTests.all(in: folder, products: products).map(\.file) == ["Tests/Excluded.swift"])
    try FileManager.default.removeItem(at: marker)
    try Data(description.utf8).write(to: products.appendingPathComponent("description.json"))
    let hidden = HiddenTests.all(in: folder, products: products)
    #expect(hidden.map(\.file) == ["Tests/CardTests/Plain.swift", "Unit tests/It's.swift"])
  }
}
