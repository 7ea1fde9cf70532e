/// Code between two directives, and which platforms compile it.
package struct ConditionalRegion {
  /// In bytes.
  package var range: Range<Int>
  /// Whether a platform compiles it; no value where the compiler has its say.
  package var isActive: [Platform: Bool]
  /// The outermost directive that takes it away on Linux, and its place among the directives.
  var hider: (directive: String, index: Int)?

  /// The regions of a source, in its order; together with the directives they are all of it.
  ///
  /// - Parameters:
  ///   - code: The source without comments and strings, as ``SourceMask`` makes it.
  ///   - modules: The modules of ``AppleModules/provided`` that the target depends on, on Linux. Apple's platforms have all.
  package static func all(in code: [UInt8], modules: Set<String>) -> [ConditionalRegion] {
    var blocks: [ConditionalBlock] = []
    var regions: [ConditionalRegion] = []
    var start = 0
    let directives = Directive.all(in: code)
    for (index, directive) in directives.enumerated() {
      regions.append(ConditionalRegion(start..<directive.range.lowerBound, in: blocks))
      directive.change(&blocks, index: index, code: code, modules: modules)
      start = directive.range.upperBound
    }
    return regions + [ConditionalRegion(start..<code.count, in: blocks)]
  }

  private init(_ range: Range<Int>, in blocks: [ConditionalBlock]) {
    self.range = range
    isActive = [:]
    for platform in Platform.allCases {
      let values = blocks.map { $0.isActive[platform] }
      isActive[platform] = values.contains(false) ? false : values.contains(nil) ? nil : true
    }
    hider = blocks.first { $0.isActive[.linux] == false }.map { ($0.branch, $0.branchIndex) }
  }
}

/// An `#if` up to its `#endif`, while it is being read.
private struct ConditionalBlock {
  /// `#if os(iOS)`
  let opening: String
  /// The branch that is being read, and which directive begins it.
  private(set) var (branch, branchIndex) = ("", 0)
  /// Whether a platform compiles the branch that is being read; no value if that is not known.
  private(set) var isActive: [Platform: Bool] = [:]
  /// Whether a platform compiles one of the branches before it; no value if that is not known.
  private var wasActive: [Platform: Bool] = [:]

  init(opening: String) {
    self.opening = opening
    for platform in Platform.allCases { wasActive[platform] = false }
  }

  mutating func enter(_ condition: Condition, named name: String, index: Int, modules: Set<String>) {
    (branch, branchIndex) = (name, index)
    for platform in Platform.allCases {
      let modules = platform == .linux ? modules : AppleModules.provided
      let value = condition.value { platform.answer($0, $1, modules: modules) }
      let was = wasActive[platform]
      isActive[platform] = was == true || value == false ? false : was == false ? value : nil
      wasActive[platform] = was == true || value == true ? true : was == false ? value : nil
    }
  }
}

extension Directive {
  /// Opens, changes or closes the innermost of the blocks around a directive.
  fileprivate func change(_ blocks: inout [ConditionalBlock], index: Int, code: [UInt8], modules: Set<String>) {
    let text = code[range].split { $0.isSpace }.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    switch kind {
    case .if: blocks.append(ConditionalBlock(opening: text))
    case .endif: _ = blocks.popLast()
    case .elseif, .else: break
    }
    guard kind != .endif, let last = blocks.indices.last else { return }
    let name = kind == .else ? "the #else of \(blocks[last].opening)" : text
    blocks[last].enter(condition ?? .literal(true), named: name, index: index, modules: modules)
  }
}
