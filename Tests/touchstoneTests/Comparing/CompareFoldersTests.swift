import Foundation
import Testing

struct CompareFoldersTests {
  private let folder: CompareFolder

  init() throws {
    folder = try CompareFolder()
    for side in ["old", "new"] {
      try folder.picture("\(side)/same.png", square: 4)
      try folder.picture("\(side)/cards/moved.png", square: side == "old" ? 4 : 9)
      try folder.picture("\(side)/.hidden/x.png", square: side == "old" ? 4 : 9)
    }
    try folder.picture("old/gone.png", square: 4)
    try folder.picture("new/cards/added.png", square: 4)
  }

  @Test func `compare lists in the order of the names what differs, and sums up`() throws {
    let run = try folder.run("touchstone compare old new")
    #expect(run.status == 1 && run.errors.isEmpty)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    #expect(lines.first == "cards/added.png: only in the second folder")
    #expect(lines.dropFirst().first?.hasPrefix("cards/moved.png: differs: 80 px in 1 region") == true)
    #expect(
      lines.suffix(2) == [
        "gone.png: only in the first folder", "4 files: 1 differs, 2 in one folder only, 1 matches",
      ])
  }

  @Test func `compare pairs files whose names differ by the scale only, unless several could be meant`() throws {
    try folder.picture("apple/RowTests/row.1.png", square: 4)
    try folder.picture("apple/RowTests/two.png", square: 4)
    try folder.picture("apple/RowTests/both.png", square: 4)
    try folder.picture("ours/RowTests/row.1@2x.png", square: 9)
    try folder.picture("ours/RowTests/two@2x.png", square: 4)
    try folder.picture("ours/RowTests/two@1.5x.png", square: 4)
    try folder.picture("ours/RowTests/both.png", square: 4)
    try folder.picture("ours/RowTests/both@2x.png", square: 4)
    let run = try folder.run("touchstone compare apple ours")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("RowTests/row.1@2x.png: differs: 80 px in 1 region") })
    #expect(
      lines.filter { $0.contains("only in") } == [
        "RowTests/both@2x.png: only in the second folder", "RowTests/two.png: only in the first folder",
        "RowTests/two@1.5x.png: only in the second folder", "RowTests/two@2x.png: only in the second folder",
      ])
    #expect(lines.last == "6 files: 1 differs, 4 in one folder only, 1 matches")
  }

  @Test func `no file is compared with two`() throws {
    for side in ["a", "b"] {
      try folder.picture("\(side)/Snapshots/AppTests/RowTests/row\(side == "a" ? "@2x" : "").png", square: 4)
    }
    try folder.picture("a/Snapshots/AppTests/RowTests/row@3x.png", square: 4)
    let run = try folder.run("touchstone compare a/Snapshots b/Snapshots")
    #expect(run.output.hasSuffix("3 files: 3 in one folder only, 0 match\n"), "\(run.output)")
  }

  @Test func `of several goldens the only one of the same size is compared`() throws {
    try folder.picture("apple/RowTests/row.1.png", square: 4, width: 48)
    try folder.picture("ours/RowTests/row.1@2x.png", square: 4, width: 32)
    try folder.picture("ours/RowTests/row.1@3x.png", square: 4, width: 48)
    let run = try folder.run("touchstone compare apple ours")
    #expect(
      run.output == "RowTests/row.1@2x.png: only in the second folder\n2 files: 1 in one folder only, 1 matches\n")
  }

  @Test func `compare exits with status 0 for folders that match`() throws {
    let run = try folder.run("touchstone compare old old")
    #expect(run.status == 0 && run.output == "3 files: all match\n")
  }

  @Test func `compare goes on after a file that cannot be read, and exits with status 2`() throws {
    try folder.write("new/same.png", Data("hello".utf8))
    let run = try folder.run("touchstone compare old new")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("new/same.png: cannot be read: This is neither PNG nor JPEG"))
    #expect(run.output.contains("cards/moved.png") && run.output.contains("1 cannot be compared"))
  }

  @Test func `compare writes a folder of pictures, one for each pair that differs`() throws {
    #expect(try folder.run("touchstone compare old new --diff out").status == 1)
    #expect(folder.exists("out/cards/moved.png") && !folder.exists("out/same.png") && !folder.exists("out/gone.png"))
  }

  @Test func `compare writes one page that shows what differs`() throws {
    #expect(try folder.run("touchstone compare old new --html page.html").status == 1)
    let page = try String(contentsOf: folder.url.appendingPathComponent("page.html"), encoding: .utf8)
    #expect(page.contains("<!doctype html>") && page.contains("cards/moved.png") && page.contains("gone.png"))
    #expect(page.contains("4 files: 1 differs"))
    // The pictures are in the page, equal ones once; it draws the difference itself.
    #expect(page.components(separatedBy: "type=\"image/png\"").count == 3)
  }

  @Test func `compare puts everything into one JSON document, in the order of the names`() throws {
    let run = try folder.run("touchstone compare old new --json")
    let document = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let pairs = try #require(document["pairs"] as? [[String: Any]])
    #expect(pairs.map { $0["name"] as? String } == ["cards/added.png", "cards/moved.png", "gone.png", "same.png"])
    #expect(pairs.map { $0["verdict"] as? String } == ["onlyActual", "differs", "onlyReference", "identical"])
  }

  /// U+009B begins a command as Escape and a bracket do, U+202E turns the text around.
  @Test func `names in JSON are no commands to a terminal`() throws {
    let name = "a\u{7F}b\u{9B}31mc\u{202E}d\u{E0001}e.png"
    try folder.picture("old/\(name)", square: 4)
    let run = try folder.run("touchstone compare old new --json")
    #expect(run.output.contains(#""a\u007fb\u009b31mc\u202ed\udb40\udc01e.png""#), "\(run.output)")
    let document = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect((document["pairs"] as? [[String: Any]])?.contains { $0["name"] as? String == name } == true)
  }

  @Test func `compare refuses folders without pictures`() throws {
    let run = try folder.run("mkdir none; touchstone compare none none")
    #expect(run.status == 2 && run.errors.hasPrefix("Neither none nor none contains a file that can be compared"))
  }

  @Test func `compare shows its progress on a terminal only, and takes it away`() throws {
    for index in 0..<30 { try folder.picture("many/\(index).png", square: index % 8) }
    let plain = try folder.run("TERM=xterm touchstone compare many many")
    #expect(plain.errors.isEmpty && plain.output == "30 files: all match\n")
    let terminal = try folder.run(
      "script -qec \"env TERM=xterm '\(CompareFolder.tool)' compare many many\" /dev/null")
    #expect(terminal.output.contains("/30 pictures") && terminal.output.contains("30 files: all match"))
    let dumb = try folder.run("script -qec \"env TERM=dumb '\(CompareFolder.tool)' compare many many\" /dev/null")
    #expect(!dumb.output.contains("/30 pictures"))
  }
}
