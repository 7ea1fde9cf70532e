import TouchstoneSyntax

/// The words of code, and how they are used.
struct SourceWords {
  private(set) var all: Set<String> = []
  /// The words that the code declares.
  private(set) var declared: Set<String> = []
  /// The line of the first use of each name, counted from 1. Names are written with their use: `Widget` is a word,
  /// `.mapStyle` a call of a member, `\.managedObjectContext` the beginning of a key path, `#selector` a macro, `optional func`
  /// an optional requirement, `@convention(block)` a block of Objective-C, and `NSPredicate(format:)` a call.
  private(set) var lines: [String: Int] = [:]
  /// The modules that the code imports, with their lines, in order.
  private(set) var imports: [(module: String, line: Int)] = []

  private static let declarations: Set = [
    "actor", "associatedtype", "case", "class", "enum", "func", "let", "macro", "protocol", "struct", "typealias",
    "var",
  ]
  private static let requirements: Set = ["func", "var", "subscript", "init", "static"]
  /// What may stand between `import` and the module.
  static let importKinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]

  /// - Parameter code: Code whose comments and strings are blank.
  init(_ code: [UInt8]) {
    code.withUnsafeBufferPointer { read($0) }
  }

  private mutating func read(_ code: UnsafeBufferPointer<UInt8>) {
    var (index, line, previous) = (0, 1, "")
    // The characters directly before a word.
    var mark: (UInt8, UInt8) = (0, 0)
    var isImport = false
    while index < code.count {
      let byte = code[index]
      guard byte.isWordPart else {
        if byte == UInt8(ascii: "\n") { line += 1 }
        let isSpace = byte <= UInt8(ascii: " ")
        mark = isSpace ? (0, 0) : (mark.1, byte)
        if !isSpace { (previous, isImport) = ("", false) }
        index += 1
        continue
      }
      let start = index
      while index < code.count, code[index].isWordPart { index += 1 }
      let word = String(decoding: UnsafeBufferPointer(rebasing: code[start..<index]), as: UTF8.self)
      if isImport, !Self.importKinds.contains(word) {
        imports.append((word, line))
        isImport = false
      } else if word == "import", mark.1 == 0 {
        isImport = true
      }
      all.insert(word)
      if Self.declarations.contains(previous) { declared.insert(word) }
      if let name = Self.name(word, after: mark, previous: previous, before: code, from: index), lines[name] == nil {
        lines[name] = line
      }
      (previous, mark) = (word, (0, 0))
    }
  }

  private static func name(
    _ word: String, after mark: (UInt8, UInt8), previous: String, before code: UnsafeBufferPointer<UInt8>,
    from index: Int
  ) -> String? {
    if previous == "optional", requirements.contains(word) { return "@objc optional" }
    let (dot, hash) = (UInt8(ascii: "."), UInt8(ascii: "#"))
    if mark.1 == dot, mark.0 == UInt8(ascii: "\\") { return "\\." + word }
    if mark.1 == hash { return "#" + word }
    if mark.1 == UInt8(ascii: "@"), word == "convention", code[index...].starts(with: "(block)".utf8) {
      return "@convention(block)"
    }
    if word == "NSPredicate", isCall(labelled: "format:", in: code, from: index) { return "NSPredicate(format:)" }
    guard mark.1 == dot else { return word }
    var next = index
    if next < code.count, code[next] == UInt8(ascii: "(") { return "." + word }
    while next < code.count, code[next] == UInt8(ascii: " ") { next += 1 }
    return next < code.count && code[next] == UInt8(ascii: "{") ? "." + word : nil
  }

  /// Returns whether a call follows whose first argument has a label.
  private static func isCall(labelled label: String, in code: UnsafeBufferPointer<UInt8>, from index: Int) -> Bool {
    guard let open = code[index...].firstIndex(where: { !$0.isSpace }), code[open] == UInt8(ascii: "(") else {
      return false
    }
    return code[(open + 1)...].drop(while: \.isSpace).starts(with: label.utf8)
  }
}
