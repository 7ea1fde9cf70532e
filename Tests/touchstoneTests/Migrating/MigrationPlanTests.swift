import Foundation
import Testing
import TouchstoneConditions

@testable import touchstone

struct MigrationPlanTests {
  private let folder = MigrationFolder()

  private let files = [
    "Package.swift": "import PackageDescription\nlet package = Package(\n  name: \"Cards\"\n)\n",
    "Sources/Cards/Card.swift":
      "#if os(iOS)\nimport SwiftUI\nimport HealthKit\n#endif\n#if os(macOS)\nimport Charts\n#endif\n",
    "Sources/Cards/Draft.swift": "import Combine\n",
    "Sources/Cards/Res/Declared.xcassets/Contents.json": "{}",
    "Tests/CardTests/CardTests.swift":
      "import SnapshotTesting\n#if canImport(UIKit)\n@Test func a() {}\n@Test func b() {}\n#endif\n",
  ]

  @Test func `a plan says what is hidden, what is missing, and what to add`() throws {
    try folder.write(files)
    defer { folder.remove() }
    let plan = folder.plan(try folder.manifest(MigrationFolder.library + "," + MigrationFolder.tests))
    #expect(plan.targets.map(\.products) == [["SwiftUI"], ["SnapshotTesting", "UIKit"]])
    #expect(plan.targets.map(\.plugins) == [["CompileAsIOS"], ["CompileAsIOS"]])
    #expect(plan.markers == ["Sources/Cards/AsApple.swift", "Tests/CardTests/AsApple.swift"])
    #expect(
      plan.text.hasSuffix(
        """
        Sources/Cards/AsApple.swift: add this file with a single comment

        Tests/CardTests/AsApple.swift: add this file with a single comment

        Target Cards
          Sources/Cards/Card.swift:2: 2 lines are hidden by #if os(iOS), and compiled by the plugin
          Sources/Cards/Card.swift:6: 1 line is hidden by #if os(macOS), as on iOS
          Sources/Cards/Card.swift:3: import HealthKit: Linux has no such module. Put the import, and the code that needs it, behind \
        #if canImport(HealthKit)

        Target CardTests
          Tests/CardTests/CardTests.swift:3: 2 tests are hidden by #if canImport(UIKit), and compiled by the plugin
        """))
    let asMac = folder.plan(try folder.manifest(MigrationFolder.library), preferred: .macOS)
    #expect(asMac.targets.map(\.products) == [["Charts"]])
    #expect(asMac.targets.map(\.plugins) == [["CompileAsMacOS"]])
  }

  @Test func `a catalogue that the manifest declares has symbols, too`() throws {
    try folder.write(files.merging(["Sources/Cards/Res/Declared.xcassets/Brand.colorset/Contents.json": "{}"]) { $1 })
    defer { folder.remove() }
    let plan = folder.plan(try folder.manifest(MigrationFolder.library))
    #expect(plan.targets.map(\.plugins) == [["CompileAsIOS", "CopyResources"]])
  }

  @Test func `modules of another name are mapped by flags, unless the manifest does so`() throws {
    try folder.write(["Sources/Cards/Log.swift": "import SwiftUI\nimport UniformTypeIdentifiers\nimport os.log\n"])
    defer { folder.remove() }
    let flags = [
      ["-module-alias", "UniformTypeIdentifiers=TouchstoneTypes"], ["-module-alias", "os=TouchstoneLogging"],
    ]
    let plan = folder.plan(try folder.manifest(MigrationFolder.library))
    #expect(plan.targets[0].products == ["SwiftUI", "UniformTypeIdentifiers", "os"])
    #expect(plan.targets[0].flags == flags)
    #expect(
      plan.text.contains(#".unsafeFlags(["-module-alias", "UniformTypeIdentifiers=TouchstoneTypes", "-module-alias","#))
    let settings =
      #""settings": [{"kind": {"swiftLanguageMode": {"_0": "5"}}, "tool": "swift"}, "#
      + #"{"kind": {"unsafeFlags": {"_0": ["-module-alias", "os=TouchstoneLogging"]}}, "tool": "swift"}], "exclude""#
    let mapped = try folder.manifest(MigrationFolder.library.replacingOccurrences(of: "\"exclude\"", with: settings))
    #expect(folder.plan(mapped).targets[0].flags == [flags[0]])
  }

  /// Foundation also imports Combine, Core Graphics and networking on Apple's platforms.
  @Test(arguments: [
    ("import Foundation\nlet session = URLSession.shared", true),
    ("import Foundation\nimport Combine\nfinal class A: ObservableObject { let s: URLSession }", true),
    ("import Foundation\nimport Combine\nfinal class A: ObservableObject {}", false),
    ("import Foundation\nlet end = dlclose(dlopen(nil, RTLD_LAZY))", true),
    ("import CoreFoundation\nlet width: CGFloat = 1", true), ("import Foundation\nlet width: CGFloat = 1", false),
    ("import Foundation\nimport SwiftUI\nlet session = URLSession.shared // ", false),
    ("import Foundation\nlet text = \"URLSession\" // URLSession", false),
  ])
  func `files that import too little on Linux get an import`(source: String, isTooLittle: Bool) throws {
    try folder.write(["Sources/Cards/Load.swift": source])
    defer { folder.remove() }
    let target = folder.plan(try folder.manifest(MigrationFolder.library)).targets[0]
    #expect(target.flags == (isTooLittle ? [["-Xfrontend", "-import-module", "-Xfrontend", "SwiftUI"]] : []))
    #expect(target.products.contains("SwiftUI") == (isTooLittle || source.contains("SwiftUI")))
  }

  @Test func `targets that use one another are compiled as on the platform with the most tests`() throws {
    try folder.write([
      "Sources/Cards/Card.swift": "import SwiftUI\n#if os(macOS)\nlet a = 1\nlet b = 2\n#endif\n",
      "Tests/CardTests/CardTests.swift":
        "#if !os(macOS)\n@Test func a() {}\n#else\n@Test func b() {}\n#endif\n#if os(iOS)\n@Test func c() {}\n#endif\n",
      "Tests/LinuxMain.swift": "",
    ])
    defer { folder.remove() }
    let plan = folder.plan(try folder.manifest(MigrationFolder.library + "," + MigrationFolder.tests))
    #expect(plan.targets.map(\.plugins) == [[], ["CompileAsIOS"]])
    #expect(plan.text.contains("Tests/LinuxMain.swift: SwiftPM runs only the tests that this file lists, "))
  }

  @Test(arguments: [
    // Few lines for macOS; most lines for it; a name that Linux lacks.
    ("#if os(macOS)\nlet wide = 1\n#else\nlet big = 2\n#endif\nlet shared = true\n", []),
    ("#if os(macOS)\nlet wide = 1\nlet high = 2\n#endif\n#if os(iOS)\nlet a = 1\n#endif\n", ["CompileAsMacOS"]),
    ("#if os(macOS)\nlet wheel = NSProgressIndicator()\n#else\nlet a = 1\n#endif\n", []),
  ])
  func `without tests, targets are compiled as on iOS unless macOS fits them better`(
    code: String, plugins: [String]
  ) throws {
    try folder.write(["Sources/Cards/Card.swift": "import SwiftUI\n" + code])
    defer { folder.remove() }
    let plan = folder.plan(try folder.manifest(MigrationFolder.library))
    // What iOS has instead needs no plugin.
    #expect(plan.targets.map(\.plugins) == [plugins])
  }

  @Test func `selectors need the plugin, though nothing is hidden`() throws {
    try folder.write(["Sources/Cards/Tap.swift": "import UIKit\nlet tap = #selector(UIView.becomeFirstResponder)\n"])
    defer { folder.remove() }
    let plan = folder.plan(try folder.manifest(MigrationFolder.library))
    #expect(plan.targets.map(\.plugins) == [["CompileAsIOS"]])
    #expect(
      plan.text.contains("Tap.swift:2: #selector: the plugin compiles it, but no control or notification calls it"))
  }

  @Test(arguments: [("5.3.0", "($0.url ?? \"\")"), ("5.6.0", "\"\\($0.kind)\"")])
  func `the dependency on swift-snapshot-testing is removed as the tools version allows`(tools: String, code: String)
    throws
  {
    try folder.write([
      "Package.swift": "let package = Package(\n)\n", "Tests/CardTests/A.swift": "import SnapshotTesting\n",
    ])
    defer { folder.remove() }
    let plan = folder.plan(try folder.manifest(MigrationFolder.tests, tools: tools))
    _ = try plan.write()
    let text = try String(contentsOf: folder.url.appendingPathComponent("Package.swift"), encoding: .utf8)
    #expect(text.contains("package.dependencies.removeAll { \(code).contains(\"swift-snapshot-testing\") }"))
    #expect(text.contains(#"case .productItem(_, "swift-snapshot-testing", _, _): return true"#))
    #expect(text.contains(#"return ["SnapshotTesting", "InlineSnapshotTesting"].contains(name)"#))
  }

  @Test func `in Swift 6 mode, helpers that send views to the main actor are named`() throws {
    let helper = "func check(_ view: some View) {\n  assertSnapshot(of: view, as: .image)\n}\n"
    try folder.write(["Tests/CardTests/Check.swift": helper])
    defer { folder.remove() }
    let advice = """
        Tests/CardTests/Check.swift:1: func check: Swift 6 does not let it share its view with its caller. Write sending \
      before the type of the view
      """
    #expect(folder.plan(try folder.manifest(MigrationFolder.tests)).text.contains(advice))
    #expect(!folder.plan(try folder.manifest(MigrationFolder.tests, tools: "5.9.0")).text.contains("sending"))
    var fifth = try folder.manifest(MigrationFolder.tests)
    fifth.swiftLanguageVersions = ["5"]
    #expect(!folder.plan(fifth).text.contains("sending"))
  }

  @Test func `writing adds to the end of the manifest, and replaces no file`() throws {
    try folder.write(files)
    try folder.write(["Sources/Cards/AsApple.swift": "// mine\n"])
    defer { folder.remove() }
    let plan = folder.plan(try folder.manifest(MigrationFolder.library + "," + MigrationFolder.tests))
    let (manifest, kept) = (
      folder.url.appendingPathComponent("Package.swift"), folder.url.appendingPathComponent("Kept.swift")
    )
    try FileManager.default.moveItem(at: manifest, to: kept)
    try FileManager.default.createSymbolicLink(
      atPath: manifest.path, withDestinationPath: "../\(folder.url.lastPathComponent)/Kept.swift")
    #expect(try plan.write() == ["Package.swift", "Tests/CardTests/AsApple.swift"])
    // The link stays one.
    #expect(try String(contentsOf: kept, encoding: .utf8).contains("Tests"))
    #expect(try manifest.resourceValues(forKeys: [.isSymbolicLinkKey]).isSymbolicLink == true)
    let text = try String(contentsOf: folder.url.appendingPathComponent("Package.swift"), encoding: .utf8)
    #expect(text.hasPrefix(files["Package.swift"] ?? "-"))
    #expect(text.contains("package.dependencies.append(.package(name: \"touchstone\", path: \"../touchstone\"))"))
    let marker = try String(
      contentsOf: folder.url.appendingPathComponent("Sources/Cards/AsApple.swift"), encoding: .utf8)
    #expect(marker == "// mine\n")
    #expect(throws: MigrationError.migrated) { try plan.write() }
    #expect(plan.refusal == .migrated)
  }

  @Test func `a manifest that cannot be changed safely is left alone`() throws {
    try folder.write(files)
    defer { folder.remove() }
    #expect(throws: MigrationError.oldTools("5.3.0", needed: "5.6")) {
      try folder.plan(folder.manifest(MigrationFolder.library, tools: "5.3.0")).write()
    }
    try folder.write(["Sources/Cards/Colors.xcassets/Contents.json": "{}"])
    let old = MigrationError.oldTools("5.6.0", needed: "5.7")
    #expect(throws: old) { try folder.plan(folder.manifest(MigrationFolder.library, tools: "5.6.0")).write() }
    #expect(
      old.description.contains(
        "for Swift 5.6.0, but the lines above need 5.7, and no line says so. Begin it with // swift-tools-version:5.7"))
    #expect(try folder.plan(folder.manifest(MigrationFolder.library, tools: "5.6.0")).refusal == old)
    try folder.write(["Package.swift": "import PackageDescription\nmake()\n"])
    #expect(throws: MigrationError.noVariable) { try folder.plan(folder.manifest(MigrationFolder.library)).write() }
    let text = try String(contentsOf: folder.url.appendingPathComponent("Package.swift"), encoding: .utf8)
    #expect(text == "import PackageDescription\nmake()\n")
  }

  @Test(arguments: ["let package: Package = .init(", "var package=Package.init (", "let package\n  = Package("])
  func `every spelling of a package's variable is found`(start: String) throws {
    try folder.write(files)
    try folder.write(["Package.swift": "\(start)\n)\n"])
    defer { folder.remove() }
    let plan = folder.plan(try folder.manifest(MigrationFolder.library))
    #expect(plan.refusal == nil)
    #expect(try plan.write().first == "Package.swift")
  }

  @Test func `after a migration, what the plugin leaves out is still named`() throws {
    try folder.write(["Sources/Cards/A.swift": "#if os(iOS)\nlet a = 1\n#elseif os(macOS)\nlet b = 2\n#endif\n"])
    defer { folder.remove() }
    let migrated = MigrationFolder.library.replacingOccurrences(
      of: "\"exclude\"", with: #""pluginUsages": [{"plugin": ["CompileAsIOS", "touchstone"]}], "exclude""#)
    let text = "Target Cards\n  Sources/Cards/A.swift:4: 1 line is hidden by #elseif os(macOS), as on iOS"
    #expect(folder.plan(try folder.manifest(migrated)).text == text)
    let other = migrated.replacingOccurrences(of: "CompileAsIOS", with: "CompileAsMacOS")
    let otherText = "Target Cards\n  Sources/Cards/A.swift:2: 1 line is hidden by #if os(iOS), as on macOS"
    #expect(folder.plan(try folder.manifest(other)).text == otherText)
  }

  @Test func `changes that are not committed are not mixed with new ones`() throws {
    try folder.write(files)
    defer { folder.remove() }
    _ = ExternalProgram.run(["git", "init", "--quiet"], in: folder.url)
    let plan = folder.plan(try folder.manifest(MigrationFolder.library))
    #expect(throws: MigrationError.uncommitted(["Package.swift", "Sources/", "Tests/"])) { try plan.write() }
  }

  @Test func `a new version of Swift in the manifest need not be committed`() throws {
    let text = "let package = Package(\n)\n"
    try folder.write([
      "Package.swift": "// swift-tools-version:5.3\n" + text, "Sources/Cards/A.swift": "import SwiftUI\n",
    ])
    defer { folder.remove() }
    for command in [["init", "--quiet"], ["add", "."], ["commit", "--quiet", "--message", "Begin"]] {
      _ = ExternalProgram.run(["git", "-c", "user.name=A", "-c", "user.email=a@b.c"] + command, in: folder.url)
    }
    try folder.write(["Package.swift": "// swift-tools-version: 5.9\n" + text])
    let plan = folder.plan(try folder.manifest(MigrationFolder.library))
    #expect(plan.refusal == nil)
    try folder.write(["Package.swift": "// swift-tools-version: 5.9\n" + text + "// new\n"])
    #expect(plan.refusal == .uncommitted(["Package.swift"]))
    try folder.write([
      "Package.swift": "// swift-tools-version: 5.9\n" + text, "Sources/Cards/MyPackage.swift": "// new\n",
    ])
    #expect(plan.refusal == .uncommitted(["Sources/Cards/MyPackage.swift"]))
  }

  @Test func `the manifest for this version of Swift is the one to change`() throws {
    try folder.write([
      "Package.swift": "// swift-tools-version:5.3\n", "Package@swift-6.swift": "// swift-tools-version: 6.0\n",
    ])
    defer { folder.remove() }
    #expect(
      MigrationPlan.manifestFile(of: folder.url, toolsVersion: "6.0.0").lastPathComponent == "Package@swift-6.swift")
    #expect(MigrationPlan.manifestFile(of: folder.url, toolsVersion: "5.3.0").lastPathComponent == "Package.swift")
  }

  @Test func `catalogues that nothing declares are copied`() throws {
    try folder.write(files)
    try folder.write(["Sources/Cards/Colors.xcassets/Contents.json": "{}"])
    defer { folder.remove() }
    #expect(
      folder.plan(try folder.manifest(MigrationFolder.library)).targets.map(\.plugins) == [
        ["CompileAsIOS", "CopyResources"]
      ])
  }

  @Test func `a folder outside of the package is not read`() throws {
    try folder.write(files)
    defer { folder.remove() }
    let outside =
      #"{"name": "A", "type": "regular", "path": "../..", "exclude": [], "resources": [], "dependencies": []}"#
    #expect(folder.plan(try folder.manifest(outside)).targets.isEmpty)
  }

  /// The products that imports ask for are those of Touchstone's own manifest.
  @Test func `every product that is added exists`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let manifest = try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let text = try #require(
      manifest.split(separator: "products: [").dropFirst().first?.split(separator: "traits: [").first)
    let leaves = try #require(
      manifest.split(separator: "let leaves: [").dropFirst().first?.split(separator: "\n]\n").first)
    for product in Advice.products { #expect((text + leaves).contains("\"\(product)\"")) }
    for (product, module) in Advice.renamedModules {
      #expect(text.contains(".library(name: \"\(product)\", targets: [\"\(module)\""))
    }
    for plugin in ["CompileAsIOS", "CompileAsMacOS", "CopyResources"] {
      #expect(text.contains("\"\(plugin)\""))
    }
  }
}
