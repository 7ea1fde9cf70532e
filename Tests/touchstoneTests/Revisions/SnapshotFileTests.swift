import Testing

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
}
