import TouchstoneConditions

/// The views in a source that a test can create without arguments, the other views, and whether the source has previews.
struct PlainViews {
  /// A view without a test.
  struct Skipped: Hashable {
    var name: String
    /// The line of its declaration.
    var line: Int
    /// Why it has no test, as the end of a sentence: `it needs title`.
    var reason: String
  }

  /// The views' names, as code outside of all types writes them: `Card.Row`.
  private(set) var names: [String] = []
  private(set) var skipped: [Skipped] = []
  private(set) var hasPreviews = false
  private(set) var hasMain = false
  private let source: [UInt8]
  private let reader: DeclarationReader

  /// - Parameters:
  ///   - platform: The platform that the source is compiled for.
  ///   - modules: The modules of Touchstone that the target depends on.
  init(_ source: [UInt8], platform: Platform, modules: Set<String>) {
    let code = SourceMask(source).code
    var active = code.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    for region in ConditionalRegion.all(in: code, modules: modules) where region.isActive[platform] != false {
      active.replaceSubrange(region.range, with: code[region.range])
    }
    self.source = source
    reader = DeclarationReader(code: active)
    let text = String(decoding: active, as: UTF8.self)
    hasPreviews = text.contains("#Preview") || text.contains("PreviewProvider")
    hasMain = text.contains("@main")
    visit(0..<active.count, in: [], obstacle: nil)
    // A flag may decide between declarations of the same name: a test has to compile with each.
    let withObstacles = Set(skipped.map(\.name))
    names = names.reduce(into: []) { if !$0.contains($1), !withObstacles.contains($1) { $0.append($1) } }
  }

  /// Reads the types in a range.
  ///
  /// - Parameter obstacle: Why no test can use what is in the range; `nil` if it can.
  private mutating func visit(_ range: Range<Int>, in path: [String], obstacle: String?) {
    for declaration in reader.declarations(in: range) {
      guard ["struct", "class", "enum", "actor", "extension"].contains(declaration.keyword),
        let braces = declaration.braces, let name = name(of: declaration)
      else { continue }
      let header = declaration.tokens.prefix { $0.range != braces.range }
      let obstacle = obstacle ?? Self.obstacle(to: declaration, header: header, arguments: reader.text)
      let path = path + [name]
      if declaration.keyword == "struct", isView(header) {
        if let reason = obstacle ?? StoredValues(of: braces.range, in: reader).reason {
          let line = source[..<declaration.start].count { $0 == UInt8(ascii: "\n") } + 1
          skipped.append(Skipped(name: path.joined(separator: "."), line: line, reason: reason))
        } else {
          names.append(path.joined(separator: "."))
        }
      }
      visit(braces.range, in: path, obstacle: obstacle)
    }
  }

  /// Returns the name of a type, with its backticks; for an extension, the name of the extended type.
  private func name(of declaration: DeclarationReader.Declaration) -> String? {
    guard let first = declaration.tokens.first else { return nil }
    guard first.kind == .word else {
      // A name in backticks is blank in the code.
      let raw = source[declaration.start + declaration.keyword.utf8.count..<first.range.lowerBound]
      let name = raw.filter { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "{") }
      return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
    }
    return declaration.tokens.prefix { $0.kind == .word && $0.text != "where" || $0.text == "." }.map(\.text).joined()
  }

  private func isView(_ header: ArraySlice<DeclarationReader.Token>) -> Bool {
    let bases = header.drop { $0.text != ":" }.prefix { $0.text != "where" }
    return bases.contains { $0.kind == .word && $0.text == "View" }
  }

  private static func obstacle(
    to declaration: DeclarationReader.Declaration, header: ArraySlice<DeclarationReader.Token>,
    arguments: (Range<Int>) -> String
  ) -> String? {
    if declaration.has("private") || declaration.has("fileprivate") { return "it is private" }
    let isUnavailable = declaration.prefix.contains { attribute in
      let words = attribute.arguments.map(arguments)?.split { ", \n".contains($0) } ?? []
      return attribute.name == "@available" && words.contains("*") && words.contains("unavailable")
    }
    if isUnavailable { return "it is unavailable" }
    return header.contains { $0.text == "<" || $0.text == "where" } ? "it is generic" : nil
  }
}
