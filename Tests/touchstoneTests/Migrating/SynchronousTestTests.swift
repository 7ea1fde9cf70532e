import Foundation
import Testing
import TouchstoneConditions

@testable import touchstone

/// Tests of XCTest on the main actor, at which XCTest on Linux ends the process.
struct SynchronousTestTests {
  private let folder = MigrationFolder()

  @Test func `tests whose base class is in another file need the plugin, and those that stay are named`() throws {
    try folder.write([
      "Tests/CardTests/A.swift": """
      import XCTest
      final class A: Base {
        func testA() {}
        func testB() { wait(for: [a], timeout: 1) }
      }
      """,
      "Tests/CardTests/Base.swift": "import XCTest\n@MainActor class Base: XCTestCase {}\n",
    ])
    defer { folder.remove() }
    let plan = folder.plan(try folder.manifest(MigrationFolder.tests))
    #expect(plan.targets.map(\.plugins) == [["CompileAsIOS"]])
    #expect(plan.text.contains("A.swift:4: func testB: XCTest on Linux ends the process"))
    #expect(!plan.text.contains("testA"))
  }

  @Test func `the base class may be in a target that the tests depend on`() throws {
    try folder.write([
      "Sources/Cards/Base.swift": "import XCTest\n@MainActor open class Base: XCTestCase {}\n",
      "Tests/CardTests/A.swift": "import Cards\nimport XCTest\nfinal class A: Base { func testA() {} }\n",
    ])
    defer { folder.remove() }
    let manifest = try folder.manifest(MigrationFolder.library + "," + MigrationFolder.tests)
    #expect(folder.plan(manifest).targets.map(\.plugins) == [[], ["CompileAsIOS"]])
  }

  @Test(arguments: [
    (#"{"kind": {"defaultIsolation": {"_0": "MainActor"}}, "tool": "swift"}"#, true),
    (#"{"kind": {"defaultIsolation": {"_0": "nonisolated"}}, "tool": "swift"}"#, false),
    (#"{"kind": {"unsafeFlags": {"_0": ["-default-isolation", "MainActor"]}}, "tool": "swift"}"#, true),
    (#"{"kind": {"swiftLanguageMode": {"_0": "6"}}, "tool": "swift"}"#, false),
    (
      #"{"kind": {"defaultIsolation": {"_0": "MainActor"}}, "tool": "swift", "#
        + #""condition": {"platformNames": ["ios"]}}"#, false
    ),
    (
      #"{"kind": {"defaultIsolation": {"_0": "MainActor"}}, "tool": "swift", "#
        + #""condition": {"platformNames": ["ios", "linux"]}}"#, true
    ),
  ])
  func `tests that the manifest isolates to the main actor are named`(setting: String, isNamed: Bool) throws {
    try folder.write([
      "Tests/CardTests/A.swift": "import XCTest\nfinal class A: XCTestCase { func testA() {} }\n",
      "Tests/CardTests/B.swift": "import XCTest\n@MainActor final class B: XCTestCase { func testB() {} }\n",
    ])
    defer { folder.remove() }
    let tests = MigrationFolder.tests.replacing("\"exclude\"", with: "\"settings\": [\(setting)], \"exclude\"")
    let text = folder.plan(try folder.manifest(tests)).text
    #expect(
      text.contains("A.swift:2: defaultIsolation puts these tests on the main actor, which the plugin cannot see:")
        == isNamed)
    #expect(!text.contains("B.swift:2"))
  }
}
