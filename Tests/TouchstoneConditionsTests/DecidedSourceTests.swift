import Foundation
import Testing
import TouchstoneConditions
import TouchstoneSyntax
import TouchstoneTestSupport

struct DecidedSourceTests {
  private func decided(_ text: String, path: String = "/a/b.swift", platform: Platform = .iOS) -> String {
    let bytes = DecidedSource.decided(Array(text.utf8), path: path, platform: platform, modules: ["SwiftUI"])
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: 1...100) func `bytes that are no Swift keep their number`(seed: UInt64) {
    var random = SplitMix(state: seed)
    let alphabet = Array("\"\"#/*\\()`\n\r ifelsend#osiOS!&|{}\u{E9}".utf8) + [0, 0xFF]
    let source = (0..<400).map { _ in alphabet.randomElement(using: &random) ?? 0 }
    let decided = DecidedSource.decided(source, path: "a", platform: .iOS, modules: [])
    #expect(decided.count == source.count + "#sourceLocation(file: \"a\", line: 1)\n".utf8.count)
  }

  @Test(arguments: [("#", 0), ("\"#if", 0), ("#if", 1), ("#if os(", 1)])
  func `a directive may end anywhere`(text: String, count: Int) {
    #expect(Directive.all(in: SourceMask(Array(text.utf8)).code).count == count)
  }

  @Test func `questions become answers, and all else stays`() {
    let text = """
      #if os(iOS)&&!os(macOS) // os(iOS)
      let a = "#if os(iOS)"
      #elseif DEBUG || canImport(UIKit) && canImport(HealthKit)
      #endif
      """
    let expected = """
      #sourceLocation(file: "/a/b.swift", line: 1)
      #if (true )&&!(false  ) // os(iOS)
      let a = "#if os(iOS)"
      #elseif DEBUG || (false         ) && canImport(HealthKit)
      #endif
      """
    #expect(decided(text) == expected)
  }

  @Test func `Objective-C's attributes are blanked, and selectors become functions, in as many columns`() {
    let text = """
      @objc(tap) @objcMembers final class Card: NSObject { // @objc
        @IBOutlet weak var label: UILabel?
        @objc private(set) var text = "@objc #selector(a)"
        func add() { f(#selector(Card.tapped(_:)), #selector(add), #selector) }
      }
      """
    let expected = """
      #sourceLocation(file: "/a/b.swift", line: 1)
                              final class Card: NSObject { // @objc
                  weak var label: UILabel?
              private(set) var text = "@objc #selector(a)"
        func add() { f(_select("Card.tapped(_:)"), _select("add"), #selector) }
      }
      """
    #expect(decided(text) == expected)
  }

  @Test func `a selector over several lines becomes a function on the first one`() {
    let text = "f(\n  #selector(\n    self.turn\n  )\n)\ng()"
    #expect(decided(text).hasSuffix("f(\n  _select(\"self.turn\")\n    \n  \n)\ng()"))
  }

  @Test func `Objective-C can be imported on Apple's platforms`() {
    #expect(decided("#if !canImport(ObjectiveC)\n#endif").hasSuffix("#if !(true               )\n#endif"))
  }

  @Test func `imports of Objective-C are blanked, with their attributes and in as many columns`() {
    let text = """
      @preconcurrency import ObjectiveC; import UIKit
      #if canImport(ObjectiveC)
        import class ObjectiveC.NSObject // ObjectiveC
      #endif
      import ObjectiveCBridge
      let a = ObjectiveC.self
      """
    let expected = """
      #sourceLocation(file: "/a/b.swift", line: 1)
                                       ; import UIKit
      #if (true               )
                                         // ObjectiveC
      #endif
      import ObjectiveCBridge
      let a = ObjectiveC.self
      """
    #expect(decided(text) == expected)
  }

