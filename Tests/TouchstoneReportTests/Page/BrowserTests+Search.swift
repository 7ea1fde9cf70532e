import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots

/// Failures by their reason, and searches for phrases.
extension BrowserTests {
  @Test func `failures are filtered by their reason, and a phrase in quotes is found as it stands`() throws {
    let (run, file) = try page { run in
      run.add("Cards/gone", .failed, reason: .missing, message: "There is no golden.", test: "gone()")
      run.add("Cards/no", .failed, reason: .size, message: "No, the golden has another size.", test: "no()")
      run.add(
        "Cards/late", .failed, reason: .timeout, message: "It timed out. There is a golden: no match.", test: "late()")
    }
    let problems = try Browser.problems(
      of: file,
      script: ##"""
        check("title " + document.title, document.title.startsWith("6 failed (1 no golden), 1 new, "));
        const chips = () => $$("#filters .filter:not(:disabled)").map((one) => one.textContent).join();
        check("a result of its own: " + chips(), chips().startsWith("Failed5,No golden1,New1"));
        choose("gone");
        check("said beside its name", $("#entry-badge").textContent === "No golden" && $(".row.current .badge").textContent === "No golden");
        const reason = $("#reason");
        const options = () => [...reason.options].map((one) => one.textContent);
        check("options: " + options(), options().join() === "any reason,picture differs (2),text differs (1),"
          + "size differs (1),no golden (1),timed out (1)");
        const names = () => $$(".row .name").map((name) => name.textContent).sort().join();
        reason.value = "picture";
        reason.dispatchEvent(new Event("change"));
        check("pictures: " + names(), names() === "it's dark,light" && shown() === "2 of 8 shown");
        const failed = () => $$(".filter").find((one) => one.textContent.startsWith("Failed")).textContent;
        check("counts follow: " + failed(), failed() === "Failed2" && options()[0] === "any reason" && reason.value === "picture");
        await search("light");
        check("with a search: " + names() + options(), names() === "light" && options()[1] === "picture differs (1)");
        reason.value = "";
        reason.dispatchEvent(new Event("change"));
        for (const [text, found] of [["no golden", "gone,late,no"], ['"no golden"', "gone"], ['!"no golden" golden', "late,no"],
          ["reason:missing", "gone"], ['reason:"size differs"', "no"], ["reason:text", "text"], ["!reason:picture s:failed", "gone,late,no,text"]]) {
          await search(text);
          check(text + ": " + names(), names() === found);
        }
        key("?");
        check("the help says so", $("#help").textContent.includes('"no golden"') && $("#help").textContent.includes("reason:"));
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }

  @Test func `where all failures have one reason, there is none to choose`() throws {
    let run = try SampleRun()
    run.add("Cards/a", .failed, reason: .missing)
    run.add("Cards/b", .passed)
    let file = run.runFolder.appendingPathComponent("report.html")
    try HTMLReport(run.document()).write(to: file)
    #expect(try Browser.problems(of: file, script: ##"check("none", $("#reason").hidden);"##) == [])
  }

  @Test(arguments: [2, 400])
  func `a team finds the snapshots of its own views, by its whole name`(count: Int) throws {
    let (run, file) = try page { run in
      try run.write(Data("/Sources/A/ @acme/design\n/Sources/B/ @acme/design-system\n".utf8), to: ".github/CODEOWNERS")
      for number in 0..<count {
        run.add("Cards/card \(number)", .failed, reason: .differs, deltaE: 5, test: "card(_:)") {
          var view = PlacedView(
            path: "Card", type: number == 0 ? "Shop.A" : "Shop.B",
            frame: PlacedView.Frame(x: 0, y: 0, width: 1, height: 1))
          view.source = number == 0 ? "Sources/A/A.swift:1" : "Sources/B/B.swift:1"
          $0.edits = [ViewEdit(.paint, before: "#0059CC", after: "#0087FF", view: view)]
          $0.unkeptDigest = String(repeating: "0a", count: 32)
        }
      }
    }
    let problems = try Browser.problems(
      of: file,
      script: ##"""
        check("one cause", $$(".cause").length === 1);
        for (const [text, found] of [["@acme/design", 1], ["acme/design", 1], ["@ACME/design-system", \##(count - 1)], ["@acme", 0],
          ["design", 0], ["", \##(count + 5)]]) {
          await search("owner:" + text);
          check(`owner:${text}: ${shown()}`, shown().startsWith(`${text ? found : found - 1} of `));
        }
        await search("owner:@acme/design");
        check("and accepts no others: " + $(".accept-cause").ariaLabel, $(".accept-cause").ariaLabel.includes(" 1 of \##(count) "));
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }
}
