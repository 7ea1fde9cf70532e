import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots

/// What cannot be accepted.
extension BrowserTests {
  @Test func `what cannot be accepted says why on its checkbox and beside its picture`() throws {
    let (run, file) = try page { run in
      run.add("Cards/symbol", .failed, reason: .value, test: "symbol()") {
        $0.artefacts = SnapshotArtefacts(reference: "artefacts/r.png", actual: "artefacts/a.png")
      }
    }
    let problems = try Browser.problems(
      of: file,
      script: ##"""
        choose("symbol");
        const reason = "The picture of Cards/symbol is incomplete. Add what its message names, and run the tests again: swift test";
        const box = $(".row.current .checkbox");
        check("box: " + box.title, box.disabled && box.title === reason);
        check("message: " + $("#message").textContent, $("#message").textContent === "Cannot be accepted: " + reason);
        check("both pictures", $$(".pane img").length === 2);
        key("a");
        check("not selected", $("#tray").hidden);
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }
}
