import Foundation
import Testing
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

@Suite struct EmptyFileTests {
  @Test func `a strategy that writes no bytes fails and records nothing, unless it may`() throws {
    try withTemporaryFolder { folder in
      let diffing = Diffing<String>(toData: { _ in Data() }, fromData: { _ in "" }, diff: { _, _ in nil })
      let strategy = Snapshotting<String, String>(pathExtension: "txt", diffing: diffing)
      let outcome = VerifierHarness(folder).verify("a", as: strategy, named: "a")
      #expect(outcome.result.verdict == .failed && outcome.result.recorded == nil)
      let words =
        "is empty: `toData` returned no bytes. Check the strategy's `toData`, or allow an empty file: `.allowingBlank()`."
      #expect(outcome.message?.contains(words) == true, "\(outcome.message ?? "")")
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/Snapshots"))
      #expect(VerifierHarness(folder).verify("a", as: strategy.allowingBlank(), named: "a").result.recorded == .new)
    }
  }
}
