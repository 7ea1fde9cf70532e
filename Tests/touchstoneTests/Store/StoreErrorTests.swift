import Testing

@testable import touchstone

struct StoreErrorTests {
  @Test(
    arguments: [
      (
        StoreError.noStore,
        "No store is named. Name one: --store s3://bucket/app, or the variable TOUCHSTONE_STORE, or \"store\" in "
          + "Snapshots/touchstone.json"
      ),
      (
        .noProgram("rclone", address: "s3://b/a"),
        "The store s3://b/a needs the program rclone, which is not installed. Install it: apt-get install rclone"
      ),
      (
        .driver("s3://b/a", task: "take files", why: "AccessDenied"),
        "The store s3://b/a could not take files: AccessDenied."
      ),
      (
        .badPlace("pr/\u{1B}x"),
        "\"pr/·x\" is no place in the store. Places are main, and pr/1234 for what belongs to a pull request."
      ),
      (.badCommit("HEAD"), "\"HEAD\" is no commit. Pass its 40 digits: --commit \"$(git rev-parse HEAD)\""),
      (
        .noCommit("r"),
        "The run r does not say of which commit it is. Pass the commit: --commit \"$(git rev-parse HEAD)\""
      ),
      (
        .severalShards(["1/2", "2/2"]),
        "The run has several shards (1/2, 2/2). Give each a run of its own: TOUCHSTONE_RUN=shard-1 swift test"
      ),
      (.file("a", why: "Permission denied"), "a: Permission denied."),
      (
        .damaged((1...12).map { "\($0)" }),
        "Part of what the store has is damaged, and was left out:\n" + (1...10).map { "  \($0)\n" }.joined()
          + "  and 2 more\nRun the tests of these shards again, and push them."
      ),
    ])
  func `a message says what happened, why, and the command that helps`(error: StoreError, text: String) {
    #expect(error.description == text)
    #expect(error.errorDescription == text)
  }
}
