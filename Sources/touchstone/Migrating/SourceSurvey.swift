import Foundation
import TouchstoneConditions

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
  /// The platforms for which the file uses names that its imports bring in on Apple's platforms only.
  private(set) var importsTooLittle: Set<Platform> = []
  /// Whether the file has Objective-C's attributes, expressions or imports, which only a plugin compiles.
  let usesObjectiveC: Bool

  /// - Parameters:
  ///   - modules: Modules of Touchstone that the target depends on, or is going to.
  ///   - own: Those that it depends on now.
  init(_ source: [UInt8], path: String, modules: Set<String>, own: Set<String>) {
    self.path = path
    let hidden = HiddenCode.all(in: source, modules: modules)
    self.hidden = hidden
    hiddenByProducts = HiddenCode.all(in: source, modules: own).filter { part in
      !hidden.contains { $0.lines.overlaps(part.lines) }
    }
    let code = SourceMask(source).code
    askedModules = Self.askedModules(in: code)
    unisolated = UnisolatedAssertion.all(in: code)
    usesObjectiveC = ObjectiveCSyntax.isUsed(in: code)
    let regions = ConditionalRegion.all(in: code, modules: modules)
    for platform in Platform.compilable + [.linux] {
      var active = code.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
      for region in regions where region.isActive[platform] != false {
        active.replaceSubrange(region.range, with: code[region.range])
      }
      amounts[platform] = (TestCount.tests(in: active[...]), active.count { $0 > UInt8(ascii: " ") })
      survey(String(decoding: active, as: UTF8.self), on: platform)
    }
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
  private mutating func survey(_ code: String, on platform: Platform) {
    for (index, line) in code.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if let match = line.firstMatch(of: Self.importLine) {
        imports[platform, default: []].append(Import(module: String(match.1), line: index + 1))
      }
    }
    let modules = Set((imports[platform] ?? []).map(\.module))
    let words = SourceWords(code)
    declared.formUnion(words.declared)
    if ImplicitImports.areMissing(modules: modules, words: words.all) { importsTooLittle.insert(platform) }
    var found = words.lines.filter { Advice.byName[$0.key] != nil }
    // Without SwiftUI, a name is another one.
    if modules.contains("SwiftUI") {
      found.merge(words.lines.filter { AbsentNames.contains($0.key) }) { first, _ in first }
    }
    if !modules.isDisjoint(with: ["AppKit", "Cocoa", "SwiftUI", "UIKit"]) {
      found.merge(words.lines.filter { KitNames.lacks($0.key) }) { first, _ in first }
    }
    if modules.contains("SnapshotTesting") || modules.contains("TouchstoneTesting") { found["XCTAttachment"] = nil }
    names[platform] = found
  }

  private nonisolated(unsafe) static let importLine =  // SAFETY: a constant that nothing changes
    /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?([A-Za-z_]\w*)/
}
