/// Test methods of XCTest on the main actor.
///
/// XCTest on Linux ends the process when it calls one, unless it is asynchronous.
package enum MainActorTests {
  /// Calls that asynchronous code must not make.
  private static let waiting = ["wait", "waitForExpectations"]

  /// Returns the positions after the parameters of such methods that are not asynchronous and can be, in order.
  ///
  /// - Parameter code: A source without comments and strings, as ``SourceMask`` makes it.
  package static func positions(in code: [UInt8]) -> [Int] {
    let words = Word.all(in: code)
    guard words.contains(where: { $0.text == "MainActor" && $0.isAttribute }) else { return [] }
    var scopes: [Scope] = []
    // The classes on the main actor, which extensions in the same file continue.
    var isolated: Set<String> = []
    var positions: [Int] = []
    var (next, index) = (Scope(), 0)
    for (place, word) in words.enumerated() {
      for byte in code[index..<word.start] {
        if byte == UInt8(ascii: "{") {
          scopes.append(next)
          next = Scope()
        } else if byte == UInt8(ascii: "}") {
          _ = scopes.popLast()
          next = Scope()
        }
      }
      index = word.start
      let previous = place > 0 ? words[place - 1].text : ""
      if previous == "class", !["func", "var", "let", "subscript"].contains(word.text) {
        let header = words[(place + 1)...].prefix { !code[word.start..<$0.start].contains(UInt8(ascii: "{")) }
        next = Scope(isTestCase: header.contains { $0.text.hasSuffix("TestCase") })
        next.isIsolated = isOnMainActor(before: place - 1, words: words)
        if next.isIsolated, next.isTestCase { isolated.insert(word.text) }
      } else if previous == "extension" {
        next = Scope(isTestCase: isolated.contains(word.text), isIsolated: isolated.contains(word.text))
      } else if previous == "func", let scope = scopes.last, scope.isTestCase, word.text.hasPrefix("test") {
        if scope.isIsolated || isOnMainActor(before: place - 1, words: words),
          let position = end(of: word, place: place, words: words, code: code)
        {
          positions.append(position)
        }
      }
    }
    return positions
  }

  /// Returns the edits that make such methods asynchronous.
  static func edits(of code: [UInt8]) -> [SourceEdit] {
    positions(in: code).map { SourceEdit(range: $0..<$0, text: " async") }
  }

  private struct Scope {
    var isTestCase = false
    var isIsolated = false
  }

  /// Returns whether one of the attributes and modifiers directly before a keyword is that of the main actor.
  private static func isOnMainActor(before keyword: Int, words: [Word]) -> Bool {
    let modifiers: Set = ["final", "public", "open", "internal", "override", "fileprivate", "objc", "available"]
    for word in words[..<keyword].reversed() {
      if word.isAttribute, word.text == "MainActor" { return true }
      guard word.isAttribute || modifiers.contains(word.text) else { return false }
    }
    return false
  }

  /// Returns the position after the empty parameters of a method; `nil` if it is no test, asynchronous, or waits.
  private static func end(of name: Word, place: Int, words: [Word], code: [UInt8]) -> Int? {
    let rest = code[name.end...]
    guard let open = rest.firstIndex(where: { !$0.isSpace }), code[open] == UInt8(ascii: "("),
      let close = code[(open + 1)...].firstIndex(where: { !$0.isSpace }), code[close] == UInt8(ascii: ")"),
      let brace = code[close...].firstIndex(of: UInt8(ascii: "{")),
      !code[close..<brace].contains(UInt8(ascii: "-"))
    else { return nil }
    let following = words[(place + 1)...]
    guard !following.prefix(while: { $0.start < brace }).contains(where: { $0.text == "async" }) else { return nil }
    var depth = 0
    let last = code[brace...].indices.first { index in
      if code[index] == UInt8(ascii: "{") { depth += 1 }
      if code[index] == UInt8(ascii: "}") { depth -= 1 }
      return depth == 0
    }
    let body = following.prefix { $0.start < last ?? code.count }
    return body.contains { waiting.contains($0.text) } ? nil : close + 1
  }
}

/// A word of code.
private struct Word {
  var start: Int
  var end: Int
  var text: String
  /// Whether `@` is before it.
  var isAttribute: Bool

  static func all(in code: [UInt8]) -> [Word] {
    var (words, index) = ([Word](), 0)
    while index < code.count {
      let start = index
      while index < code.count, code[index].isWord { index += 1 }
      if index > start {
        let isAttribute = start > 0 && code[start - 1] == UInt8(ascii: "@")
        let text = String(decoding: code[start..<index], as: UTF8.self)
        words.append(Word(start: start, end: index, text: text, isAttribute: isAttribute))
      } else {
        index += 1
      }
    }
    return words
  }
}
