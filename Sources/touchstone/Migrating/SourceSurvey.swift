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
  /// The functions that Swift 6 does not compile, because they send views to the main actor.
  let unisolated: [UnisolatedAssertion]

  /// - Parameter modules: Modules of Touchstone that the target depends on.
  init(_ source: [UInt8], path: String, modules: Set<String>) {
    self.path = path
    hidden = HiddenCode.all(in: source, modules: modules)
    let code = SourceMask(source).code
    unisolated = UnisolatedAssertion.all(in: code)
    let regions = ConditionalRegion.all(in: code, modules: modules)
    for platform in Platform.allCases {
      var active = code.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
      for region in regions where region.isActive[platform] != false {
        active.replaceSubrange(region.range, with: code[region.range])
      }
      let lines = String(decoding: active, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        if let match = line.firstMatch(of: Self.importLine) {
          imports[platform, default: []].append(Import(module: String(match.1), line: index + 1))
        }
        for name in Advice.byName.keys where names[platform]?[name] == nil && line.contains(name) {
          if line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).contains(where: { $0 == name }) {
            names[platform, default: [:]][name] = index + 1
          }
        }
      }
    }
  }

  private nonisolated(unsafe) static let importLine =  // SAFETY: a constant that nothing changes
    /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?([A-Za-z_]\w*)/
}
