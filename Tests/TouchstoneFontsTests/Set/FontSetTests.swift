import Foundation
import Testing

@testable import TouchstoneFonts

@Suite struct FontSetTests {
  private static let digest = String(repeating: "0a", count: 32)

  private func json(_ font: String) -> Data {
    Data(#"{"format": 1, "fonts": [\#(font)]}"#.utf8)
  }

  private func font(
    name: String = "A.ttf", sha256: String = digest, bytes: Int = 10
  ) -> String {
    #"{"name": "\#(name)", "sha256": "\#(sha256)", "bytes": \#(bytes), "version": "1"}"#
  }

  @Test func `a set reads back what it wrote, one font to a line`() throws {
    let set = FontSet(
      folders: ["Fonts", "../Type"], sources: ["https://fonts.example/a"],
      packages: [
        FontPackage(
          name: "fonts-a", version: "1:4.0~beta7+ds-1", system: "debian", release: "bookworm", license: "OFL-1.1")
      ],
      fonts: [
        PinnedFont(name: "A.ttf", sha256: Self.digest, bytes: 10, version: "Version 1.0", package: "fonts-a"),
        PinnedFont(name: "B.otf", sha256: Self.digest, bytes: 20),
      ])
    let written = try set.json
    #expect(try FontSet(json: written) == set)
    let lines = String(decoding: written, as: UTF8.self).split(separator: "\n")
    #expect(lines.count { $0.contains("sha256") } == 2)
    #expect(try FontSet(json: written).json == written)
  }

  @Test func `a package can declare that its goldens are its own`() throws {
    func set(_ goldens: String) throws -> FontSet {
      try FontSet(json: Data(#"{"format": 1, \#(goldens)"fonts": [\#(font())]}"#.utf8))
    }
    #expect(try !set("").ownsGoldens)
    let own = try set(#""goldens": "own", "#)
    #expect(own.ownsGoldens)
    #expect(try FontSet(json: own.json) == own)
    #expect(try String(decoding: own.json, as: UTF8.self).contains(#"  "goldens": "own","#))
    #expect(throws: FontSet.Fault(reason: #"its "goldens" are "mine", and the only value is "own""#)) {
      try set(#""goldens": "mine", "#)
    }
  }

  @Test(arguments: [
    (#""goldens": null, "#, #"it has null for "goldens": give a value, or leave the key out"#),
    (#""widths": null, "#, #"it has null for "widths": give a value, or leave the key out"#),
    (#""goldens": "own", "goldens": "own", "#, #"it has the key "goldens" twice"#),
    // A decoder may take either one.
    (#""goldens": "own", "go\u006cdens": null, "#, #"it has the key "goldens" twice"#),
    (#""format": 1, "#, #"it has the key "format" twice"#),
    (
      #""golden\n": "own", "#,
      #"it has the unknown key "golden\n": misspelt, or of a newer version of Touchstone. The keys are fonts, "#
        + "folders, format, goldens, packages, sources, widths"
    ),
  ])
  func `a declaration that is null, repeated or misspelt is no missing one`(entry: String, reason: String) {
    let json = Data(#"{"format": 1, \#(entry)"fonts": [\#(font())]}"#.utf8)
    #expect(throws: FontSet.Fault(reason: reason)) { try FontSet(json: json) }
  }

  @Test(arguments: [
    (#""pakage": "a""#, #"unknown key "pakage": misspelt"#), (#""Package": "a""#, #"unknown key "Package": misspelt"#),
    (#""package": null"#, #"null for "package": give"#), (#""name": "B.ttf""#, #"key "name" twice"#),
  ])
  func `keys of a font are checked`(entry: String, words: String) {
    let changed = String(font(name: "B.ttf").dropLast()) + ", \(entry)}"
    let json = json("\(font()),\(changed)")
    #expect {
      try FontSet(json: json)
    } throws: { error in
      (error as? FontSet.Fault)?.reason.hasPrefix(#"an entry of its "fonts" has "#) == true
        && (error as? FontSet.Fault)?.reason.contains(words) == true
    }
  }

  @Test func `keys of a whole file and of a package are checked`() {
    let whole = font().dropLast() + #", "whole": {"sha256": "\#(Self.digest)", "bytes": 20, "byte": 2}}"#
    #expect(
      throws: FontSet.Fault(
        reason: #"an entry of its "fonts.whole" has the unknown key "byte": misspelt, or of a newer version of "#
          + "Touchstone. The keys are bytes, sha256")
    ) { try FontSet(json: json(String(whole))) }
    let package = #"{"name": "a", "version": "1", "system": "debian", "release": "bookworm", "license": null}"#
    #expect(
      throws: FontSet.Fault(
        reason: #"an entry of its "packages" has null for "license": give a value, or leave the key out"#)
    ) { try FontSet(json: Data(#"{"format": 1, "packages": [\#(package)], "fonts": [\#(font())]}"#.utf8)) }
  }

  @Test func `a set that has everything has no unknown keys, and what looks like JSON in a text is none`() throws {
    var font = PinnedFont(
      name: #"A", "goldens": {n.ttf"#, sha256: Self.digest, bytes: 10, version: #"\"{[,null"#, package: "fonts-a")
    font.whole = PinnedFont.Whole(sha256: Self.digest, bytes: 20)
    var set = FontSet(
      folders: ["Fonts", #"a"b\"#], sources: ["https://fonts.example/a"],
      packages: [FontPackage(name: "fonts-a", version: "1", system: "debian", release: "bookworm", license: "OFL-1.1")],
      fonts: [font], widths: .system)
    set.ownsGoldens = true
    #expect(try FontSet(json: set.json) == set)
  }

  @Test func `a set in another encoding is refused`() throws {
    let text = String(decoding: json(font()), as: UTF8.self)
    let data = try #require(text.data(using: .utf16LittleEndian))
    #expect(throws: FontSet.Fault(reason: "it is not UTF-8 text")) { try FontSet(json: data) }
  }

  @Test func `a set keeps the widths of letters, which are Inter's if it names none`() throws {
    #expect(try FontSet(json: json(font())).widths == .inter)
    var set = try FontSet(json: json(font()))
    #expect(!String(decoding: try set.json, as: UTF8.self).contains("widths"))
    for widths in LetterWidths.allCases {
      set.chosenWidths = widths
      #expect(try FontSet(json: set.json) == set)
      #expect(set.widths == widths)
      #expect(String(decoding: try set.json, as: UTF8.self).contains(#"  "widths": "\#(widths)","#))
    }
  }

  @Test func `widths that don't exist are refused with those that do`() {
    let reason = "its widths are \"wide\"; the values are \"inter\" and \"system\""
    #expect(throws: FontSet.Fault(reason: reason)) {
      try FontSet(json: Data(#"{"format": 1, "widths": "wide", "fonts": [\#(font())]}"#.utf8))
    }
  }

  @Test(
    arguments: [
      ("../A.ttf", digest, 10), ("a/A.ttf", digest, 10), (#"a\\A.ttf"#, digest, 10), (".A.ttf", digest, 10),
      ("", digest, 10), ("A.sh", digest, 10), ("A.ttf", "0a", 10), ("A.ttf", String(repeating: "0A", count: 32), 10),
      ("A.ttf", digest, 0), ("A.ttf", digest, -1), ("A.ttf", digest, 1 << 40),
    ])
  func `a name that leads elsewhere, a digest that is none and a size that none has are refused`(
    name: String, sha256: String, bytes: Int
  ) {
    #expect(throws: FontSet.Fault.self) { try FontSet(json: json(font(name: name, sha256: sha256, bytes: bytes))) }
  }

  @Test func `two fonts whose names some systems take for one are refused`() {
    #expect(throws: FontSet.Fault(reason: "a.TTF is listed twice")) {
      try FontSet(json: json(font() + "," + font(name: "a.TTF")))
    }
  }

  @Test(arguments: ["fonts-a; reboot", "-o", "fonts a", "$(id)"])
  func `a package whose name is no package's is refused`(name: String) {
    let package = #"{"name": "\#(name)", "version": "1", "system": "debian", "release": "bookworm"}"#
    let text = #"{"format": 1, "packages": [\#(package)], "fonts": [\#(font())]}"#
    #expect(throws: FontSet.Fault(reason: "\"\(name)\" is not the name of a package")) {
      try FontSet(json: Data(text.utf8))
    }
  }

  /// Licences are written to files that are named for it.
  @Test(arguments: ["../../x", "a/b", "", "$(id)"])
  func `a font of a package whose name is no package's is refused`(name: String) {
    let font = font().dropLast() + #", "package": "\#(name)"}"#
    #expect(throws: FontSet.Fault(reason: "\"\(name)\" is not the name of a package")) {
      try FontSet(json: json(String(font)))
    }
  }

  @Test(
    arguments: [
      ("[", "it is not the JSON of a font set: it cannot be parsed"),
      ("{}", #"it is not the JSON of a font set: "format" is missing"#),
      (#"{"format": 1}"#, "it lists no fonts"), (#"{"format": 1, "fonts": []}"#, "it lists no fonts"),
      (#"{"format": 2}"#, "its format is 2, and this version of Touchstone reads 1"),
      (#"{"format": 1, "fonts": 3}"#, #"it is not the JSON of a font set: "fonts" has the wrong type"#),
    ])
  func `what is no set says why`(text: String, reason: String) {
    #expect(throws: FontSet.Fault(reason: reason)) { try FontSet(json: Data(text.utf8)) }
  }
}
