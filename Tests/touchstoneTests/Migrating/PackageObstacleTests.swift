import Foundation
import Testing
import TouchstoneConditions

@testable import touchstone

/// What stops the packages of others, as `migrate` names it.
struct PackageObstacleTests {
  private let folder = MigrationFolder()

  @Test func `sources of the only target need no folder of its name`() throws {
    try folder.write([
      "Sources/Card.swift": "#if os(iOS)\nimport SwiftUI\n#endif\n", "Tests/A.swift": "import SwiftUI\n",
    ])
    defer { folder.remove() }
    let targets =
      MigrationFolder.library.replacingOccurrences(of: "Draft.swift", with: "Old") + "," + MigrationFolder.tests
    let plan = folder.plan(try folder.manifest(targets, tools: "5.9.0"))
    #expect(plan.targets.map(\.folder) == ["Sources", "Tests"])
    #expect(plan.markers == ["Sources/AsApple.swift"])
    #expect(folder.plan(try folder.manifest(targets, tools: "5.8.0")).targets.isEmpty)
    let two =
      targets + #", {"name": "Other", "type": "executable", "exclude": [], "resources": [], "dependencies": []}"#
    #expect(folder.plan(try folder.manifest(two)).targets.map(\.name) == ["CardTests"])
  }

  @Test func `overrides in extensions, blocks and selectors by name stop a build`() throws {
    try folder.write([
      "Sources/Cards/A.swift": """
      import UIKit
      final class A: UIView { override func layoutSubviews() {} }
      extension A {
        override var canBecomeFirstResponder: Bool { true }
        final class B: UIView { override func draw(_ rect: CGRect) {} }
      }
      typealias Block = @convention(block) () -> Void
      let tap = NSSelectorFromString("tap")
      """
    ])
    defer { folder.remove() }
    let plan = folder.plan(try folder.manifest(MigrationFolder.library))
    #expect(plan.text.contains("A.swift:4: override in an extension: only Objective-C allows that. Move it to the"))
    #expect(plan.text.contains("A.swift:7: @convention(block): Linux has no blocks of Objective-C"))
    #expect(plan.text.contains("A.swift:8: NSSelectorFromString: Linux has no selectors"))
    #expect(
      plan.verdict.text
        == "Verdict: cannot build: @convention(block) in 1 file, NSSelectorFromString in 1 file, "
        + "overrides in extensions in 1 file.")
  }

  @Test func `targets of Objective-C and binary frameworks are named`() throws {
    try folder.write(["Sources/Cards/A.swift": "", "Sources/Old/A.m": "", "Sources/Old/include/A.h": ""])
    defer { folder.remove() }
    let foreign = #"""
      , {"name": "Old", "type": "regular", "exclude": [], "resources": [], "dependencies": []},
      {"name": "Maps", "type": "binary", "exclude": [], "resources": [], "dependencies": []}
      """#
    let library = MigrationFolder.library.replacing(
      #"{"byName": ["Other", null]}"#, with: #"{"byName": ["Old", null]}, {"target": ["Maps", null]}"#)
    let plan = folder.plan(try folder.manifest(library + foreign))
    #expect(plan.text.contains("Target Old is Objective-C, for which Linux has no Foundation. Make the dependencies"))
    #expect(
      plan.verdict.text
        == "Verdict: cannot build: target Maps is a binary framework, which Linux cannot link, "
        + "target Old is Objective-C, for which Linux has no Foundation.")
    // What `.when(platforms: [.iOS, .macOS])` makes.
    let condition = #"{"platformNames": ["ios", "macos"]}"#
    let conditional = library.replacing(#""Old", null"#, with: #""Old", "# + condition)
      .replacing(#""Maps", null"#, with: #""Maps", "# + condition)
    let other = folder.plan(try folder.manifest(conditional + foreign))
    #expect(other.verdict.obstacles.isEmpty && !other.text.contains("Maps"))
    #expect(other.text.contains("No other target needs it there"))
    let bundle = foreign.replacing(
      #""type": "binary""#, with: #""type": "binary", "url": "https://a.b/a.artifactbundle.zip""#)
    #expect(!folder.plan(try folder.manifest(library + bundle)).text.contains("Maps"))
  }

  @Test func `names that contain the word extension, and code for other platforms, are no extensions`() throws {
    try folder.write([
      "Sources/Cards/A.swift": """
      import UIKit
      func f(_ url: URL) { if url.extension == extension2 {} }
      class A: B { override func c() {} }
      func g() { h(extension: 1) }
      class D: B { override func c() {} }
      #if os(macOS)
      extension A { override func e() {} }
      #endif
      """
    ])
    defer { folder.remove() }
    #expect(folder.plan(try folder.manifest(MigrationFolder.library), preferred: .iOS).verdict.obstacles.isEmpty)
  }

  @Test func `tests that only a project of Xcode runs are named`() throws {
    try folder.write([
      "Sources/Cards/A.swift": "", "Demo/DemoTests/A.swift": "import XCTest\nclass A: XCTestCase { func testA() {} }\n",
      "Demo/DemoUITests/A.swift":
        "import XCTest\nclass A: XCTestCase { func testA() { XCUIApplication().launch() } }\n",
      "Other/Package.swift": "", "Other/Tests/A.swift": "import Testing\n@Test func a() {}\n",
    ])
    defer { folder.remove() }
    let text = folder.plan(try folder.manifest(MigrationFolder.library)).text
    #expect(
      text.contains(
        #"1 test is in no target, so swift test leaves it out: Demo/DemoTests. If they belong to a project of Xcode, add "#
          + #"a target for them: .testTarget(name: "DemoTests", dependencies: […], path: "Demo/DemoTests")"#))
    #expect(!text.contains("DemoUITests") && !text.contains("Other"))
  }

  @Test func `a local Touchstone in a folder of another name is no dependency to migrate`() throws {
    let dependencies = ["ours", "deck"].map {
      #"{"packageRef": {"identity": "\#($0)"}, "subpath": "\#($0)", "#
        + #""state": {"name": "fileSystem", "path": "\#(folder.url.path)/\#($0)"}}"#
    }
    try folder.write([
      "Sources/Cards/A.swift": "", "ours/Package.swift": "", "ours/Sources/Ours/A.swift": "import CoreLocation\n",
      "deck/Package.swift": "", "deck/Sources/Deck/A.swift": "import CoreLocation\n",
      ".build/workspace-state.json": #"{"object": {"dependencies": [\#(dependencies.joined(separator: ", "))]}}"#,
    ])
    defer { folder.remove() }
    var manifest = try folder.manifest(MigrationFolder.library)
    let own =
      #"[{"fileSystem": [{"identity": "ours", "nameForTargetDependencyResolutionOnly": "touchstone", "#
      + #""path": "\#(folder.url.path)/ours"}]}]"#
    manifest.dependencies = try JSONDecoder().decode([PackageDependency].self, from: Data(own.utf8))
    let text = folder.plan(manifest).text
    #expect(text.contains("Dependency deck imports CoreLocation") && !text.contains("Dependency ours"))
  }

  @Test func `dependencies that need SwiftUI or swift-snapshot-testing themselves are named with commands`() throws {
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "deck", products: [.library(name: "Deck", targets: ["Deck"]), .library(name: "Plain", targets: ["Plain"])],
        targets: [.target(name: "Deck", dependencies: ["Plain"]), .target(name: "Plain"), .target(name: "Unused")])
      """
    try folder.write([
      "Sources/Cards/A.swift": "import Deck\n", ".build/checkouts/deck/Package.swift": manifest,
      ".build/checkouts/deck/Sources/Deck/A.swift": "#if os(iOS)\nimport HealthKit\n#endif\nimport SwiftUI\n",
      ".build/checkouts/deck/Sources/Plain/A.swift": "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n",
      ".build/checkouts/deck/Sources/Unused/A.swift": "import UIKit\n",
      ".build/checkouts/helper/Package.swift":
        manifest.replacing("deck", with: "helper").replacing("Deck", with: "Helper"),
      ".build/checkouts/helper/Sources/Helper/A.swift": "import SnapshotTesting\n",
      ".build/checkouts/helper/Sources/Plain/A.swift": "", ".build/checkouts/helper/Sources/Unused/A.swift": "",
    ])
    defer { folder.remove() }
    let target = MigrationFolder.library.replacing(
      #"{"byName": ["Other", null]}"#, with: #"{"product": ["Deck", "deck", null, null]}"#)
    var plain = try folder.manifest(target)
    let address =
      #"[{"sourceControl": [{"identity": "deck", "location": {"remote": [{"urlString": "https://a.b/deck"}]}, "#
      + #""requirement": {"range": [{"lowerBound": "1.0.0", "upperBound": "2.0.0"}]}}]}]"#
    plain.dependencies = try JSONDecoder().decode([PackageDependency].self, from: Data(address.utf8))
    let plan = folder.plan(plain)
    #expect(
      plan.text.contains(
        """
        Dependency deck imports SwiftUI (Sources/Deck/A.swift:4) and does not build on Linux as it is. Migrate it as well, in a \
        checkout of yours:
            swift package edit deck --path ../deck
            touchstone migrate --package ../deck --write
        """))
    #expect(
      plan.text.contains("Dependency helper imports SnapshotTesting (Sources/Helper/A.swift:1) and may not build"))
    #expect(plan.verdict.text == "Verdict: cannot build: dependency deck is not migrated.")
    // Once it is migrated, all is well.
    try folder.write([".build/checkouts/deck/Package.swift": manifest + "\n" + ManifestLines.mark])
    #expect(!folder.plan(plain).text.contains("Dependency deck"))
  }

  @Test func `what a plugin compiles is counted, and the same remark is written once`() throws {
    let hidden = "#if os(iOS)\nlet a = 1\n#endif\n"
    try folder.write(
      Dictionary(uniqueKeysWithValues: (1...6).map { ("Sources/Cards/A\($0).swift", "import HealthKit\n" + hidden) }))
    defer { folder.remove() }
    #expect(
      folder.plan(try folder.manifest(MigrationFolder.library)).targets[0].report == [
        "6 parts of 6 files are hidden by conditions, and compiled by the plugin",
        "Sources/Cards/A1.swift:1, Sources/Cards/A2.swift:1, Sources/Cards/A3.swift:1 and 3 more: import HealthKit: Linux has "
          + "no such module. Put the import, and the code that needs it, behind #if canImport(HealthKit)",
      ])
  }

  @Test func `targets that are connected are compiled as on one platform`() throws {
    try folder.write([
      "Sources/Cards/A.swift":
        "#if os(macOS)\nlet a = 1\nlet b = 2\nlet c = 3\n#endif\n#if os(iOS)\nlet a = 1\n#endif\n",
      "Sources/Deck/A.swift": "#if os(macOS) || os(iOS)\nlet a = 1\n#endif\n",
      "Tests/CardTests/A.swift": "#if os(iOS)\n@Test func a() {}\n#endif\n",
    ])
    defer { folder.remove() }
    let deck =
      #", {"name": "Deck", "type": "regular", "exclude": [], "resources": [], "dependencies": [{"byName": ["Cards", null]}]}"#
    let plan = folder.plan(try folder.manifest(MigrationFolder.library + deck + "," + MigrationFolder.tests))
    #expect(plan.targets.map(\.plugins) == [["CompileAsIOS"], ["CompileAsIOS"], ["CompileAsIOS"]])
  }

  @Test func `checkouts that SwiftPM does not note are not read`() throws {
    try folder.write([
      "Sources/Cards/A.swift": "", ".build/checkouts/old/Package.swift": "",
      ".build/checkouts/old/Sources/Old/A.swift": "import struct SwiftUI.Color\n",
    ])
    defer { folder.remove() }
    let manifest = try folder.manifest(MigrationFolder.library)
    #expect(DependencySurvey.all(of: manifest, package: folder.url).map(\.name) == ["old"])
    try folder.write([".build/workspace-state.json": #"{"object": {"dependencies": []}}"#])
    #expect(DependencySurvey.all(of: manifest, package: folder.url).isEmpty)
  }

  @Test func `tests on the main actor that stay synchronous are named`() throws {
    try folder.write([
      "Tests/CardTests/A.swift": """
      import XCTest
      @MainActor final class A: XCTestCase {
        func testA() {}
        func testB() { wait(for: [a], timeout: 1) }
      }
      """
    ])
    defer { folder.remove() }
    let text = folder.plan(try folder.manifest(MigrationFolder.tests)).text
    #expect(text.contains("A.swift:4: func testB: XCTest on Linux ends the process when it calls a synchronous test"))
    #expect(!text.contains("func testA"))
  }

  @Test func `tests on the main actor need the plugin`() throws {
    try folder.write([
      "Tests/CardTests/A.swift": "import XCTest\n@MainActor final class A: XCTestCase { func testA() {} }\n"
    ])
    defer { folder.remove() }
    #expect(folder.plan(try folder.manifest(MigrationFolder.tests)).targets.map(\.plugins) == [["CompileAsIOS"]])
  }
}
