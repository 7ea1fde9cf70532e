import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots

/// The address of the page names the snapshot that it shows.
extension BrowserTests {
  @Test func `a link pasted into the open page shows its snapshot, and Back and Forward go from one to the next`()
    throws
  {
    let (run, file) = try page()
    let problems = try Browser.problems(
      of: file,
      script: ##"""
        const name = () => $("#entry-name").textContent;
        const link = (id) => "#" + encodeURIComponent(`Snapshots/CardTests/Cards/${id}@2x.png`);
        check("at first the worst, without an address: " + name() + location.hash, name() === "text" && location.hash === "");
        location.hash = link("passed");
        check("a pasted link: " + name(), await until(() => name() === "passed"));
        const before = history.length;
        choose("light");
        check("in the address: " + location.hash, location.hash === link("light"));
        choose("light");
        choose("it's dark");
        check("a step for each move, none for the same: " + (history.length - before), history.length - before === 2);
        key("2");
        check("the mode: " + location.hash, location.hash === link("it's dark") + "&mode=slider");
        key("1");
        check("no step for a mode", history.length - before === 2 && location.hash === link("it's dark"));
        for (const expected of ["light", "passed", "text"]) {
          history.back();
          check("Back to " + expected + ": " + name(), await until(() => name() === expected));
        }
        check("the list is in sight on a phone", !document.body.classList.contains("viewing"));
        history.forward();
        check("Forward: " + name(), await until(() => name() === "passed"));
        location.hash = link("light") + "&mode=onion";
        check("a link to a mode: " + mode(), await until(() => name() === "light" && mode() === "Onion skin"));
        location.hash = "#Snapshots/gone.png";
        check("a link to another report: " + $("#toast").textContent, await until(() => name() === "text")
          && $("#toast").textContent === "This report has no snapshot “Snapshots/gone.png”.");
        location.hash = "#%";
        check("a broken one: " + $("#toast").textContent, await until(() => $("#toast").textContent.includes("“%”")));
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }
}
