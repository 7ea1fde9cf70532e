import Testing
import TouchstoneTestSupport

@testable import touchstone

@Suite struct SnapshotFileTests {
  @Test(arguments: [
    ("AppTests/CardTests/dark.1@2x.png", "CardTests/dark"), ("AppTests/CardTests/dark.2@1.5x.png", "CardTests/dark.2"),
    ("AppTests/CardTests/dark.wide@2x.png", "CardTests/dark.wide"),
    ("AppTests/CardTests/words.1.txt", "CardTests/words"),
    ("AppTests/CardTests/dark", nil), ("fonts.json", nil), ("A/B/C/d.png", nil),
  ])
  func `a picture's path says which snapshot it shows`(path: String, name: String?) {
    #expect(SnapshotFile.name(of: path) == name)
  }

  @Test func `a name is that of the pictures of all targets, unless it begins with one`() throws {
    try withTemporaryFolder { folder in
      let paths = ["AppTests/CardTests/dark.1@2x.png", "KitTests/CardTests/dark.1@2x.png"]
      for path in paths { try PackageFixture.write("", to: path, in: folder) }
      #expect(SnapshotFile.paths(of: "CardTests/dark", in: folder) == paths)
      #expect(SnapshotFile.paths(of: "KitTests/CardTests/dark", in: folder) == [paths[1]])
    }
  }
}
