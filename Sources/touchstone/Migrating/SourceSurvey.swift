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
  var hidden: [HiddenCode]
  /// The imports of the file, by the platform that compiles them.
  private(set) var imports: [Platform: [Import]] = [:]
  /// The names in code that a platform compiles, with the line of their first use.
  private(set) var names: [Platform: [String: Int]] = [:]
  /// The numbers of tests and of bytes of code that a platform compiles.
  private(set) var amounts: [Platform: (tests: Int, code: Int)] = [:]
  /// The functions that Swift 6 does not compile, because they send views to the main actor.
  let unisolated: [UnisolatedAssertion]
  /// The platforms for which the file uses names that its imports bring in on Apple's platforms only.
  private(set) var importsTooLittle: Set<Platform> = []
  /// Whether the file has Objective-C's attributes or selectors, which only a plugin compiles.
  let usesObjectiveC: Bool

  /// - Parameter modules: Modules of Touchstone that the target depends on.
  init(_ source: [UInt8], path: String, modules: Set<String>) {
    self.path = path
    hidden = HiddenCode.all(in: source, modules: modules)
    let code = SourceMask(source).code
    unisolated = UnisolatedAssertion.all(in: code)
    usesObjectiveC = ObjectiveCSyntax.isUsed(in: code)
    let regions = ConditionalRegion.all(in: code, modules: modules)
    for platform in Platform.allCases {
      var active = code.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
      for region in regions where region.isActive[platform] != false {
        active.replaceSubrange(region.range, with: code[region.range])
      }
      amounts[platform] = (TestCount.tests(in: active[...]), active.count { $0 > UInt8(ascii: " ") })
      survey(String(decoding: active, as: UTF8.self), on: platform)
    }
  }

  /// Notes the imports and the names in what a platform compiles.
  private mutating func survey(_ code: String, on platform: Platform) {
    var words: Set<Substring> = []
    for (index, line) in code.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if let match = line.firstMatch(of: Self.importLine) {
        imports[platform, default: []].append(Import(module: String(match.1), line: index + 1))
      }
      let found = Set(line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "#" })
      for name in Advice.byName.keys where names[platform]?[name] == nil && found.contains(Substring(name)) {
        names[platform, default: [:]][name] = index + 1
      }
      words.formUnion(found)
    }
    let modules = Set((imports[platform] ?? []).map(\.module))
    if ImplicitImports.areMissing(modules: modules, words: words) { importsTooLittle.insert(platform) }
  }

  private nonisolated(unsafe) static let importLine =  // SAFETY: a constant that nothing changes
    /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?([A-Za-z_]\w*)/
}
