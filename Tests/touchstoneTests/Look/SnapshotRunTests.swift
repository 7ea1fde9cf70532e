import Testing

@testable import touchstone

struct SnapshotRunTests {
  @Test func `the suite that is named like the snapshot's file is tried first, then all`() {
    #expect(SnapshotRun.filters(for: "CardTests/dark") == [["--filter", #"\bCardTests\b"#], []])
    #expect(SnapshotRun.filters(for: "UI/Card+Tests/a.1") == [["--filter", #"\bCard\+Tests\b"#], []])
  }
}
