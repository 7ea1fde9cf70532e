import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots

/// What axe-core finds on the page.
extension BrowserTests {
  @Test(
    .enabled(if: Browser.axe != nil, "axe-core is not there: run Scripts/lint-page"),
    arguments: [(1400, "light"), (1400, "dark"), (500, "light")])
  func `axe-core finds nothing to improve, in any state of the page`(width: Int, theme: String) throws {
    let (run, file) = try page { run in
      for variant in ["a", "b", "c"] {
        run.add("Cards/title.\(variant)", .failed, reason: .differs, deltaE: 5, test: "title()") {
          $0.artefacts = SnapshotArtefacts(reference: "artefacts/r.png", actual: "artefacts/a.png")
          $0.comparison?.regions = [RegionSummary(x: 0, y: 0, width: 1, height: 1, pixels: 1, kind: "moved")]
        }
      }
    }
    let problems = try Browser.problems(
      of: file, width: width,
      script: Browser.audit + ##"""
        document.documentElement.dataset.theme = "\##(theme)";
        await audit("list");
        choose("it's dark");
        for (const one of ["1", "2", "5"]) {
          key(one);
          await wait(100);
          await audit("mode " + one);
        }
        key("e");
        $("#more").open = true;
        await audit("selected");
        $$(".row .open").find((row) => row.textContent.includes("text")).click();
        await audit("text");
        key("?");
        await audit("help");
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }
}
