import Foundation
import Testing

@testable import touchstone

struct SnapshotNamesTests {
  private func withNames(_ body: (SnapshotNames) throws -> Void) throws {
    try PackageFixture.withFolder { folder in
      let files = [
        "Sources/Cards/Card.swift": "struct Card {}",
        "Tests/CardTests/CardTests.swift": """
        final class CardTests: XCTestCase { func testCard() {} }
        @Suite("Other") struct Others {}
        @Test func alone() {}
        @Test("Words") func `in words`() async {}
        """,
        "Tests/CardTests/Drawing.swift": "func draw() {}",
        "Snapshots/CardTests/CardTests/dark.1@2x.png": "", "Snapshots/CardTests/CardTests/dark.large@1.5x.png": "",
        "Snapshots/CardTests/Lost/tree.txt": "", "Snapshots/CardTests/Drawing/row.png": "", "Snapshots/x.json": "",
      ]
      for (path, text) in files { try PackageFixture.write(text, to: path, in: folder) }
      try body(SnapshotNames(try PackageFixture.manifest(), of: folder))
    }
  }

  @Test func `goldens tell the names of snapshots`() throws {
    try withNames { names in
      #expect(names.goldens == ["CardTests/dark", "CardTests/dark.large", "Drawing/row", "Lost/tree"])
    }
  }

  @Test(arguments: ["App/Crad", "Cards/Crad", "CardTest/dark", "Lost/leaf", "Card/", "/"])
  func `no test runs for a name that no snapshot can have`(name: String) throws {
    try withNames { #expect($0.filters(for: name).isEmpty) }
  }

  @Test func `the tests of the file run first, and all of them only for a snapshot that is known`() throws {
    try withNames { names in
      let filter = ["--filter", #"\b(CardTests|Others|alone|in words)\b"#]
      #expect(names.filters(for: "CardTests/new") == [filter])
      #expect(names.filters(for: "CardTests/dark") == [filter, []])
      #expect(names.filters(for: "CardTests/CardTests/dark") == [filter, []])
      #expect(names.filters(for: "Lost/tree") == [[]])
      #expect(names.filters(for: "Drawing/row") == [["--filter", #"\b(Drawing|draw)\b"#], []])
    }
  }

  @Test func `a name that nothing has is told with the nearest names`() {
    let failure = LookFailure.noView("App/Crad", names: ["Card-Dark", "Badge"], obstacle: nil)
    #expect("\(failure)" == "There is no preview, view or snapshot “App/Crad”. Did you mean Card-Dark?")
    let snapshot = LookFailure.noSnapshot("CardTests/drak", names: ["CardTests/dark"], output: "")
    #expect("\(snapshot)".contains(" Did you mean CardTests/dark?"))
  }
}
