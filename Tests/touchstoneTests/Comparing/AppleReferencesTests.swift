import Foundation
import Testing
import TouchstoneImageIO

/// `touchstone compare __Snapshots__ Snapshots`: references of swift-snapshot-testing beside Touchstone's goldens.
struct AppleReferencesTests {
  private let folder: CompareFolder

  init() throws {
    folder = try CompareFolder()
    // Settings are no goldens.
    try folder.write("Snapshots/fonts.json", Data("{}".utf8))
    try folder.write("Snapshots/Approvals/ann.json", Data("{}".utf8))
  }

  /// The names that swift-snapshot-testing 1.18 and Touchstone give to one snapshot.
  ///
  /// - Source: swift-snapshot-testing, `sanitizePathComponent`: `\W+` becomes `-`, and none is at an end.
  static let names = [
    ("testRow.1.png", "testRow.1@2x.png"),
    ("testRow.Long-Message.png", "testRow.Long_Message@2x.png"),
    ("testRow.size-1-5.png", "testRow.size_1.5@2x.png"),
    ("testRow.front-facade.png", "testRow.front-facade@2x.png"),
    ("testRow.Größe-klein.png", "testRow.Größe-_klein-0a1b2c@2x.png"),
    ("testRow-_dark.2.txt", "testRow-_dark.2.txt"),
  ]

  @Test(arguments: names) func `names that the two tools write differently are one`(apple: String, ours: String) throws
  {
    let paths = ["Tests/AppTests/__Snapshots__/RowTests/\(apple)", "Snapshots/AppTests/RowTests/\(ours)"]
    for path in paths {
      if path.hasSuffix(".png") { try folder.picture(path, square: 4) } else { try folder.write(path, Data("a".utf8)) }
    }
    for line in ["__Snapshots__ Snapshots", "Tests Snapshots", "Tests/AppTests/__Snapshots__ Snapshots/AppTests"] {
      let run = try folder.run("touchstone compare \(line)")
      #expect(run.status == 0 && run.output == "1 file: 1 matches\n", "\(line): \(run.output)\(run.errors)")
    }
  }

  /// References of parameterised tests that pass the argument as the name, and goldens of tests that pass none or the same.
  static let arguments = [
    ("row-name.Espresso.png", "row.Espresso.1@2x.png"), ("row-name.Espresso.png", "row.Espresso.Espresso@2x.png"),
    ("row-name-count.Long-Message.png", "row.Long_Message.1@2x.png"),
    ("row-_.size-1-5.png", "row.size_1.5.1@2x.png"), ("row-name.Größe-klein.png", "row.Größe-_klein-0a1b2c.1@2x.png"),
  ]

  @Test(arguments: arguments)
  func `a reference that is named for an argument is compared with the golden of that argument`(
    apple: String, ours: String
  ) throws {
    try folder.picture("Tests/AppTests/__Snapshots__/RowTests/\(apple)", square: 4)
    try folder.picture("Snapshots/AppTests/RowTests/\(ours)", square: 4)
    let run = try folder.run("touchstone compare __Snapshots__ Snapshots")
    #expect(run.status == 0 && run.output == "1 file: 1 matches\n", "\(run.output)\(run.errors)")
  }

  /// A number counts calls, a name may be another one, and the second call of a test is not the first.
  @Test(arguments: [
    ("row-name.1.png", "row.Espresso.1@2x.png"), ("row-number.1.png", "row.1.1@2x.png"),
    ("row-name.Latte.png", "row.Espresso.1@2x.png"), ("row-name.Espresso.png", "row.Espresso.2@2x.png"),
    ("row-name.Espresso.png", "row.Espresso.dark@2x.png"), ("cup-name.Espresso.png", "row.Espresso.1@2x.png"),
  ])
  func `no reference is compared with the golden of what may be another argument`(apple: String, ours: String) throws {
    try folder.picture("Tests/AppTests/__Snapshots__/RowTests/\(apple)", square: 4)
    try folder.picture("Snapshots/AppTests/RowTests/\(ours)", square: 4)
    let run = try folder.run("touchstone compare __Snapshots__ Snapshots")
    #expect(run.status == 1 && run.output.hasSuffix("2 files: 2 in one folder only, 0 match\n"), "\(run.output)")
  }

