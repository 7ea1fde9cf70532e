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
    let frame = PlacedView.Frame(x: 0, y: 0, width: 1, height: 1)
    let tag = PlacedView(path: "Tag", type: "Shop.Tag", frame: frame)
    let blue = ViewEdit(.paint, before: "#0059CC", after: "#0087FF", view: tag)
    let bold = ViewEdit(.font, before: "Inter regular 17", after: "Inter bold 17", view: tag)
    let (run, file) = try page { run in
      run.ended = false
      for (name, edits) in [("blue", [blue]), ("both", [blue, bold]), ("unkept", [blue, bold])] {
        run.add("Cards/\(name)", .failed, reason: .differs, deltaE: 5, test: "\(name)()") {
          $0.edits = edits
          if name == "unkept" { return $0.unkeptDigest = String(repeating: "0a", count: 32) }
          $0.artefacts = SnapshotArtefacts(reference: "artefacts/r.png", actual: "artefacts/a.png")
        }
      }
      for variant in ["a", "b", "c"] {
        run.add("Cards/title.\(variant)", .failed, reason: .differs, deltaE: 5, test: "title()") {
          $0.artefacts = SnapshotArtefacts(reference: "artefacts/r.png", actual: "artefacts/a.png")
          $0.comparison?.regions = [RegionSummary(x: 0, y: 0, width: 1, height: 1, pixels: 1, kind: "moved")]
        }
      }
    }
    var document = try run.document()
    document.coverage = Self.coverage
    try HTMLReport(document).write(to: file)
    let problems = try Browser.problems(
      of: file, width: width,
      script: Browser.audit + ##"""
        document.documentElement.dataset.theme = "\##(theme)";
        await audit("list");
        $(".accept-cause").click();
        await wait(100);
        check("some wait", !$("#waiting").hidden && !$("#problems").hidden);
        await audit("waiting");
        await search("/unkept");
        $(".row .open").click();
        check("its picture was not kept", !$("#unkept").hidden && !$("#origins").hidden);
        await audit("unkept");
        await search("");
        choose("it's dark");
        for (const one of ["1", "2", "4", "5"]) {
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
        key("?");
        $("#back").click();
        $("#tab-views").click();
        check("coverage", await until(() => $$(".view").length > 0));
        await audit("coverage");
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }
}
