/// Lines that Linux leaves out, and that one of Apple's platforms compiles.
package struct HiddenCode: Equatable {
  /// The directive that hides them, such as `#if os(iOS)`; for an `#else`, `the #else of #if os(Linux)`.
  package var directive: String
  /// The first and the last line, from 1.
  package var lines: ClosedRange<Int>
  /// How many tests are among them: `@Test` and methods of XCTest.
  package var tests: Int
  /// Those of Apple's platforms that compile them.
  package var platforms: Set<Platform>

  /// The hidden parts of a source, in its order; what lies within a hidden part belongs to it.
  ///
  /// - Parameter modules: The modules of ``AppleModules/provided`` that the target depends on.
  package static func all(in source: [UInt8], modules: Set<String>) -> [HiddenCode] {
    let code = SourceMask(source).code
    let directives = Directive.all(in: code)
    var blocks: [ConditionalBlock] = []
    var hidden: [(branch: Int, part: HiddenCode)] = []
    var line = 1
    for (index, directive) in directives.enumerated() {
      let before = index == 0 ? 0 : directives[index - 1].range.upperBound
      line += newlines(in: code[before..<directive.range.upperBound])
      directive.change(&blocks, index: index, code: code, modules: modules)
      guard let hider = blocks.first(where: { $0.isActive[.linux] == false }) else { continue }
      let platforms = [Platform.iOS, .macOS].filter { platform in blocks.allSatisfy { $0.isActive[platform] != false } }
      guard !platforms.isEmpty else { continue }
      let end = index + 1 < directives.count ? directives[index + 1].range.lowerBound : code.count
      let text = code[directive.range.upperBound..<end]
      let last = line + newlines(in: text) - (end < code.count ? 1 : 0)
      guard last > line else { continue }
      let part = HiddenCode(
        directive: hider.branch, lines: line + 1...last, tests: TestCount.tests(in: text), platforms: Set(platforms))
      if hidden.last?.branch == hider.branchIndex {
        hidden[hidden.count - 1].part.join(part)
      } else {
        hidden.append((hider.branchIndex, part))
      }
    }
    return hidden.map(\.part)
  }

  private mutating func join(_ other: HiddenCode) {
    lines = lines.lowerBound...other.lines.upperBound
    tests += other.tests
    platforms.formUnion(other.platforms)
  }

  private static func newlines(in code: ArraySlice<UInt8>) -> Int {
    code.count { $0 == UInt8(ascii: "\n") }
  }
}

/// An `#if` up to its `#endif`, while it is being read.
private struct ConditionalBlock {
  /// `#if os(iOS)`
  let opening: String
  /// The branch that is being read, and which directive begins it.
  var (branch, branchIndex) = ("", 0)
  /// Whether a platform compiles the branch that is being read; no value if that is not known.
  var isActive: [Platform: Bool] = [:]
  /// Whether a platform compiles one of the branches before it.
  private var wasActive: [Platform: Bool?] = [:]

  init(opening: String) {
    self.opening = opening
    for platform in Platform.allCases { wasActive[platform] = false }
  }

  mutating func enter(_ condition: Condition, named name: String, index: Int, modules: Set<String>) {
    (branch, branchIndex) = (name, index)
    for platform in Platform.allCases {
      // What hides code from the plugin is not a product that is missing in the manifest.
      let modules = platform == .linux ? modules : AppleModules.provided
      let value = condition.value { platform.answer($0, $1, modules: modules) }
      let was = wasActive[platform] ?? nil
      let isActive: Bool? = was == true || value == false ? false : was == false ? value : nil
      self.isActive[platform] = isActive
      wasActive[platform] = .some(was == true || value == true ? true : was == false && value == false ? false : nil)
    }
  }
}

extension Directive {
  /// Opens, changes or closes the innermost of the blocks around a directive.
  fileprivate func change(_ blocks: inout [ConditionalBlock], index: Int, code: [UInt8], modules: Set<String>) {
    let text = text(in: code)
    switch kind {
    case .if: blocks.append(ConditionalBlock(opening: text))
    case .endif: _ = blocks.popLast()
    case .elseif, .else: break
    }
    guard kind != .endif, let last = blocks.indices.last else { return }
    blocks[last].enter(
      condition ?? .literal(true), named: kind == .else ? "the #else of \(blocks[last].opening)" : text, index: index,
      modules: modules)
  }

  /// The directive with single spaces.
  private func text(in code: [UInt8]) -> String {
    code[range].split { $0.isSpace }.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }
}
