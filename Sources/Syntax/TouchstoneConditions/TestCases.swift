import TouchstoneSyntax

/// The classes with tests of XCTest that the files of a target know of one another.
package struct TestCases: Hashable, Sendable {
  /// The names of all.
  package private(set) var names: Set<String> = []
  /// The names of those on the main actor.
  package private(set) var onMainActor: Set<String> = []
  /// Whether the manifest isolates to the main actor what the target's code does not isolate itself.
  package var isIsolatedByDefault = false

  /// A declaration of a class.
  private struct Declaration {
    var name: String
    /// The words between the name and the brace, among them the superclass.
    var header: Set<String>
    var isOnMainActor: Bool
  }

  /// No classes.
  package init() {}

  /// Reads files together: a class may be declared in one, and continued by extensions and subclasses in others.
  package init(in sources: [[UInt8]]) {
    add(
      sources.flatMap { source -> [Declaration] in
        let code = SourceMask(source).code
        return Self.declarations(in: CodeWord.all(in: code), of: code)
      })
  }

  /// Reads the files that mention XCTest, and those that continue a class of one, which need not import it.
  package init(filtering sources: [[UInt8]], mentions: (_ source: [UInt8], _ word: String) -> Bool) {
    var (read, rest) = ([[UInt8]](), sources)
    var words: Set = ["XCTest", "TestCase"]
    while true {
      let found = rest.partition { source in words.contains { mentions(source, $0) } }
      if found == rest.endIndex { return }
      read += rest[found...]
      rest.removeSubrange(found...)
      self = TestCases(in: read)
      words = names
    }
  }

  /// Returns whether tests may be on the main actor though their file does not say so.
  package var reachesOtherFiles: Bool { isIsolatedByDefault || !onMainActor.isEmpty }

  /// Returns these classes together with those of a file.
  func adding(_ words: [CodeWord], of code: [UInt8]) -> TestCases {
    var all = self
    all.add(Self.declarations(in: words, of: code))
    return all
  }

  /// Returns whether a word after `class` is the name of a class, and not a member of one.
  static func isName(_ word: String) -> Bool { !["func", "var", "let", "subscript"].contains(word) }

  private static func declarations(in words: [CodeWord], of code: [UInt8]) -> [Declaration] {
    words.indices.dropFirst().compactMap { place in
      let word = words[place]
      // `import class XCTest.XCTestCase` declares none.
      guard words[place - 1].text == "class", isName(word.text), place < 2 || words[place - 2].text != "import"
      else { return nil }
      let brace = code[word.end...].firstIndex(of: UInt8(ascii: "{")) ?? code.count
      let header = words[(place + 1)...].prefix { $0.start < brace }
      return Declaration(
        name: word.text, header: Set(header.map(\.text)),
        isOnMainActor: CodeWord.modifiers(before: place - 1, in: words).contains(where: \.isMainActor))
    }
  }

  /// Adds the declarations of tests; a superclass may come after its subclasses.
  private mutating func add(_ declarations: [Declaration]) {
    var before: TestCases
    repeat {
      before = self
      for declaration in declarations {
        let isTestCase =
          declaration.header.contains { $0.hasSuffix("TestCase") } || !names.isDisjoint(with: declaration.header)
        guard isTestCase else { continue }
        names.insert(declaration.name)
        if declaration.isOnMainActor || !onMainActor.isDisjoint(with: declaration.header) {
          onMainActor.insert(declaration.name)
        }
      }
    } while before != self
  }

  // MARK: Between commands

  private static let marks = (names: "// Classes: ", onMainActor: "// On the main actor: ")

  /// The classes as comments, in a source that the plugins make for the commands which prepare a target's files.
  package var source: String {
    """
    // The classes with tests of XCTest. The plugin writes this file, and reads it to prepare those that continue them.
    \(Self.marks.names)\(names.sorted().joined(separator: " "))
    \(Self.marks.onMainActor)\(onMainActor.sorted().joined(separator: " "))

    """
  }

  /// Reads what ``source`` says.
  package init(source: String) {
    func list(_ mark: String) -> Set<String> {
      let line = source.split(separator: "\n").first { $0.hasPrefix(mark) } ?? ""
      return Set(line.dropFirst(mark.count).split(separator: " ").map(String.init))
    }
    names = list(Self.marks.names)
    onMainActor = list(Self.marks.onMainActor)
  }
}
