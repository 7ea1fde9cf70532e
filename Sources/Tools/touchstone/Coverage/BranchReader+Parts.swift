extension BranchReader {
  mutating func readIf(
    _ tokens: [DeclarationReader.Token], at start: Int, _ context: BuilderContext
  ) -> Int {
    var (index, bodies, outcomes, hasElse) = (start, [Range<Int>](), [CodeBranches.Outcome](), false)
    let isAvailability = tokens.dropFirst(start + 1).first?.text == "#"
    var name = ""
    chain: while index < tokens.count {
      guard let brace = tokens[index...].firstIndex(where: { $0.kind == .group && $0.text == "{" }) else { break }
      for token in tokens[index..<brace] where token.kind == .group {
        walkStatements(in: token.range, Self.inside(context))
      }
      let open = tokens[brace].range.lowerBound - 1
      let isLast = brace == index
      let words = isLast ? "else" : (bodies.isEmpty ? "" : "else ") + text(tokens[index].range.lowerBound..<open)
      if bodies.isEmpty { name = words }
      hasElse = isLast
      bodies.append(tokens[brace].range)
      outcomes.append(
        CodeBranches.Outcome(
          place: place(open), event: CodeBranches.Event.branch,
          line: place(isLast ? open : tokens[index].range.lowerBound).line, gap: "`\(words)` never drawn"))
      index = brace + 1
      guard !isLast, index + 1 < tokens.count, tokens[index].text == "else" else { break chain }
      index += 1
    }
    guard let end = bodies.last?.upperBound else { return start + 1 }
    if !hasElse {
      outcomes.append(
        CodeBranches.Outcome(
          place: place(end), event: CodeBranches.Event.absence, line: place(tokens[start].range.lowerBound).line,
          gap: "`\(name)` never false"))
    }
    if isAvailability {
      // On Linux, the newest system is there.
      found.others.formUnion(outcomes.map(\.place))
      outcomes = []
    }
    add(tokens[start], name: name, outcomes, bodies: bodies, context)
    return index
  }

  mutating func readSwitch(
    _ tokens: [DeclarationReader.Token], at start: Int, _ context: BuilderContext
  ) -> Int {
    guard let brace = tokens[start...].firstIndex(where: { $0.kind == .group && $0.text == "{" }) else {
      return start + 1
    }
    let cases = reader.cases(in: tokens[brace].range)
    // A `switch` with one case is that case, for a builder.
    let outcomes =
      cases.count < 2
      ? []
      : cases.compactMap { item in
        reader.start(of: item.body).map { first in
          CodeBranches.Outcome(
            place: place(first), event: CodeBranches.Event.branch, line: place(item.start).line,
            gap: "`\(text(item.pattern))` never drawn")
        }
      }
    add(
      tokens[start], name: text(tokens[start].range.lowerBound..<tokens[brace].range.lowerBound - 1), outcomes,
      bodies: cases.map(\.body), context)
    return brace + 1
  }

  /// Adds a condition, and reads its branches.
  private mutating func add(
    _ keyword: DeclarationReader.Token, name: String, _ outcomes: [CodeBranches.Outcome], bodies: [Range<Int>],
    _ context: BuilderContext
  ) {
    let isWhole = !outcomes.isEmpty && (outcomes.count == bodies.count || outcomes.count == bodies.count + 1)
    let part = isWhole ? add(keyword, name: name, outcomes, context) : nil
    for (index, body) in bodies.enumerated() {
      let outer = enclosing
      if let part { enclosing = [CodeBranches.Enclosing(part: part, outcome: index)] }
      walkStatements(in: body, context)
      enclosing = outer
    }
  }

  /// Adds a part, and returns its index; nil for one of a preview.
  private mutating func add(
    _ keyword: DeclarationReader.Token, name: String, _ outcomes: [CodeBranches.Outcome], _ context: BuilderContext
  ) -> Int? {
    if isPreview {
      found.others.formUnion(outcomes.map(\.place))
      return nil
    }
    found.parts.append(
      CodeBranches.Part(
        line: place(keyword.range.lowerBound).line, name: name, outcomes: outcomes, owner: owner,
        context: isEarly && context == .builder ? .unknown : context, enclosing: enclosing))
    return found.parts.count - 1
  }

  mutating func readForEach(
    _ tokens: [DeclarationReader.Token], at index: Int, _ context: BuilderContext
  ) -> Int {
    let token = tokens[index]
    guard index + 1 < tokens.count, ["(", "<"].contains(tokens[index + 1].text),
      let open = tokens[index...].firstIndex(where: { $0.kind == .group && $0.text == "(" })
    else { return index + 1 }
    // The compiler's place of a call is that of its arguments.
    let start = place(tokens[open].range.lowerBound - 1)
    let line = place(token.range.lowerBound).line
    let outer = enclosing
    if isConstant(tokens[open].range) {
      found.others.insert(start)
    } else {
      let outcomes = CodeBranches.Event.rows.map { row in
        CodeBranches.Outcome(place: start, event: row.bit, line: line, gap: "`ForEach` \(row.gap)")
      }
      if let part = add(token, name: "ForEach", outcomes, context) {
        // With one element, or with several.
        enclosing = [1, 2].map { CodeBranches.Enclosing(part: part, outcome: $0) }
      }
    }
    defer { enclosing = outer }
    walkStatements(in: tokens[open].range, Self.inside(context))
    guard open + 1 < tokens.count, tokens[open + 1].text == "{" else { return open + 1 }
    readClosure(tokens, at: open + 1, context)
    return open + 2
  }

  /// Whether the elements of a `ForEach` are written where it is.
  private func isConstant(_ arguments: Range<Int>) -> Bool {
    let data = reader.tokens(in: arguments).prefix { $0.text != "," }
    guard let first = data.first else { return true }
    let isRange =
      first.text.first?.isNumber == true
      && data.dropFirst().allSatisfy { $0.text == "." || $0.text == "<" || $0.text.first?.isNumber == true }
    return first.kind == .group && first.text == "[" && data.count == 1 || isRange || data.last?.text == "allCases"
  }

  mutating func readViewThatFits(
    _ tokens: [DeclarationReader.Token], at index: Int, _ context: BuilderContext
  ) -> Int {
    guard let brace = tokens[(index + 1)...].firstIndex(where: { $0.kind == .group && $0.text == "{" }) else {
      return index + 1
    }
    let body = reader.bodyOfClosure(tokens[brace].range)
    let statements = reader.statements(in: body)
    let arguments = tokens[index...brace].first { $0.kind == .group }?.range ?? tokens[brace].range
    let start = place(arguments.lowerBound - 1)
    // Statements of other kinds make none or several.
    let isCounted = statements.allSatisfy { statement in
      statement.first.map { !["if", "switch", "let", "var", "ForEach", "Group"].contains($0.text) } == true
    }
    if !isCounted || statements.count < 2 {
      found.others.insert(start)
    } else {
      let outcomes = statements.enumerated().map { number, statement in
        CodeBranches.Outcome(
          place: start, event: CodeBranches.Event.alternative(number),
          line: place(statement[0].range.lowerBound).line, gap: "view \(number + 1) of `ViewThatFits` never drawn")
      }
      _ = add(tokens[index], name: "ViewThatFits", outcomes, context)
    }
    readClosure(tokens, at: brace, context)
    return brace + 1
  }
}
