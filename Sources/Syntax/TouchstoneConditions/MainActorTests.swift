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
    /// The index of the name of the class that it is in.
    var scope: Int
    /// Whether the manifest alone isolates it to the main actor.
    var isByDefault: Bool
  }

  /// Calls that asynchronous code must not make.
  private static let waiting = ["wait", "waitForExpectations"]

  /// Returns the positions after the parameters of such methods that are not asynchronous and can be, in order.
  ///
  /// - Parameters:
  ///   - code: A source without comments and strings, as ``SourceMask`` makes it.
  ///   - testCases: The classes of the target's other files.
  package static func positions(in code: [UInt8], testCases: TestCases = TestCases()) -> [Int] {
    methods(in: code, testCases: testCases).filter { !$0.isByDefault }.compactMap(\.position)
  }

  /// Returns the names and lines of such methods that stay synchronous: those that wait for expectations, override
  /// another method, or are used elsewhere in the file.
  ///
  /// - Parameter code: As above. Lines are counted from 1.
  package static func remaining(in code: [UInt8], testCases: TestCases = TestCases()) -> [(name: String, line: Int)] {
    methods(in: code, testCases: testCases).filter { $0.position == nil }.map { method in
      (method.name, line(of: method.start, in: code))
    }
  }

  /// Returns the lines of the classes and extensions with such methods that only the manifest isolates to the main
  /// actor: the plugins, which do not see its settings, leave them as they are.
  ///
  /// - Parameter code: As above.
  package static func linesIsolatedByDefault(in code: [UInt8], testCases: TestCases) -> [Int] {
    let found = methods(in: code, testCases: testCases).filter { $0.isByDefault && $0.position != nil }
    return Set(found.map { line(of: $0.scope, in: code) }).sorted()
  }

  private static func line(of index: Int, in code: [UInt8]) -> Int {
    1 + code[..<index].count { $0 == UInt8(ascii: "\n") }
  }

  private static func methods(in code: [UInt8], testCases: TestCases) -> [Method] {
    let words = CodeWord.all(in: code)
    guard testCases.reachesOtherFiles || words.contains(where: \.isMainActor) else { return [] }
    let testCases = testCases.adding(words, of: code)
    // A synchronous caller, or a list of functions, cannot take an asynchronous one.
    let used = Set(zip(words, words.dropFirst()).filter { $0.0.text != "func" }.map { $0.1.text })
    var scopes: [Scope] = []
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
      if previous == "class" && TestCases.isName(word.text) || previous == "extension" {
        next = Scope(word, after: CodeWord.modifiers(before: place - 1, in: words), testCases: testCases)
      } else if previous == "func", let scope = scopes.last, let start = scope.start, word.text.hasPrefix("test") {
        let before = CodeWord.modifiers(before: place - 1, in: words)
        let isIsolated = scope.isIsolated || before.contains(where: \.isMainActor)
        guard !before.contains(where: { ["class", "nonisolated", "static"].contains($0.text) }),
          isIsolated || testCases.isIsolatedByDefault && !scope.isNonisolated,
          let (end, body) = signature(of: word, place: place, words: words, code: code)
        else { continue }
        let isFixed =
          used.contains(word.text) || before.contains { $0.text == "override" }
          || body.contains { waiting.contains($0.text) }
        methods.append(
          Method(
            name: word.text, start: word.start, position: isFixed ? nil : end, scope: start, isByDefault: !isIsolated))
      }
    }
    return methods
  }

  /// Returns the edits that make such methods asynchronous.
  static func edits(of code: [UInt8], testCases: TestCases) -> [SourceEdit] {
    positions(in: code, testCases: testCases).map { SourceEdit(range: $0..<$0, text: " async") }
  }

  /// What is between the braces of a declaration.
  private struct Scope {
    /// The index of the name of the class with tests; `nil` for other declarations.
    var start: Int?
    var isIsolated = false
    var isNonisolated = false

    init() {}

    /// - Parameter modifiers: The attributes and modifiers of the class or extension.
    init(_ name: CodeWord, after modifiers: [CodeWord], testCases: TestCases) {
      guard testCases.names.contains(name.text) else { return }
      start = name.start
      isIsolated = testCases.onMainActor.contains(name.text) || modifiers.contains(where: \.isMainActor)
      isNonisolated = modifiers.contains { $0.text == "nonisolated" }
    }
  }

  /// Returns the position after the empty parameters of a method, and the words that follow up to the end of its body; `nil`
  /// if it is no test, or asynchronous.
  private static func signature(
    of name: CodeWord, place: Int, words: [CodeWord], code: [UInt8]
  ) -> (end: Int, body: ArraySlice<CodeWord>)? {
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
