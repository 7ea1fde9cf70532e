import TouchstoneSyntax

/// Test methods of XCTest on the main actor.
///
/// XCTest on Linux ends the process when it calls one, unless it is asynchronous.
package enum MainActorTests {
  /// A test method on the main actor that is not asynchronous.
  private struct Method {
    var name: String
    /// The index of its name in the code.
    var start: Int
    /// The position after its parameters; `nil` if it cannot be asynchronous.
    var position: Int?
  }

  /// Calls that asynchronous code must not make.
  private static let waiting = ["wait", "waitForExpectations"]

  /// Returns the positions after the parameters of such methods that are not asynchronous and can be, in order.
  ///
  /// - Parameter code: A source without comments and strings, as ``SourceMask`` makes it.
  package static func positions(in code: [UInt8]) -> [Int] { methods(in: code).compactMap(\.position) }

  /// Returns the names and lines of such methods that stay synchronous: those that wait for expectations, override another
  /// method, or are used elsewhere in the file.
  ///
  /// - Parameter code: As above. Lines are counted from 1.
  package static func remaining(in code: [UInt8]) -> [(name: String, line: Int)] {
    methods(in: code).filter { $0.position == nil }.map { method in
      (method.name, 1 + code[..<method.start].count { $0 == UInt8(ascii: "\n") })
    }
  }

  private static func methods(in code: [UInt8]) -> [Method] {
    let words = Word.all(in: code)
    guard words.contains(where: { $0.text == "MainActor" && $0.isAttribute }) else { return [] }
    // A synchronous caller, or a list of functions, cannot take an asynchronous one.
    let used = Set(zip(words, words.dropFirst()).filter { $0.0.text != "func" }.map { $0.1.text })
    var scopes: [Scope] = []
    // The test cases on the main actor, which extensions and subclasses in the same file continue.
    var isolated: Set<String> = []
    var methods: [Method] = []
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
        let inherits = header.contains { isolated.contains($0.text) }
        next = Scope(isTestCase: inherits || header.contains { $0.text.hasSuffix("TestCase") })
        next.isIsolated = inherits || isOnMainActor(before: place - 1, words: words)
        if next.isIsolated, next.isTestCase { isolated.insert(word.text) }
      } else if previous == "extension" {
        next = Scope(isTestCase: isolated.contains(word.text), isIsolated: isolated.contains(word.text))
      } else if previous == "func", let scope = scopes.last, scope.isTestCase, word.text.hasPrefix("test") {
        let before = modifiers(before: place - 1, words: words)
        guard !before.contains(where: { ["class", "static"].contains($0.text) }),
          scope.isIsolated || before.contains(where: \.isMainActor),
          let (end, body) = signature(of: word, place: place, words: words, code: code)
        else { continue }
        let isFixed =
          used.contains(word.text) || before.contains { $0.text == "override" }
          || body.contains { waiting.contains($0.text) }
        methods.append(Method(name: word.text, start: word.start, position: isFixed ? nil : end))
      }
    }
    return methods
  }

  /// Returns the edits that make such methods asynchronous.
  static func edits(of code: [UInt8]) -> [SourceEdit] {
    positions(in: code).map { SourceEdit(range: $0..<$0, text: " async") }
  }

  private struct Scope {
    var isTestCase = false
    var isIsolated = false
  }

  private static func isOnMainActor(before keyword: Int, words: [Word]) -> Bool {
    modifiers(before: keyword, words: words).contains(where: \.isMainActor)
  }

  /// Returns the attributes and modifiers directly before a keyword, without the arguments of attributes.
  private static func modifiers(before keyword: Int, words: [Word]) -> [Word] {
    let modifiers: Set = [
      "class", "fileprivate", "final", "internal", "open", "override", "package", "private", "public", "static",
    ]
    let depth = words[keyword].depth
    // Words that are deeper are arguments, such as iOS in @available(iOS 17, *).
    var found: [Word] = []
    for word in words[..<keyword].reversed() where word.depth <= depth {
      guard word.depth == depth, word.isAttribute || modifiers.contains(word.text) else { break }
      found.append(word)
    }
    return found
  }

  /// Returns the position after the empty parameters of a method, and the words that follow up to the end of its body; `nil`
  /// if it is no test, or asynchronous.
  private static func signature(
    of name: Word, place: Int, words: [Word], code: [UInt8]
  ) -> (end: Int, body: ArraySlice<Word>)? {
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
    return (close + 1, following.prefix { $0.start < last ?? code.count })
  }
}

/// A word of code.
private struct Word {
  var start: Int
  var end: Int
  var text: String
  /// Whether `@` is before it.
  var isAttribute: Bool
  /// The number of parentheses around it.
  var depth: Int

  var isMainActor: Bool { isAttribute && text == "MainActor" }

  static func all(in code: [UInt8]) -> [Word] {
    var (words, index, depth) = ([Word](), 0, 0)
    while index < code.count {
      let start = index
      while index < code.count, code[index].isWordPart { index += 1 }
      if index > start {
        let isAttribute = start > 0 && code[start - 1] == UInt8(ascii: "@")
        let text = String(decoding: code[start..<index], as: UTF8.self)
        words.append(Word(start: start, end: index, text: text, isAttribute: isAttribute, depth: depth))
      } else {
        if code[index] == UInt8(ascii: "(") { depth += 1 }
        if code[index] == UInt8(ascii: ")") { depth -= 1 }
        index += 1
      }
    }
    return words
  }
}