  @Test func `goldens that are hashes are compared by the pictures of the local store`() throws {
    for (index, name) in ["row", "cup"].enumerated() {
      try folder.picture("Tests/AppTests/__Snapshots__/RowTests/\(name).1.png", square: 4)
      try folder.picture("Snapshots/AppTests/RowTests/\(name).1@2x.png", square: 4 + index)
    }
    let converted = try folder.run("touchstone goldens convert --to hashes")
    #expect(converted.status == 0 && !folder.exists("Snapshots/AppTests/RowTests/row.1@2x.png"), "\(converted.output)")
    for line in ["__Snapshots__ Snapshots", "Tests/AppTests/__Snapshots__ Snapshots/AppTests", "Tests Snapshots"] {
      let run = try folder.run("touchstone compare \(line) --html report.html")
      #expect(run.status == 1 && run.output.contains("cup.1@2x.png: "), "\(run.output)\(run.errors)")
      #expect(run.output.contains("2 files: 1 differs, 1 matches") && run.errors.isEmpty, "\(run.output)\(run.errors)")
    }
    let one = try folder.run(
      "touchstone compare Tests/AppTests/__Snapshots__/RowTests/row.1.png Snapshots/AppTests/RowTests/row.1@2x.png")
    #expect(one.status == 0, "\(one.output)\(one.errors)")
    // Of a golden whose picture is elsewhere, it says how to get it.
    let lost = try folder.run("rm -r .build/touchstone/store; touchstone compare __Snapshots__ Snapshots")
    #expect(lost.status == 2, "\(lost.output)")
    #expect(
      lost.errors.contains(
        "RowTests/row.1@2x.png: only its hash is on this machine. Fetch the picture: swift run touchstone goldens fetch"
      ),
      "\(lost.errors)")
  }

  @Test func `files of two test targets with one name are told apart`() throws {
    for (index, target) in ["AppTests", "CoreTests"].enumerated() {
      try folder.picture("Tests/\(target)/Rows/__Snapshots__/RowTests/row.1.png", square: index == 0 ? 4 : 9)
      try folder.picture("Snapshots/\(target)/RowTests/row.1@2x.png", square: index == 0 ? 4 : 9)
    }
    let run = try folder.run("touchstone compare __Snapshots__ Snapshots")
    #expect(run.status == 0 && run.output == "2 files: all match\n", "\(run.output)")
  }

  @Test func `what only one side has is not paired with another snapshot`() throws {
    try folder.picture("Tests/AppTests/__Snapshots__/RowTests/row.1.png", square: 4)
    try folder.picture("Tests/AppTests/__Snapshots__/RowTests/levels-level.1.png", square: 4)
    try folder.picture("Snapshots/AppTests/RowTests/row.2@2x.png", square: 4)
    try folder.picture("Snapshots/AppTests/RowTests/levels.high.1@2x.png", square: 4)
    try folder.picture("Snapshots/AppTests/CardTests/row.1@2x.png", square: 4)
    let run = try folder.run("touchstone compare __Snapshots__ Snapshots")
    #expect(run.status == 1 && run.output.hasSuffix("5 files: 5 in one folder only, 0 match\n"), "\(run.output)")
  }

  @Test func `another scale is no other size in points`() throws {
    try folder.picture("Tests/AppTests/__Snapshots__/RowTests/wide.1.png", square: 4, width: 48)
    try folder.picture("Snapshots/AppTests/RowTests/wide.1@2x.png", square: 4, width: 32)
    let run = try folder.run("touchstone compare __Snapshots__ Snapshots")
    #expect(run.status == 1 && !run.output.contains("the same size in points"), "\(run.output)")
    // 48 × 24 is no multiple of 32 × 24; the double of it is.
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Snapshots/AppTests"))
    try folder.picture("Snapshots/AppTests/RowTests/wide.1.png", square: 4, width: 48)
    try folder.write(
      "Tests/AppTests/__Snapshots__/RowTests/wide.1.png",
      CompareFolder.doubled(CompareFolder.bitmap(square: 4, width: 48, color: 0x20)).pngData())
    let double = try folder.run("touchstone compare __Snapshots__ Snapshots")
    #expect(double.output.contains("; the same size in points if the reference is @2x\n"), "\(double.output)")
  }

  @Test func `a page shows all pairs, also those that match`() throws {
    try folder.picture("Tests/AppTests/__Snapshots__/RowTests/row.1.png", square: 4)
    try folder.picture("Snapshots/AppTests/RowTests/row.1@2x.png", square: 4)
    try folder.picture("Tests/AppTests/__Snapshots__/RowTests/moved.1.png", square: 9)
    try folder.picture("Snapshots/AppTests/RowTests/moved.1@2x.png", square: 14)
    #expect(try folder.run("touchstone compare __Snapshots__ Snapshots --html apple.html").status == 1)
    let page = try String(contentsOf: folder.url.appendingPathComponent("apple.html"), encoding: .utf8)
    #expect(page.components(separatedBy: "type=\"image/png\"").count == 4, "three different pictures")
    #expect(page.contains(#""names":{"actual":"Touchstone","reference":"Apple","#))
    #expect(!page.contains(#""refusal""#))
  }

  @Test func `a package without references says so`() throws {
    let run = try folder.run("touchstone compare __Snapshots__ Snapshots")
    #expect(run.status == 2 && run.errors.hasPrefix("__Snapshots__: there is no such file or folder."))
  }
}
