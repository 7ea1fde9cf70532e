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
      "Tests/CardTests/E.swift": "#if os(iOS)\n@Test func a() {}\n#endif\n",
      "Tests/.build/F.swift": "#if os(iOS)\n@Test func a() {}\n#endif\n",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let tests = HiddenTests.all(below: folder, package: folder, modules: []) { $0.lastPathComponent == "E.swift" }
    #expect(
      tests.map(\.text) == [
        "Tests/CardTests/A.swift: 1 test is hidden by #if os(macOS)",
        "Tests/CardTests/B.swift: 2 tests are hidden by #if os(iOS) and #if canImport(UIKit)",
      ])
    let withUIKit = HiddenTests.all(below: folder, package: folder, modules: ["UIKit"]) { _ in false }
    #expect(withUIKit.map(\.count) == [1, 1, 1])
  }

  @Test func `what a plugin wrote for the target counts as compiled, and for another does not`() throws {
    let source = "#if os(iOS)\n@Test func a() {}\n#endif\n"
    let folder = try package([
      "Tests/ATests/Same.swift": source, "Tests/BTests/Same.swift": source,
      "Tests/ATests/Sub/UI.swift":
        "#if canImport(UIKit)\n@Test func a() {}\n#endif\n",
      "build/debug/Modules/UIKit.swiftmodule": "",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let outputs = "build/plugins/outputs/\(folder.lastPathComponent.lowercased())/ATests/destination/CompileAsIOS"
    let written = folder.appendingPathComponent("\(outputs)/Same.asiOS.swift")
    try FileManager.default.createDirectory(at: written.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(source.utf8).write(to: written)
    let build = folder.appendingPathComponent("build")
    let hidden = HiddenTests.all(in: folder, products: build.appendingPathComponent("debug"), scratch: build)
    #expect(hidden.map(\.file) == ["Tests/BTests/Same.swift"])
  }
}
