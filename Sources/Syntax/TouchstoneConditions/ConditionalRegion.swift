import TouchstoneSyntax

/// The code between two directives, with the platforms that compile it.
package struct ConditionalRegion {
  /// The range in the source, in bytes.
  package var range: Range<Int>
  /// Whether each platform compiles the region; no value if only the compiler knows. For Apple's platforms, this is what
  /// a plugin compiles on Linux.
  package var isActive: [Platform: Bool]
  /// What only the compiler knows of the conditions around the region, from the outermost to the innermost, as code.
  package var remainders: [[Platform: String]]
  /// The outermost directive that excludes the region on Linux, and its index among the directives.
  var hider: (directive: String, index: Int)?
  /// The outermost directive that excludes the region on each platform that does not compile it.
  package var excluding: [Platform: String]

  /// Returns the regions of a source in order; together with the directives, they cover the whole source.
  ///
  /// - Parameters:
  ///   - code: The source without comments and strings, as ``SourceMask`` makes it.
  ///   - modules: The modules of ``AppleModules/provided`` that the target depends on, on Linux. Apple's platforms have all.
  ///   - hasFrameworks: Whether Apple's platforms have the modules of ``AppleModules/absent``, as they do on a Mac.
  package static func all(
    in code: [UInt8], modules: Set<String>, hasFrameworks: Bool = false
  ) -> [ConditionalRegion] {
    let answers = Answers(modules: modules, hasFrameworks: hasFrameworks)
    var blocks: [ConditionalBlock] = []
    var regions: [ConditionalRegion] = []
    var start = 0
    let directives = Directive.all(in: code)
    for (index, directive) in directives.enumerated() {
      regions.append(ConditionalRegion(start..<directive.range.lowerBound, in: blocks))
      directive.change(&blocks, index: index, code: code, answers: answers)
      start = directive.range.upperBound
    }
    return regions + [ConditionalRegion(start..<code.count, in: blocks)]
  }

  private init(_ range: Range<Int>, in blocks: [ConditionalBlock]) {
    self.range = range
    remainders = blocks.map(\.remainders)
    isActive = [:]
    for platform in Platform.allCases {
      let values = blocks.map { $0.isActive[platform] }
      isActive[platform] = values.contains(false) ? false : values.contains(nil) ? nil : true
    }
    hider = blocks.first { $0.isActive[.linux] == false }.map { ($0.branch, $0.branchIndex) }
    excluding = [:]
    for platform in Platform.allCases {
      excluding[platform] = blocks.first { $0.isActive[platform] == false }?.branch
    }
  }
}

/// What conditions are told.
private struct Answers {
  let modules: Set<String>
  let hasFrameworks: Bool

  func value(of condition: Condition, on platform: Platform) -> Bool? {
    condition.value { answer($0, $1, on: platform) }
  }

  func answer(_ name: String, _ arguments: String?, on platform: Platform) -> Bool? {
    let modules = platform == .linux ? modules : AppleModules.provided
    if let answer = platform.answer(name, arguments, modules: modules) { return answer }
    let module = name == "canImport" ? String((arguments ?? "").prefix { $0 != "," && $0 != "." }) : ""
    let isAbsent = AppleModules.absent.contains(module) && !self.modules.contains(module)
    return isAbsent && (platform == .linux || !hasFrameworks) ? false : nil
  }
}

/// A block from `#if` to `#endif` while it is being read.
private struct ConditionalBlock {
  /// The directive that opens the block, such as `#if os(iOS)`.
  let opening: String
  /// The branch that is being read, and the index of the directive that begins it.
  private(set) var (branch, branchIndex) = ("", 0)
  /// What only the compiler knows of the current branch's condition, such as `!DEBUG && BETA`.
  private(set) var remainders: [Platform: String] = [:]
  /// The conditions of the earlier branches.
  private var earlier: [Condition] = []
  /// Whether each platform compiles the current branch; no value if that is unknown.
  private(set) var isActive: [Platform: Bool] = [:]
  /// Whether each platform compiles one of the earlier branches; no value if that is unknown.
  private var wasActive: [Platform: Bool] = [:]

  init(opening: String) {
    self.opening = opening
    for platform in Platform.allCases { wasActive[platform] = false }
  }

  mutating func enter(_ condition: Condition, named name: String, index: Int, answers: Answers) {
    (branch, branchIndex) = (name, index)
    let whole = earlier.reversed().reduce(condition) { .and(.not($1), $0) }
    for platform in Platform.allCases {
      remainders[platform] = whole.remainder { answers.answer($0, $1, on: platform) }
    }
    earlier.append(condition)
    for platform in Platform.allCases {
      let value = answers.value(of: condition, on: platform)
      let was = wasActive[platform]
      isActive[platform] = was == true || value == false ? false : was == false ? value : nil
      wasActive[platform] = was == true || value == true ? true : was == false ? value : nil
    }
  }
}

extension Directive {
  /// Opens, continues or closes the innermost block around the directive.
  fileprivate func change(_ blocks: inout [ConditionalBlock], index: Int, code: [UInt8], answers: Answers) {
    let text = code[range].split { $0.isSpace }.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    switch kind {
    case .if: blocks.append(ConditionalBlock(opening: text))
    case .endif: _ = blocks.popLast()
    case .elseif, .else: break
    }
    guard kind != .endif, let last = blocks.indices.last else { return }
    let name = kind == .else ? "the #else of \(blocks[last].opening)" : text
    blocks[last].enter(condition ?? .literal(true), named: name, index: index, answers: answers)
  }
}
