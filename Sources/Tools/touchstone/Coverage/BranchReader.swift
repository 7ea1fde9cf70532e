import TouchstoneDrawing

/// Finds the parts of a Swift file that pictures may not show.
///
/// It reads words and brackets, as ``DeclarationReader`` does, and no types. Where that leaves open whether a closure is a view
/// builder, only a picture that came to it tells.
struct BranchReader {
  var found = CodeBranches()
  let reader: DeclarationReader
  private let source: [UInt8]
  /// The first byte of each line.
  private let lines: [Int]
  /// The names of members that make views.
  private let views: Set<String>
  private(set) var owner: [String] = []
  var enclosing: [CodeBranches.Enclosing] = []
  /// Whether the code is that of previews.
  private(set) var isPreview = false
  /// Whether the code may run before a picture is drawn, where builders note nothing: when a test makes its view.
  private(set) var isEarly = false
  private var depth = 0
  /// The depth to which code is read, since sources are not trusted.
  private static let deepest = 200

  /// - Parameters:
  ///   - source: The text of the file.
  ///   - reader: The text without comments, strings, and what `#if` hides; as long as the source.
  init(_ source: [UInt8], _ reader: DeclarationReader) {
    self.source = source
    self.reader = reader
    let code = reader.code
    lines = [0] + code.indices.filter { code[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    views = Self.makers(in: reader.declarations(in: code.indices), reader).union(["content", "label", "configuration"])
    visit(reader.declarations(in: code.indices))
  }

  // MARK: Declarations

  private static let types: Set = ["actor", "class", "enum", "extension", "protocol", "struct"]
  /// Builders that note what they build.
  private static let builders: Set = [
    "@ViewBuilder", "@SwiftUI.ViewBuilder", "@ToolbarContentBuilder", "@TabContentBuilder",
  ]

  /// Returns the names of properties and functions that make views.
  private static func makers(
    in declarations: [DeclarationReader.Declaration], _ reader: DeclarationReader
  ) -> Set<String> {
    declarations.reduce(into: []) { names, declaration in
      if types.contains(declaration.keyword), let braces = declaration.braces {
        names.formUnion(makers(in: reader.declarations(in: braces.range), reader))
      }
      guard ["func", "var", "let"].contains(declaration.keyword), let name = declaration.tokens.first?.text else {
        return
      }
      let header = declaration.tokens.prefix { $0.kind != .group || $0.text != "{" }.map(\.text)
      let isView =
        zip(header, header.dropFirst()).contains { $0 == "some" && $1 == "View" } || header.contains("AnyView")
        || declaration.prefix.contains { builders.contains($0.name) }
      if isView { names.insert(name) }
    }
  }

  private mutating func visit(_ declarations: [DeclarationReader.Declaration]) {
    for var declaration in declarations {
      // What follows a declaration is read as a part of it.
      let preview = zip(declaration.tokens, declaration.tokens.dropFirst()).enumerated().first {
        $0.element.0.text == "#" && $0.element.1.text == "Preview"
      }
      let previews = declaration.tokens.dropFirst(preview?.offset ?? declaration.tokens.count)
      declaration.tokens.removeLast(previews.count)
      visit(declaration)
      // The code of a macro's closure is where the macro is, for the compiler.
      for token in previews where token.text == "#" { found.others.insert(place(token.range.lowerBound)) }
      readPreviews { $0.walk(Array(previews), .unknown) }
    }
  }

  /// Reads code of previews, which snapshots may show, but need not.
  private mutating func readPreviews(_ read: (inout Self) -> Void) {
    let outer = isPreview
    isPreview = true
    read(&self)
    isPreview = outer
  }

  private mutating func visit(_ declaration: DeclarationReader.Declaration) {
    guard Self.types.contains(declaration.keyword), let braces = declaration.braces else {
      let outer = owner
      if owner.isEmpty, let name = declaration.tokens.first?.text { owner = ["\(name)()"] }
      visit(member: declaration)
      owner = outer
      return
    }
    let name = declaration.tokens.prefix { $0.kind == .word && $0.text != "where" || $0.text == "." }
    let outer = owner
    owner += name.map(\.text).joined().split(separator: ".").map(String.init)
    let members = reader.declarations(in: braces.range)
    if declaration.tokens.contains(where: { $0.text == "PreviewProvider" }) {
      readPreviews { $0.visit(members) }
    } else {
      visit(members)
    }
    owner = outer
  }

  private mutating func visit(member: DeclarationReader.Declaration) {
    guard let braces = member.braces,
      let header = member.tokens.firstIndex(where: { $0.range == braces.range && $0.kind == .group })
    else { return }
    let before = member.tokens[..<header]
    let hasValue = zip(before.indices, before).contains { $1.text == "=" && $1.kind == .other }
    let isComputed = ["func", "var", "subscript", "init"].contains(member.keyword) && !hasValue
    isEarly = !isComputed || member.keyword == "init" || member.has("static") || member.has("class")
    defer { isEarly = false }
    guard isComputed else { return walk(member.tokens, .unknown) }
    walkStatements(in: braces.range, context(of: member, body: braces.range))
  }

  private func context(of member: DeclarationReader.Declaration, body: Range<Int>) -> BuilderContext {
    if reader.returns(in: body) { return .unknown }
    if member.prefix.contains(where: { Self.builders.contains($0.name) }) { return .builder }
    let name = member.tokens.first?.text
    let header = member.tokens.prefix { $0.text != "{" }.map(\.text)
    let isSomeView = zip(header, header.dropFirst()).contains {
      $0 == "some" && ["View", "SwiftUI", "ToolbarContent"].contains($1)
    }
    // Requirements of Apple's protocols with a builder.
    let isRequired =
      member.keyword == "var" && name == "body" || member.keyword == "func" && ["body", "makeBody"].contains(name)
    return isRequired && isSomeView ? .builder : .unknown
  }

  // MARK: Statements

  mutating func walkStatements(in range: Range<Int>, _ context: BuilderContext) {
    guard depth < Self.deepest else { return }
    depth += 1
    defer { depth -= 1 }
    walk(reader.tokens(in: range), context)
  }

  /// Reads tokens of one level, in which each `if` and `switch` at the beginning of a statement is one.
  private mutating func walk(_ tokens: [DeclarationReader.Token], _ context: BuilderContext) {
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      let isStatement = token.kind == .word && token.isFirst && (index == 0 || tokens[index - 1].text != "=")
      if isStatement, token.text == "if" {
        index = readIf(tokens, at: index, context)
      } else if isStatement, token.text == "switch" {
        index = readSwitch(tokens, at: index, context)
      } else {
        if isStatement, token.text == "guard" { noteUnseen(token, context) }
        index = readExpression(tokens, at: index, context)
      }
    }
  }

  /// Reads a token of an expression, and returns the index of the next one.
  private mutating func readExpression(
    _ tokens: [DeclarationReader.Token], at index: Int, _ context: BuilderContext
  ) -> Int {
    let token = tokens[index]
    switch (token.kind, token.text) {
    case (.word, "ForEach"): return readForEach(tokens, at: index, context)
    case (.word, "ViewThatFits"): return readViewThatFits(tokens, at: index, context)
    case (.group, "{"): readClosure(tokens, at: index, context)
    case (.group, _): walkStatements(in: token.range, Self.inside(context))
    case (.other, "?") where isTernary(token.range.lowerBound): noteUnseen(token, context)
    default: break
    }
    return index + 1
  }

  /// The context of an expression in one, where `if` is no statement of a builder.
  static func inside(_ context: BuilderContext) -> BuilderContext { context == .action ? .action : .unknown }

  mutating func readClosure(_ tokens: [DeclarationReader.Token], at index: Int, _ context: BuilderContext) {
    let body = reader.bodyOfClosure(tokens[index].range)
    let inner = BuilderContext(callee(of: tokens, at: index), body, in: context, reader, views: views)
    walkStatements(in: body, inner == .builder && reader.returns(in: body) ? .unknown : inner)
  }

  private func callee(of tokens: [DeclarationReader.Token], at index: Int) -> BuilderContext.Callee {
    var callee = BuilderContext.Callee()
    var end = index - 1
    if end > 0, tokens[end].text == ":", tokens[end - 1].kind == .word {
      callee.label = tokens[end - 1].text
      return callee
    }
    if end >= 0, tokens[end].kind == .group, tokens[end].text == "(" {
      let words = reader.tokens(in: tokens[end].range)
      callee.hasAction = zip(words, words.dropFirst()).contains { $0.text == "action" && $1.text == ":" }
      end -= 1
    }
    // Past the arguments of a generic type.
    if end >= 0, tokens[end].text == ">" {
      while end >= 0, tokens[end].text != "<" { end -= 1 }
      end -= 1
    }
    guard end >= 0, tokens[end].kind == .word else { return callee }
    callee.name = tokens[end].text
    callee.isMember = end > 0 && tokens[end - 1].text == "."
    return callee
  }

  mutating func noteUnseen(_ token: DeclarationReader.Token, _ context: BuilderContext) {
    if context == .action || isPreview { return }
    found.unseen.append((place(token.range.lowerBound).line, owner))
  }

  // MARK: Places

  /// Whether a question mark is that of `?:`, which has spaces around it.
  private func isTernary(_ index: Int) -> Bool {
    let code = reader.code
    return index > 0 && index + 1 < code.count && code[index - 1].isBlank && code[index + 1].isBlank
  }

  func place(_ index: Int) -> CodeBranches.Place {
    // The last line that begins at or before the byte.
    let line = max(0, lines.partitioningIndex { $0 > index } - 1)
    return CodeBranches.Place(line: line + 1, column: index - lines[line] + 1)
  }

  /// The longest code in a message, in characters.
  private static let longest = 48

  /// Returns code in one line, shortened.
  func text(_ range: Range<Int>) -> String {
    let words = String(decoding: source[range], as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ").replacing("`", with: "")
    return words.count > Self.longest ? words.prefix(Self.longest - 1) + "…" : words
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self <= UInt8(ascii: " ") }
}
