import Foundation
import Testing
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

/// What the log says of the views of a snapshot.
@Suite struct ShownViewsTests {
  /// A strategy that says of some texts that it laid out a view.
  private var strategy: Snapshotting<String, String> {
    SimplySnapshotting<String>.lines.pullback(taking: { (text: String) -> Taken<String> in
      var remarks = SnapshotRemarks()
      if text == "view" { remarks.note(SnapshotAppearance.light) }
      return Taken(text, remarks)
    })
  }

  @Test func `where two revisions are compared, the log says whether a snapshot shows a view`() throws {
    try withTemporaryFolder { folder in
      let variables = ["TOUCHSTONE_SNAPSHOTS": folder.path + "/Snapshots", "TOUCHSTONE_BASE": "main"]
      let harness = VerifierHarness(folder, variables)
      #expect(harness.verify("view", as: strategy, named: "a").result.showsViews == true)
      #expect(harness.verify("value", as: strategy, named: "b").result.showsViews == false)
      let alone = VerifierHarness(folder, run: "alone")
      #expect(alone.verify("view", as: strategy, named: "c").result.showsViews == nil)
      let log = try RunLog(runFolders: [harness.session.folder.url], package: folder)
      #expect(log.snapshots.map(\.result.showsViews) == [true, false])
    }
  }

  @Test func `a snapshot of several views, light and dark, shows views`() {
    var remarks = SnapshotRemarks()
    #expect(!remarks.showsViews)
    for appearance in [SnapshotAppearance.light, .dark] { remarks.note(appearance) }
    #expect(remarks.showsViews && remarks.appearance == nil)
  }
}
