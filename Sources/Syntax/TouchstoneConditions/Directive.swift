import TouchstoneSyntax

/// A directive that begins, divides or ends a conditional compilation block.
package struct Directive: Equatable {
  package enum Kind: String, CaseIterable {
    case `if`, `elseif`, `else`, `endif`
  }

  package var kind: Kind
  /// The condition of an `#if` or `#elseif`.
  package var condition: Condition?
  /// The range from the number sign to the end of the condition, in bytes.
  package var range: Range<Int>

  /// Returns the directives of a source, in order.
  ///
  /// - Parameter code: The source without comments and strings, as ``SourceMask`` makes it.
  package static func all(in code: [UInt8]) -> [Directive] {
    var directives: [Directive] = []
    var index = 0
    while let start = code[index...].firstIndex(of: UInt8(ascii: "#")) {
      var end = start + 1
      while end < code.count, code[end].isWordPart { end += 1 }
      index = end
      guard let kind = Kind(rawValue: String(decoding: code[start + 1..<end], as: UTF8.self)) else { continue }
      var condition: Condition?
      if kind == .if || kind == .elseif {
        var reader = ConditionReader(code, at: end)
        condition = reader.read()
        index = reader.position
      }
      directives.append(Directive(kind: kind, condition: condition, range: start..<index))
    }
    return directives
  }
}
