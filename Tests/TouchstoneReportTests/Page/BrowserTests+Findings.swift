import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots

extension BrowserTests {
  @Test func `the tab of findings lists them by view, filters by kind, and shows their places`() throws {
    let (run, file) = try page { run in
      func finding(_ type: String, _ view: String, _ pardon: SnapshotFinding.Pardon? = nil) -> SnapshotFinding {
        SnapshotFinding(
          type: type, place: AuditedPlace(view: view, frame: PlacedView.Frame(x: 0, y: 0, width: 1, height: 0.5)),
          measured: "2:1", limit: "at least 4.5:1", advice: ".foregroundStyle(.primary)", pardon: pardon)
      }
      try run.write(.bluePNG, to: "artefacts/card.png", inRun: true)
      let message =
        "The audit found 2 issues in the view.\n\n1. contrast: Text \"Hi\"\n  measured: 2:1\n\n"
        + "To exempt an issue, give a reason."
      run.add("Cards/card.audit", .failed, reason: .audit, message: message, test: "audit()") {
        $0.format = "txt"
        $0.artefacts = SnapshotArtefacts()
        $0.artefacts?.audited = "artefacts/card.png"
        var inTwoVariants = finding("hitRegion", "Button")
        inTwoVariants.place.framesInSheet = [
          inTwoVariants.place.frame, PlacedView.Frame(x: 0, y: 0.25, width: 1, height: 0.25),
        ]
        $0.findings = [
          finding("contrast", "VStack > Text \"<b>Hi</b>\""), inTwoVariants,
          finding("contrast", "Text \"Logo\"", .ignored(reason: "A logo.")),
        ]
      }
    }
    var document = try run.document()
    document.coverage = Self.coverage
    try HTMLReport(document).write(to: file)
    let problems = try Browser.problems(
      of: file, width: 1024,
      script: ##"""
        const end = (selector) => $(selector).getBoundingClientRect().right;
        check("three tabs are no wider than the list", ["#tabs", ".search", "#order"].every((one) => end(one) <= end(".list") - 10)
          && $$("#tabs button").every((one) => one.scrollWidth <= one.clientWidth));
        $("#run-facts").lastChild.append(" and more".repeat(60));
        $(".run").style.width = "400px";
        check("facts are cut", await until(() => !$("#facts-more").hidden));
        check("no wider than the screen", document.documentElement.scrollWidth <= innerWidth);
        $("#facts-more").click();
        check("all of them", $("#facts-more").textContent === "Less" && $("#run-facts").scrollWidth <= $("#run-facts").clientWidth);
        $("#facts-more").click();
        const outlined = () => $$("#stage .region").map((node) => getComputedStyle(node).display).join("|");
        check("tabs", !$("#tabs").hidden && $("#tab-findings").textContent === "Findings 2");
        $("#tab-findings").click();
        check("in the address: " + location.hash, location.hash === "#findings");
        const filters = () => $$("#finding-types .filter").map((one) => one.textContent).join("|");
        check("filters: " + filters(), filters() === "contrast1|hitRegion1|known or ignored1");
        check("known ones are hidden at first", $$(".finding").length === 2 && $("#rows").hidden);
        const current = () => $$(".finding.current b").map((one) => one.textContent).join();
        document.activeElement.blur();
        for (const [name, expected] of [["j", "contrast"], ["j", "hitRegion"], ["j", "hitRegion"], ["k", "contrast"]]) {
          key(name);
          check(`${name}: ${current()}`, current().startsWith(expected) && $("#entry-name").textContent === "card.audit");
        }
        check("beside the tab: " + location.hash, location.hash.endsWith("card.audit%402x.png&tab=findings"));
        await search("nothing at all");
        check("counts what is found: " + $("#tab-findings").textContent, $("#tab-findings").textContent === "Findings 0");
        await search("");
        $$("#finding-types .filter").at(-1).click();
        check("list", $$(".finding").length === 3);
        check("text", $(".finding b").textContent === 'contrast: Text "<b>Hi</b>"');
        check("reason", $(".finding.pardoned").textContent.includes("Ignored: A logo."));
        check("advice", $(".finding code").textContent === ".foregroundStyle(.primary)");
        $$("#finding-types .filter").find((button) => button.textContent.startsWith("contrast")).click();
        check("filter " + $$(".finding").length, $$(".finding").length === 1);
        $(".finding .open").click();
        check("current", $$(".finding.current").length === 1 && $(".finding.current .open").getAttribute("aria-current") === "true");
        check("opened", $("#entry-name").textContent === "card.audit");
        check("outlines " + $$("#stage .region").length, $$("#stage .region").length === 4);
        check("what is pardoned has no outline: " + outlined(), outlined() === "block|block|block|none");
        check("each once", $("#changes-title").textContent === "3 findings" && $$("#changes-list li").length === 3);
        check("counted once: " + $("#toast").textContent, $("#toast").textContent.startsWith("Finding 2 of 3: hitRegion"));
        check("no issue is said twice: " + $("#message").textContent,
          $("#message").textContent === "The audit found 2 issues in the view.\nTo exempt an issue, give a reason.");
        $("#changes-list li:last-child button").click();
        check("unless it is chosen: " + outlined(), outlined() === "block|block|block|block");
        check("one picture has no modes", $("#modes").hidden);
        $("#tab-snapshots").click();
        check("back", !$("#rows").hidden && $("#findings").hidden && location.hash === "#snapshots");
        history.back();
        check("Back to the finding", await until(() => !$("#findings").hidden && $("#entry-name").textContent === "card.audit"));
        history.back();
        check("Back to the tab", await until(() => location.hash === "#findings") && !$("#findings").hidden);
        history.back();
        check("Back to the beginning", await until(() => $("#findings").hidden));
        location.hash = "#coverage";
        check("a link to coverage", await until(() => !$("#views").hidden));
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }

  @Test func `the message of a single issue does not repeat its path`() throws {
    let (run, file) = try page { run in
      let path = "frame > Board > VStack > Image \"arrow\""
      let message =
        "The audit found 1 issue in the view.\n\ncontrast: \(path) at (1, 2), 8 × 7 pt\n  measured: 2:1\n  fix: x\n\n"
        + "To exempt an issue, give a reason."
      run.add("Cards/card.audit", .failed, reason: .audit, message: message, test: "audit()") {
        $0.format = "txt"
        $0.findings = [
          SnapshotFinding(
            type: "contrast", place: AuditedPlace(view: path, frame: PlacedView.Frame(x: 0, y: 0, width: 1, height: 1)),
            measured: "2:1", limit: "at least 3:1", advice: "x")
        ]
      }
    }
    let problems = try Browser.problems(
      of: file,
      script: ##"""
        choose("card.audit");
        check("message: " + $("#message").textContent, $("#message").textContent.startsWith(
          "The audit found 1 issue in the view.\nTo exempt an issue, give a reason."));
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }

  @Test func `a run without audits has no tabs`() throws {
    let (run, file) = try page()
    #expect(try Browser.problems(of: file, script: ##"check("tabs", $("#tabs").hidden);"##) == [])
    withExtendedLifetime(run) {}
  }
}
