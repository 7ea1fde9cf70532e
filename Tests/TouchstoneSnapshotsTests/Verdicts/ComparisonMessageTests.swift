import Testing

@testable import TouchstoneSnapshots

/// The texts of snapshots that are compared with another revision, or not taken at all.
@Suite struct ComparisonMessageTests {
  private let plain = SnapshotFailure.Context(
    id: "CardTests/dark", golden: "Snapshots/T/CardTests/dark.1@2x.png", file: "Tests/T/CardTests.swift", line: 12)

  @Test func `what is compared with another revision has nothing to accept`() {
    var context = plain
    context.base = "main (1a2b3c4d5e)"
    context.look = "a.png"
    #expect(
      SnapshotFailure.differs(text: "3 px.", recorded: false).message(context)
        == #"Snapshot "CardTests/dark" differs from main (1a2b3c4d5e): 3 px."# + "\nLook: a.png")
    let size = SnapshotFailure.sizeDiffers(
      actual: PictureSize(width: 4, height: 2, scale: 2), reference: PictureSize(width: 2, height: 2, scale: 2),
      text: "2 px wider.", recorded: false)
    #expect(
      size.message(context)
        == #"Snapshot "CardTests/dark" is 2×1 pt at 2x (4×2 px), in main (1a2b3c4d5e) it is 1×1 pt at 2x (2×2 px): "#
        + "2 px wider.\nLook: a.png")
    #expect(
      SnapshotFailure.missing(.forced, otherScales: []).message(context)
        == #"Snapshot "CardTests/dark" is new: main (1a2b3c4d5e) has no such snapshot."# + "\nLook: a.png")
  }

  @Test func `settings that cannot be read`() {
    #expect(
      SnapshotFailure.settings("Snapshots/touchstone.json is not a JSON object.").message(plain)
        == #"Snapshot "CardTests/dark" was not taken. Snapshots/touchstone.json is not a JSON object."#)
  }
}
