import SwiftParser
import SwiftSyntax
import TouchstoneSyntax

/// One source, read in both ways.
struct SourceComparison {
  /// Whether what is refused is a difference as well.
  private let isStrict: Bool
  private let source: String
  private let tree: SourceFileSyntax

  init(_ source: String, isStrict: Bool) {
    self.isStrict = isStrict
    self.source = source
    tree = Parser.parse(source: source)
  }

  /// Where the readings differ, in words.
  func differences(_ counts: inout Counts) -> [String] {
    counts.sources += 1
    let tokens = Result { () throws(SourceError) in try Lexer.tokens(of: source) }
    guard !tree.hasError, !tree.hasWarning else {
      counts.withErrors += 1
      // Nothing to compare, but it must not crash.
      if case .success(let tokens) = tokens { readEverything(tokens) }
      return []
    }
    guard case .success(let tokens) = tokens else {
      guard case .failure(let error) = tokens else { return [] }
      counts.refusals[error.message, default: 0] += 1
      if counts.refusals.values.reduce(0, +) < 10 { print("refused, \(error.message) \(excerpt(error.offset))") }
      return []
    }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(tree)
    counts.tokens += finder.brackets.count + finder.literals.count
    return compareTokens(tokens, finder) + compareDeclarations(tokens, finder, &counts) + compareBodies(finder, &counts)
      + compareEntries(finder, &counts)
  }

  private func compareTokens(_ tokens: [Token], _ finder: Finder) -> [String] {
    let brackets = Set(
      tokens.indices.compactMap { index in
        tokens[index].closing.map { Pair(tokens[index].range.lowerBound, tokens[$0].range.lowerBound) }
      })
    let literals = Set(tokens.filter { $0.kind == .string }.map { Pair($0.range.lowerBound, $0.range.upperBound) })
    let regexes = Set(tokens.filter { $0.kind == .regex }.map { Pair($0.range.lowerBound, $0.range.upperBound) })
    return describe("brackets", brackets.symmetricDifference(finder.brackets))
      + describe("strings", literals.symmetricDifference(finder.literals))
      + describe("regular expressions", regexes.symmetricDifference(finder.regexes))
  }

  private func describe(_ what: String, _ pairs: Set<Pair>) -> [String] {
    guard let first = pairs.min(by: { $0.start < $1.start }) else { return [] }
    return ["\(what) at \(first.start)…\(first.end): \(excerpt(first.start))"]
  }

  private func excerpt(_ offset: Int) -> String {
    String(decoding: Array(source.utf8).dropFirst(max(offset - 30, 0)).prefix(90), as: UTF8.self).debugDescription
  }

  /// Variables with one name: name, type, value and end.
  private func compareDeclarations(_ tokens: [Token], _ finder: Finder, _ counts: inout Counts) -> [String] {
    let starts = Dictionary(tokens.indices.map { (tokens[$0].range.lowerBound, $0) }) { first, _ in first }
    return finder.variables.compactMap { variable -> String? in
      guard let start = starts[variable.start], let bracket = enclosing(start, tokens) else { return nil }
      var cursor = TokenCursor(tokens, in: start..<bracket)
      let read: VariableDeclaration
      do throws(SourceError) {
        read = try VariableDeclaration(&cursor)
      } catch {
        counts.refusedDeclarations[error.message, default: 0] += 1
        if isStrict { return "declaration refused, \(error.message) \(excerpt(error.offset))" }
        return nil
      }
      counts.declarations += 1
      let end = tokens[read.tokens.upperBound - 1].range.upperBound
      let same =
        read.name.range.lowerBound == variable.name && read.type == variable.type && read.value == variable.value
        && end == variable.end
      return same
        ? nil
        : "declaration at \(variable.start): type \(read.type as Any) \(variable.type as Any), value "
          + "\(read.value as Any) \(variable.value as Any), end \(end) \(variable.end): \(excerpt(variable.start))"
    }
  }

  /// The index of the bracket that closes around a token, or the end.
  private func enclosing(_ index: Int, _ tokens: [Token]) -> Int? {
    var index = index
    while index < tokens.count {
      if case .close = tokens[index].kind { return index }
      index = (tokens[index].closing ?? index) + 1
    }
    return tokens.count
  }

  /// Bodies of previews with tags: the expansion must parse, with the properties that are tagged and the other statements.
  private func compareBodies(_ finder: Finder, _ counts: inout Counts) -> [String] {
    finder.previews.compactMap { preview in
      guard
        let expansion = try? PreviewMacro.expansion(
          of: ExpansionRequest(
            macro: "PreviewMacro", role: .declaration, discriminator: "P", syntax: SourceSyntax(source: preview.text)))
      else { return nil }
      counts.previews += 1
      let parsed = Parser.parse(source: expansion)
      if parsed.hasError { return "expansion with errors: \(preview.text.debugDescription)" }
      let content = Finder(viewMode: .sourceAccurate)
      content.walk(parsed)
      guard preview.tagged.isEmpty || content.properties == preview.tagged else {
        return "properties \(content.properties) instead of \(preview.tagged)"
      }
      guard preview.tagged.isEmpty || content.statements == preview.statements else {
        return "statements \(content.statements) instead of \(preview.statements)"
      }
      return nil
    }
  }

  /// Reads a source with errors in every way, only to see that nothing crashes.
  private func readEverything(_ tokens: [Token]) {
    for start in tokens.indices where start % 3 == 0 {
      var cursor = TokenCursor(tokens, in: start..<tokens.count)
      _ = try? VariableDeclaration(&cursor)
    }
    for macro in [PreviewMacro.self, EntryMacro.self, EntryDefaultValueMacro.self] as [any MacroExpanding.Type] {
      _ = try? macro.expansion(
        of: ExpansionRequest(
          macro: "", role: .peer, discriminator: "P", syntax: SourceSyntax(source: source),
          lexicalContext: [SourceSyntax(source: "extension EnvironmentValues {}")]))
    }
  }
}

/// Two places.
struct Pair: Hashable {
  var start: Int
  var end: Int

  init(_ start: Int, _ end: Int) {
    (self.start, self.end) = (start, end)
  }
}
