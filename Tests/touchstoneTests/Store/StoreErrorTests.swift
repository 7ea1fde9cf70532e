import Testing
import TouchstoneSnapshots

@testable import touchstone

struct StoreErrorTests {
  @Test(
    arguments: [
      (
        StoreError.noStore,
        "No store is configured. Pass --store s3://bucket/app, or set TOUCHSTONE_STORE, or \"store\" in "
          + "Snapshots/touchstone.json"
      ),
      (
        .noProgram("rclone", address: "s3://b/a"),
        "The store s3://b/a needs the program rclone, which is not installed. Install it: apt-get install rclone"
      ),
      (
        .driver("s3://b/a", task: .upload(nil), why: "AccessDenied"),
        "Could not upload files to the store s3://b/a: AccessDenied."
      ),
      (
        .driver("s3://b/a", task: .download(ConfinedPath("v1/x")), why: "AccessDenied"),
        "Could not download v1/x from the store s3://b/a: AccessDenied."
      ),
      (
        .driver("s3://b/a", task: .delete(ConfinedPath("v1/x")), why: "AccessDenied"),
        "Could not delete v1/x from the store s3://b/a: AccessDenied."
      ),
      (
        .driver("s3://b/a", task: .list(ConfinedPath("v1")), why: "AccessDenied"),
        "Could not list v1 in the store s3://b/a: AccessDenied."
      ),
      (
        .driver("s3://b/a", task: .list(nil), why: "AccessDenied"),
        "Could not list the files of the store s3://b/a: AccessDenied."
      ),
      (
        .badPlace("pr/\u{1B}x"),
        "\"pr/·x\" is not a place in the store. Places are main, and pr/1234 for a pull request."
      ),
      (
        .badCommit("HEAD"),
        "\"HEAD\" is not the full hash of a commit. Pass it: --commit \"$(git rev-parse HEAD)\""
      ),
      (
        .noCommit("r"),
        "The run r does not say which commit it belongs to. Pass the commit: --commit \"$(git rev-parse HEAD)\""
      ),
      (
        .severalShards(["1/2", "2/2"]),
        "The run contains several shards (1/2, 2/2). Give each shard its own run: TOUCHSTONE_RUN=shard-1 swift test"
      ),
      (.file("a", why: "Permission denied"), "a: Permission denied."),
      (
        .damaged((1...12).map { "\($0)" }),
        "Some files in the store are damaged or missing, and were left out:\n" + (1...10).map { "  \($0)\n" }.joined()
          + "  and 2 more\nRun the tests of these shards again, and push the new runs."
      ),
    ])
  func `a message says what happened, why, and the command that helps`(error: StoreError, text: String) {
    #expect(error.description == text)
    #expect(error.errorDescription == text)
  }
}