  /// The strings are those of Objective-C: key paths without the type.
  @Test func `key paths of Objective-C become strings, in as many columns`() {
    #expect(
      decided("f(#keyPath(Card.owner.`default`),#keyPath(title))").hasSuffix(
        "\nf((             \"owner.default\"),(      \"title\"))"))
    #expect(decided("#keyPath(a").hasSuffix("\n#keyPath(a"))
  }

  @Test func `a key path over several lines becomes a string on the first one, and comments are not part of names`() {
    #expect(decided("f(#keyPath(\n  A.title\n))").hasSuffix("\nf((        \"title\")\n  \n)"))
    #expect(decided("f(#selector(tap /* b */))").hasSuffix("\nf(_select(\"tap\")        )"))
  }

  @Test func `a selector without an end stays`() {
    #expect(decided("f(#selector(a").hasSuffix("\nf(#selector(a"))
  }

  @Test func `a path with quotation marks is a path`() {
    #expect(
      decided("", path: "/a \"b\"\\\n.swift").hasPrefix(#"#sourceLocation(file: "/a \"b\"\\\u{a}.swift", line: 1)"#))
  }

  @Test func `a file compiled as on macOS ends with a type that is named for it`() {
    let text = decided("let a = 1 // one", path: "/a/My-view+Parts.swift", platform: .macOS)
    #expect(text.hasSuffix("let a = 1 // one\npublic enum _CompiledAsMacOS_My_2d_view_2b_Parts {}\n"))
    for (one, other) in [("View+Card", "View_Card"), ("\u{8A2D}\u{5B9A}", "\u{691C}\u{7D22}"), ("a_2b_", "a+")] {
      #expect(DecidedSource.markerName(ofFile: one) != DecidedSource.markerName(ofFile: other))
    }
    #expect(!decided("let a = 1").contains("_CompiledAs"))
  }

  /// The compiler itself is the reference: what it makes of the source for Apple's platform, it has to make of the
  /// decided one for Linux, with every line and column.
  @Test(arguments: [(Platform.iOS, "x86_64-apple-ios17.0-simulator"), (.macOS, "x86_64-apple-macosx14.0")])
  func `the compiler finds the same code, lines and columns as on the platform`(platform: Platform, triple: String)
    throws
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("decided-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.swift")
    try Data(Self.source.utf8).write(to: file)
    let expected = try syntax(of: file, triple: triple)
    let lines = decided(Self.source, platform: platform).split(
      separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    // The type that marks the file is not in the original.
    try Data(lines[1].replacing("public enum _CompiledAsMacOS_b {}", with: "").utf8).write(to: file)
    #expect(try syntax(of: file, triple: "x86_64-unknown-linux-gnu") == expected)
    #expect(expected.contains("chosen"))
  }

  private func syntax(of file: URL, triple: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-frontend", "-dump-ast", "-parse-stdlib", "-parse-as-library", "-module-name", "m", "-swift-version",
      "6",
      "-enable-bare-slash-regex", "-DDEBUG", "-target", triple, file.path,
    ]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    // Without the standard library literals have no types: declarations and their places are compared.
    #expect(!message.contains("conditional compilation"))
    return text.matches(of: /\((\w+_decl)[^\n]*?range=(\[[^\]]*\])[^\n"]*("[^"]*")?/)
      .map { "\($0.1) \($0.2) \($0.3 ?? "")" }.joined(separator: "\n")
  }

  private static let source = #####"""
    /* #if os(Linux) /* " */ */
    let text = """
    #if os(Linux)
    \({ () -> Int in
    #if os(iOS)
    return 1
    #else
    return 2
    #endif
    }()) \"""
    """
    let raw = #"""#, rawText = ##"a "# \#(1) \##("b") #if os(iOS)"##
    let regexes = [#/ " #if os(iOS) /#, /[a-z"]+\/"/]
    let lines = #/
      a " # "
      #if os(Linux)
    /#
    let `#if os(Linux) " name` = 6 / 3 / 2 // "
    #if os(iOS) // "os(Linux)"
    func chosen() { let é = 1 }
    #elseif !(os(macOS) ||
       targetEnvironment(simulator)) && DEBUG
    func debugged() {}
    #else
    func chosen(other: Int) {}
    #endif
    #if (
      os(tvOS) /* || os(iOS) */
        || os(macOS)&&DEBUG
    )
    extension String {
      #if targetEnvironment(simulator)
      var a: Int { 1 }
      #elseif swift(>=99)
      this is no Swift at all
      #elseif OTHER || !os(Linux)
      var b: Int { 2 }
      #endif
    }
    #endif
    func members() {
      _ = text
        #if os(iOS)
        .first
        #else
        .last(where: { $0 == "\(raw + "\(rawText)")" })
        #endif
    }
    """#####
}
