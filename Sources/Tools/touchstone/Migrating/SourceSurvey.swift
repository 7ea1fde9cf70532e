import Foundation
import TouchstoneConditions
import TouchstoneSyntax

/// What a migration needs to know about a Swift file.
struct SourceSurvey {
  struct Import: Hashable {
    var module: String
    var line: Int
  }

  /// The path, relative to the package.
  var path: String
  /// What conditions hide once the target depends on the products that it imports.
  var hidden: [HiddenCode]
  /// What conditions hide only as long as the target does not depend on them.
  let hiddenByProducts: [HiddenCode]
  /// The imports of the file, by the platform that compiles them.
  private(set) var imports: [Platform: [Import]] = [:]
  /// The modules that conditions ask for: the file can do without them.
  let askedModules: Set<String>
  /// The names that the file declares.
  private(set) var declared: Set<String> = []
  /// The names in code that a platform compiles, with the line of their first use.
  private(set) var names: [Platform: [String: Int]] = [:]
  /// The numbers of tests and of bytes of code that a platform compiles.
  private(set) var amounts: [Platform: (tests: Int, code: Int)] = [:]
  /// The functions that Swift 6 does not compile, because they send views to the main actor.
  let unisolated: [UnisolatedAssertion]
  /// The lines at which an extension overrides a member, in code that a platform compiles. No compiler does so without
  /// Objective-C.
  private(set) var overrides: [Platform: [Int]] = [:]
  /// The tests on the main actor that stay synchronous in code that a platform compiles.
  private(set) var synchronousTests: [Platform: [(name: String, line: Int)]] = [:]
  /// The lines of classes whose tests the manifest alone isolates to the main actor, in code that a platform compiles.
  private(set) var isolatedByDefault: [Platform: [Int]] = [:]
  /// The platforms for which the file uses names that its imports bring in on Apple's platforms only.
  private(set) var importsTooLittle: Set<Platform> = []
  /// Whether the file has what only a plugin compiles: Objective-C's attributes, expressions or imports, imports of parts of
  /// modules, and tests on the main actor that are not asynchronous.
  let needsPlugin: Bool

  /// - Parameters:
  ///   - modules: Modules of Touchstone that the target depends on, or is going to.
  ///   - own: Those that it depends on now.
  ///   - testCases: The classes with tests of the target's files.
  init(
    _ source: [UInt8], path: String, modules: Set<String>, own: Set<String>, testCases: TestCases = TestCases()
  ) {
    self.path = path
    let code = SourceMask(source).code
    let hidden = HiddenCode.all(code: code, modules: modules)
    self.hidden = hidden
    hiddenByProducts = HiddenCode.all(code: code, modules: own).filter { part in
      !hidden.contains { $0.lines.overlaps(part.lines) }
    }
    askedModules = Self.askedModules(in: code)
    unisolated = UnisolatedAssertion.all(in: code)
    needsPlugin =
      ObjectiveCSyntax.isUsed(in: code) || AppleImports.areUsed(in: code)
      || !MainActorTests.positions(in: code, testCases: testCases).isEmpty
    let regions = ConditionalRegion.all(in: code, modules: modules)
    // Most files mean the same on all platforms.
    var known: [[Bool]: Platform] = [:]
    for platform in Platform.compilable + [.linux] {
      let isActive = regions.map { $0.isActive[platform] != false }
      if let same = known[isActive] {
        copy(same, to: platform)
        continue
      }
      known[isActive] = platform
      var active = code
      for (region, isActive) in zip(regions, isActive) where !isActive {
        for index in region.range where active[index] != UInt8(ascii: "\n") { active[index] = UInt8(ascii: " ") }
      }
      // The directives themselves.
      for (before, after) in zip(regions, regions.dropFirst()) {
        for index in before.range.upperBound..<after.range.lowerBound where active[index] != UInt8(ascii: "\n") {
          active[index] = UInt8(ascii: " ")
        }
      }
      amounts[platform] = (TestCount.tests(in: active[...]), active.count { $0 > UInt8(ascii: " ") })
      survey(active, on: platform, testCases: testCases)
    }
  }

  private mutating func copy(_ source: Platform, to platform: Platform) {
    amounts[platform] = amounts[source]
    imports[platform] = imports[source]
    names[platform] = names[source]
    overrides[platform] = overrides[source]
    synchronousTests[platform] = synchronousTests[source]
    isolatedByDefault[platform] = isolatedByDefault[source]
    if importsTooLittle.contains(source) { importsTooLittle.insert(platform) }
  }

  private static func askedModules(in code: [UInt8]) -> Set<String> {
    var modules: Set<String> = []
    for directive in Directive.all(in: code) {
      for question in directive.condition?.questions ?? [] where question.name == "canImport" {
        modules.insert(String(question.arguments.prefix { $0 != "," && $0 != "." }))
      }
    }
    return modules
  }

  /// Notes the imports and the names in what a platform compiles.
  private mutating func survey(_ code: [UInt8], on platform: Platform, testCases: TestCases) {
    let words = SourceWords(code)
    if !words.imports.isEmpty { imports[platform] = words.imports.map { Import(module: $0.module, line: $0.line) } }
    if words.all.isSuperset(of: ["extension", "override"]) { overrides[platform] = ExtensionOverrides.lines(in: code) }
    if testCases.reachesOtherFiles || words.all.contains("MainActor") {
      synchronousTests[platform] = MainActorTests.remaining(in: code, testCases: testCases)
    }
    if testCases.isIsolatedByDefault {
      isolatedByDefault[platform] = MainActorTests.linesIsolatedByDefault(in: code, testCases: testCases)
    }
    let modules = Set(words.imports.map(\.module))
    declared.formUnion(words.declared)
    if ImplicitImports.areMissing(modules: modules, words: words.all) { importsTooLittle.insert(platform) }
    // Without SwiftUI, one of its names is another one.
    var found = words.lines.filter { Advice.byName[$0.key] != nil && !AbsentNames.contains($0.key) }
    if modules.contains("SwiftUI") {
      found.merge(words.lines.filter { AbsentNames.contains($0.key) }) { first, _ in first }
    }
    let hasKit = !modules.isDisjoint(with: ["AppKit", "Cocoa", "SwiftUI", "UIKit"])
    if hasKit || modules.contains("Foundation") {
      found.merge(words.lines.filter { KitNames.lacks($0.key) && (hasKit || $0.key.hasPrefix("NS")) }) { first, _ in
        first
      }
    }
    if modules.contains("SnapshotTesting") || modules.contains("TouchstoneTesting") { found["XCTAttachment"] = nil }
    names[platform] = found
  }
}
