import Foundation
import Testing
import TouchstoneConditions

@testable import touchstone

struct MigrationRemarksTests {
  private let folder = MigrationFolder()

  /// The plugin compiles all files of the folder, and SwiftPM only those of the list: both must mean the same.
  @Test func `files that a list of sources leaves out stay left out`() throws {
    try folder.write([
      "Sources/Cards/Card.swift": "#if os(iOS)\nlet a = 1\n#endif\n", "Sources/Cards/Draft.swift": "",
      "Sources/Cards/Old/A.swift": "", "Sources/Cards/Old/Deep/B.swift": "", "Sources/Cards/Mixed/C.swift": "",
      "Sources/Cards/Mixed/text.json": "", "Sources/Cards/Mixed/UI/D.swift": "", "Sources/Cards/Other.swift": "",
    ])
    defer { folder.remove() }
    let listed = MigrationFolder.library.replacingOccurrences(
      of: "\"resources\"", with: #""sources": ["Card.swift", "Mixed/UI/"], "resources""#)
    let plan = folder.plan(try folder.manifest(listed))
    #expect(plan.targets[0].exclude == ["Mixed/C.swift", "Old", "Other.swift"])
    #expect(plan.text.contains(#"      target.exclude += ["Mixed/C.swift", "Old", "Other.swift"]"#))
    let whole = folder.plan(try folder.manifest(MigrationFolder.library))
    #expect(whole.targets[0].exclude.isEmpty)
  }

  @Test func `tests are found where the manifest says`() throws {
    let tests = MigrationFolder.tests.replacingOccurrences(of: "\"exclude\"", with: #""path": "Specs", "exclude""#)
    try folder.write([
      "Specs/A.swift":
        "#if os(watchOS)\n@Test func a() {}\n#endif\n#if canImport(UIKit)\n@Test func b() {}\n#endif\n",
      "Specs/B.swift": "#if canImport(SwiftUI)\nimport SwiftUI\n@Test func c() {}\n#endif\n",
      "Tests/CardTests/Old.swift": "#if os(iOS)\n@Test func d() {}\n#endif\n",
    ])
    defer { folder.remove() }
    #expect(
      folder.plan(try folder.manifest(tests)).text.contains(
        """
        Target CardTests
          Specs/A.swift:2: 1 test is hidden by #if os(watchOS)
          Specs/A.swift:5: 1 test is hidden by #if canImport(UIKit), and compiled by the plugin
          Specs/B.swift:2: 1 test is hidden by #if canImport(SwiftUI), and compiled once the target has the product
        """))
  }

  @Test func `modules that neither Linux nor the package nor its dependencies have are named`() throws {
    try folder.write([
      "Sources/Cards/A.swift":
        "import CoreFoundation\nimport _Concurrency\nimport Other\nimport Deck\nimport DeckKit\nimport AcmeKit\nimport Speech\n",
      "Sources/Cards/B.swift":
        "#if canImport(AcmeKit)\nimport AcmeKit\n#endif\n#if canImport(HealthKit)\nimport HealthKit\n#endif\nimport ObjectiveC\n",
      "deck/Package.swift": "let a = [\"Deck\", \"DeckKit\"]",
    ])
    defer { folder.remove() }
    var manifest = try folder.manifest(
      MigrationFolder.library
        + #", {"name": "Other", "type": "regular", "exclude": [], "resources": [], "dependencies": []}"#)
    let dependency = #"[{"fileSystem": [{"identity": "deck", "path": "\#(folder.url.path)/deck"}]}]"#
    manifest.dependencies = try JSONDecoder().decode([PackageDependency].self, from: Data(dependency.utf8))
    let remarks = folder.plan(manifest).targets[0].remarks
    #expect(remarks.map(\.file) == ["Sources/Cards/A.swift"])
    #expect(
      remarks.first?.texts.map { $0.prefix { $0 != "." }.description } == [
        ":6: import AcmeKit: neither Linux nor the package nor its dependencies have such a module",
        ":7: import Speech: Linux has no such module",
      ])
    // What an unread dependency has is not known.
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("deck"))
    let unread = folder.plan(manifest)
    #expect(unread.targets[0].remarks.flatMap(\.texts).map { $0.prefix(10) } == [":7: import"])
    #expect(
      unread.text.hasSuffix(
        "Not checked out: deck. Whether it has these modules is not known: AcmeKit, Deck, DeckKit. To find out: swift package "
          + "resolve, and then touchstone migrate"))
  }

  /// The toolchain's own list of modules is the reference.
  @Test func `the modules of the toolchain are known`() throws {
    let result = try #require(ExternalProgram.run(["swiftc", "-print-target-info"], in: URL(fileURLWithPath: "/")))
    struct Info: Decodable {
      struct Paths: Decodable { var runtimeLibraryPaths: [String] }
      var paths: Paths
    }
    let info = try JSONDecoder().decode(Info.self, from: Data(result.output.utf8))
    let names = info.paths.runtimeLibraryPaths.flatMap {
      (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? []
    }
    let modules = names.filter { $0.hasSuffix(".swiftmodule") && !$0.hasPrefix("_") }.map { String($0.dropLast(12)) }
    #expect(modules.contains("Foundation"))
    #expect(Set(modules).subtracting(Advice.systemModules).isEmpty)
  }

  @Test func `names that Touchstone lacks are named where SwiftUI is imported`() throws {
    let code = """
      import SwiftUI
      struct A: View {
        @Environment(\\.isUserAuthenticationEnabled) var isEnabled // .translationTask()
        var body: some View {
          B()
            .translationTask(a).healthDataAccessRequest(b).widgetLabel { }
            .storeProductTask(for: id) { }.mapFeatureSelectionDisabled { }.onAppIntentExecution(c)
            .tipBackground(C.self)
        }
      }
      struct Main: WidgetBundle { @FetchRequest var items: Items }
      extension View { func tipBackground(_ a: Any) -> Self { self } }
      """
    try folder.write([
      "Sources/Cards/A.swift": code,
      "Sources/Cards/B.swift": "import Foundation\nlet a: Widget = b.translationTask()\n",
    ])
    defer { folder.remove() }
    let remarks = folder.plan(try folder.manifest(MigrationFolder.library)).targets[0].remarks
    #expect(remarks.map(\.file) == ["Sources/Cards/A.swift"])
    #expect(
      remarks.first?.texts == [
        ":3: \\.isUserAuthenticationEnabled: Touchstone does not have it: put it behind #if canImport(Darwin)",
        ":6: .healthDataAccessRequest: HealthKitUI is not available on Linux: put it behind #if canImport(HealthKitUI)",
        ":6: .translationTask: Translation is not available on Linux: put it behind #if canImport(Translation)",
        ":7: .mapFeatureSelectionDisabled: MapKit lacks it on Linux: put it behind #if canImport(Darwin)",
        ":7: .onAppIntentExecution: AppIntents lacks it on Linux: put it behind #if canImport(Darwin)",
        ":7: .storeProductTask: StoreKit lacks it on Linux: put it behind #if canImport(Darwin)",
        ":11: FetchRequest: Core Data is not available: pass the objects to the view",
      ])
  }

  @Test func `code of widgets gets the products with their modules`() throws {
    try folder.write([
      "Sources/Cards/A.swift":
        "import ActivityKit\nimport SwiftUI\nimport WidgetKit\nstruct A: Widget { let b: WidgetFamily }\n"
    ])
    defer { folder.remove() }
    let target = try #require(folder.plan(try folder.manifest(MigrationFolder.library)).targets.first)
    #expect(target.products.contains("ActivityKit"))
    #expect(target.products.contains("WidgetKit"))
    #expect(target.remarks.isEmpty)
  }

  @Test func `names of UIKit and AppKit that are missing are named`() throws {
    let code = """
      import UIKit
      final class A: UIDocumentViewController, UICardDelegate { let font: NSAttributedString = b
        func f() { let c = UIColorWell(); _ = UIContextMenuInteraction(), UI.NSEC_PER_SEC }
        func g() { let d: any UITraitDefinition, e: UISearchController }
      }
      protocol UICardDelegate {} // UIPageViewController
      struct B: UIViewRepresentable { func f() -> UIViewType { UIDeck.Card() } }
      """
    try folder.write([
      "Sources/Cards/A.swift": code, "Sources/Cards/B.swift": "import Foundation\nlet a: UIContextMenuInteraction?\n",
      // A dependency may declare it.
      "Sources/Cards/C.swift": "import UIKit\nimport AcmeKit\nlet b: UIContextMenuInteraction?\n",
      "Sources/Cards/D.swift": "import SwiftUI\n", "Sources/UIDeck/A.swift": "",
    ])
    defer { folder.remove() }
    let deck = #", {"name": "UIDeck", "type": "regular", "exclude": [], "resources": [], "dependencies": []}"#
    let remarks = folder.plan(try folder.manifest(MigrationFolder.library + deck)).targets[0].remarks
    #expect(
      remarks.first?.texts == [
        ":2: UIDocumentViewController: Touchstone's UIKit does not have it: put it behind #if canImport(Darwin)",
        ":3: UIColorWell: Touchstone's UIKit does not have it: put it behind #if canImport(Darwin)",
        ":3: UIContextMenuInteraction: Touchstone's UIKit does not have it: put it behind #if canImport(Darwin)",
        ":7: UIViewRepresentable: UIKit views are not drawn: a placeholder with their name is drawn instead",
      ])
    #expect(remarks.dropFirst().flatMap(\.texts).allSatisfy { $0.contains("AcmeKit") })
  }

  @Test func `names of UIKit are named beside a module that Linux lacks, unless that has such names`() throws {
    try folder.write([
      "Sources/Cards/A.swift": "import HealthKit\nimport SwiftUI\nlet a: UIContextMenuInteraction?\n",
      "Sources/Cards/B.swift": "import CoreData\nimport UIKit\nlet a: NSManagedObject?\n",
    ])
    defer { folder.remove() }
    let remarks = folder.plan(try folder.manifest(MigrationFolder.library)).targets[0].remarks
    #expect(
      remarks.first?.texts.last
        == ":3: UIContextMenuInteraction: Touchstone's UIKit does not have it: put it behind #if canImport(Darwin)")
    #expect(remarks.last?.texts.contains { $0.contains("NSManagedObject") } == false)
  }

  @Test func `the page on modules lists only names that are missing`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = root.appendingPathComponent("Sources/Testing/TouchstoneTesting/TouchstoneTesting.docc/AppleModules.md")
    let sections = try String(contentsOf: page, encoding: .utf8).split(separator: "\n## ")
    let section = try #require(sections.first { $0.hasPrefix("Names that are missing") })
    let names = section.prefix { $0 != "#" }.matches(of: /`((?:UI|NS)\w+)`/).map { String($0.1) }
    #expect(names.count > 20)
    #expect(names.filter { !KitNames.lacks($0) }.isEmpty)
  }

  @Test func `old lists of tests are not compiled`() throws {
    let list =
      "#if !canImport(ObjectiveC)\nfunc allTests() -> [XCTestCaseEntry] { [testCase(CardTests.allTests)] }\n#endif\n"
    try folder.write([
      "Tests/CardTests/A/XCTestManifests.swift": list, "Tests/CardTests/CardTests.swift": "import XCTest\n",
    ])
    defer { folder.remove() }
    let tests = MigrationFolder.tests.replacing(
      #", {"product": ["SnapshotTesting", "swift-snapshot-testing", null, null]}"#, with: "")
    let plan = folder.plan(try folder.manifest(tests))
    #expect(plan.lines?.text.contains(#"target.exclude += ["A/XCTestManifests.swift"]"#) == true)
    try folder.write(["Tests/CardTests/Lists.swift": "extension CardTests { static let allTests = [\"testA\"] }\n"])
    #expect(folder.plan(try folder.manifest(tests)).lines == nil, "the lists that it names are there")
    // A plugin leaves it out, as on Apple's platforms.
    try folder.write([
      "Tests/CardTests/CardTests.swift": "#if os(iOS)\nfinal class A: XCTestCase { func testA() {} }\n#endif\n"
    ])
    let compiled = folder.plan(try folder.manifest(tests))
    #expect(compiled.targets[0].plugins == ["CompileAsIOS"] && compiled.targets[0].obsoleteLists.isEmpty)
  }

  @Test func `a suite for macOS is told of the look`() throws {
    try folder.write(["Sources/Cards/A.swift": "#if os(iOS) || os(macOS)\nlet a = 1\n#endif\n"])
    defer { folder.remove() }
    let manifest = try folder.manifest(MigrationFolder.library)
    #expect(folder.plan(manifest, preferred: .macOS).text.contains("look: .macOS15"))
    #expect(!folder.plan(manifest, preferred: .iOS).text.contains("look: .macOS15"))
  }

  @Test func `a target with nothing that is drawn is told`() throws {
    try folder.write(["Sources/Cards/A.swift": "import UIKit\nfinal class A: UIView {}\n"])
    defer { folder.remove() }
    let plan = folder.plan(try folder.manifest(MigrationFolder.library))
    #expect(
      plan.text.hasSuffix(
        "Target Cards\n  No file imports SwiftUI: views of UIKit are not drawn, and snapshots of them fail"))
    try folder.write(["Sources/Cards/B.swift": "import SwiftUI\n"])
    #expect(folder.plan(try folder.manifest(MigrationFolder.library)).targets[0].remarks.isEmpty)
  }

  @Test func `an error in a manifest is quoted`() throws {
    try folder.write([
      "Package.swift": "// swift-tools-version: 5.6\nimport PackageDescription\nlet package = Package(name: 1)\n"
    ])
    defer { folder.remove() }
    let error = #expect(throws: MigrationError.self) { try PackageManifest(migrating: folder.url) }
    #expect(error?.description.contains("cannot be read: Package.swift:3:29: error: cannot convert") == true)
  }

  /// The gallery compiles, so it has no name that is absent.
  @Test func `code that compiles has no absent names`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let gallery = root.appendingPathComponent("Examples/Gallery", isDirectory: true)
    let target = #"{"name": "Gallery", "type": "regular", "exclude": [], "resources": [], "dependencies": []}"#
    let plan = MigrationPlan(try folder.manifest(target), package: gallery, touchstone: "../..", preferred: nil)
    #expect(plan.targets.count == 1)
    #expect(plan.targets.flatMap(\.remarks).flatMap { [$0.file] + $0.texts }.isEmpty)
  }

  @Test func `optional requirements are named, and words that only look like them are not`() throws {
    try folder.write([
      "Sources/Cards/A.swift": "import UIKit\n@objc protocol A {\n  @objc optional func a()\n}\n",
      "Sources/Cards/B.swift": "import SwiftUI\nfunc f() { var optional = 1\n  var b = 2 }\n",
    ])
    defer { folder.remove() }
    let remarks = folder.plan(try folder.manifest(MigrationFolder.library)).targets[0].remarks
    #expect(remarks.map(\.file) == ["Sources/Cards/A.swift"])
    #expect(remarks.first?.texts.first?.hasPrefix(":3: @objc optional: Linux has no optional requirements") == true)
  }

  @Test func `attachments need an import`() throws {
    try folder.write([
      "Tests/CardTests/A.swift": "import XCTest\nlet a = XCTAttachment(string: b)\n",
      "Tests/CardTests/B.swift": "import XCTest\nimport SnapshotTesting\nlet a = XCTAttachment(string: b)\n",
    ])
    defer { folder.remove() }
    let remarks = folder.plan(try folder.manifest(MigrationFolder.tests)).targets[0].remarks
    #expect(remarks.map(\.file) == ["Tests/CardTests/A.swift"])
    #expect(remarks.first?.texts.first?.contains("XCTAttachment: XCTest has none on Linux") == true)
  }
}
