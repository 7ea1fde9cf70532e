import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots

/// What failures have in common, above the list.
extension BrowserTests {
  private func edit(_ kind: ViewEdit.Kind, _ before: String, _ after: String) -> ViewEdit {
    let frame = PlacedView.Frame(x: 0, y: 0, width: 1, height: 1)
    return ViewEdit(
      kind, before: before, after: after, view: PlacedView(path: "Tag", type: "Shop.Tag", frame: frame))
  }

  @Test func `causes filter the list, and a snapshot is accepted when all its causes are`() throws {
    let blue = edit(.paint, "#0059CC", "#0087FF")
    let bold = edit(.font, "Inter regular 17", "Inter bold 17")
    let (run, file) = try page { run in
      for (name, edits) in [("a", [blue]), ("b", [blue]), ("c", [blue, bold])] {
        run.addChange(name, edits)
      }
    }
    let problems = try Browser.problems(
      of: file,
      script: ##"""
        const texts = (selector) => $$(selector).map((node) => node.textContent).join("|");
        check("title: " + texts("#causes-title"), texts("#causes-title") === "2 causes");
        check("names: " + texts(".cause .name"), texts(".cause .name") === "colour #0059CC → #0087FF|font regular 17 → bold 17");
        check("buttons: " + texts(".accept-cause"), texts(".accept-cause") === "Accept 3|Accept 1");
        check("head: " + texts("#causes-count"), texts("#causes-count") === "6 failures, 3 from 2 causes");
        check("the first cause is shown: " + texts("#entry-name"), ["a", "b"].includes(texts("#entry-name")));
        check("nothing says that one is shown alone", $("#only").hidden);
        $(".cause .open").click();
        check("filtered: " + shown(), shown() === "3 of 8 shown");
        check("said: " + texts("#only-words"), !$("#only").hidden && texts("#only-words") === "Only colour #0059CC → #0087FF");
        check("its line alone: " + texts("#causes-title"), $$(".cause").length === 1 && texts("#causes-title") === "1 of 2 causes");
        $("#only-clear").click();
        check("all: " + shown(), shown() === "7 of 8 shown" && $("#only").hidden && $$(".cause").length === 2);
        check("focus stays at the cause", document.activeElement === $(".cause .open"));
        $(".cause .open").click();
        $(".cause .open").click();
        check("a second click goes back: " + shown(), shown() === "7 of 8 shown");
        $(".accept-cause").click();
        await wait();
        check("two are ready: " + texts("#tray-count"), texts("#tray-count") === "2 pictures selected");
        check("one waits: " + texts("#toast"), texts("#toast") === "2 selected, 1 waiting for other causes");
        check("the cause says so: " + texts(".waits"), texts(".waits") === "2 of 3 selected, 1 waiting for other causes");
        check("its button: " + texts(".accept-cause"), texts(".accept-cause") === "2 selected|Accept 1");
        check("the tray: " + texts("#waiting"), texts("#waiting") === "1 waits for:1: font regular 17 → bold 17");
        const waiting = $$(".row").filter((row) => row.querySelector(".decision.waiting"));
        check("its row: " + waiting.length, waiting.length === 1 && waiting[0].querySelector(".name").textContent === "c"
          && waiting[0].querySelector(".decision").title === "Waits for: font regular 17 → bold 17");
        $("#waiting button").click();
        check("the tray leads to what it needs: " + texts(".accept-cause"), texts(".cause .name") === "font regular 17 → bold 17"
          && document.activeElement === $(".accept-cause"));
        $("#only-clear").click();
        $$(".accept-cause")[1].click();
        await wait();
        check("all three: " + texts("#tray-count"), texts("#tray-count") === "3 pictures selected");
        check("none waits", $("#waiting").hidden && $$(".waits, .decision.waiting").length === 0);
        check("both are selected: " + texts(".accept-cause"), texts(".accept-cause") === "Selected|Selected");
        $$(".row").find((row) => row.querySelector(".name").textContent === "c").querySelector(".checkbox").click();
        check("one less: " + texts(".accept-cause"), texts(".accept-cause") === "Accept 3|Accept 1");
        $$(".accept-cause")[1].click();
        await wait();
        check("its other cause is forgotten: " + texts("#tray-count"), texts("#tray-count") === "2 pictures selected");
        $("#clear").click();
        check("none is, after Clear: " + texts(".accept-cause"), texts(".accept-cause") === "Accept 3|Accept 1");
        $$(".accept-cause")[1].click();
        await wait();
        check("one waits for the other cause: " + texts("#tray-count"), texts("#tray-count") === "0 pictures selected"
          && texts("#waiting").startsWith("1 waits for:1: colour") && $("#command").hidden && $("#copy").hidden);
        $("#clear").click();
        check("nothing is left", $("#tray").hidden && $$(".decision.waiting").length === 0);
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }

  @Test func `failures without pictures are in the list, and are approved in a file`() throws {
    let blue = edit(.paint, "#0059CC", "#0087FF")
    let (run, file) = try page { run in
      for number in 0...300 {
        run.add("Cards/card \(number)", .failed, reason: .differs, deltaE: 5, test: "card(_:)") {
          $0.edits = [blue]
          if number == 0 {
            $0.artefacts = SnapshotArtefacts(reference: "artefacts/r.png", actual: "artefacts/a.png")
          } else {
            $0.unkeptDigest = String(repeating: "0a", count: 32)
          }
        }
      }
    }
    let problems = try Browser.problems(
      of: file,
      script: ##"""
        const text = (selector) => $(selector).textContent;
        check("all are counted: " + shown(), shown() === "305 of 306 shown");
        check("one with a picture is shown: " + text("#entry-name"), text("#entry-name") === "card 0");
        $(".accept-cause").click();
        await wait();
        check("selected: " + text("#tray-count"), text("#tray-count") === "301 pictures selected");
        const step = (id) => $(id).closest("#steps.numbered > li");
        check("the file is saved first", step("#download").nextElementSibling === step("#command")
          && $("#download").matches(".primary") && !$("#copy").matches(".primary"));
        let saved;
        window.Blob = class extends Blob { constructor(parts, options) { super(parts, options); saved = parts.join(""); } };
        HTMLAnchorElement.prototype.click = () => {};
        $("#download").click();
        const file = JSON.parse(saved);
        check("saved", file.approved.length === 301 && file.causes.length === 1
          && file.approved.filter((one) => one.causes?.join() === "0").length === 300);
        check("without spaces: " + saved.length, saved.length < 301 * 300);
        check("command: " + text("#command"), text("#command").endsWith("record-snapshots --from approvals.json"));
        await search('"card 77"');
        check("found: " + shown(), shown() === "1 of 306 shown");
        $(".row .open").click();
        check("name: " + text("#entry-name"), text("#entry-name") === "card 77");
        check("why: " + text("#unkept-why"), text("#unkept-why")
          === "Its picture was not kept, because others with the same cause were, such as card 0.");
        check("command: " + text("#unkept-command"), text("#unkept-command") === "swift run touchstone show 'Cards/card 77'");
        check("said above", text(".nothing") === "There is no picture of it in this report." && $("#message").hidden);
        $("#unkept-why button").click();
        check("the link: " + text("#entry-name"), text("#entry-name") === "card 0" && $("#unkept").hidden);
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }

  @Test func `accepting a cause accepts what the search shows, and says how many`() throws {
    let blue = edit(.paint, "#0059CC", "#0087FF")
    let (run, file) = try page { run in
      for name in ["one", "two", "three", "four"] {
        run.add("Cards/\(name)", .failed, reason: .differs, deltaE: 5, test: "\(name)()") {
          $0.artefacts = SnapshotArtefacts(reference: "artefacts/r.png", actual: "artefacts/a.png")
          $0.edits = [blue]
        }
      }
    }
    let problems = try Browser.problems(
      of: file,
      script: ##"""
        const text = (selector) => $(selector).textContent;
        check("all: " + text(".accept-cause"), text(".accept-cause") === "Accept 4");
        await search("t");
        await search("/t");
        check("found: " + shown(), shown() === "3 of 9 shown");
        check("button: " + text(".accept-cause"), text(".accept-cause") === "Accept 2");
        check("name: " + $(".accept-cause").ariaLabel, $(".accept-cause").ariaLabel.startsWith("Accept 2 of 4 snapshots: "));
        check("line: " + text(".cause .detail"), text(".cause .detail").startsWith("2 of 4 snapshots"));
        $(".accept-cause").click();
        await wait();
        check("two: " + text("#tray-count"), text("#tray-count") === "2 pictures selected");
        check("said: " + text("#toast"), text("#toast") === "2 selected, 2 that are not shown are left");
        await search("nothing like it");
        check("no cause without a snapshot", $("#causes").hidden);
        await search("");
        check("two are left: " + text(".accept-cause"), text(".accept-cause") === "Accept 4");
        $(".accept-cause").click();
        await wait();
        check("four: " + text("#tray-count"), text("#tray-count") === "4 pictures selected");
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }

  /// Twenty causes of two snapshots each.
  private func manyCauses() throws -> (run: SampleRun, file: URL) {
    try page { run in
      for number in 0..<40 {
        run.add("Cards/card \(number)", .failed, reason: .differs, deltaE: Double(number), test: "card\(number)()") {
          $0.artefacts = SnapshotArtefacts(reference: "artefacts/r.png", actual: "artefacts/a.png")
          $0.edits = [edit(.paint, "#0059CC", "#0000\(10 + number / 2)")]
        }
      }
    }
  }

  @Test(arguments: [1400, 500])
  func `causes are few, scroll with the rows, and are whole`(width: Int) throws {
    let (run, file) = try manyCauses()
    let problems = try Browser.problems(
      of: file, width: width, height: 800,
      script: ##"""
        check("title: " + $("#causes-title").textContent, $("#causes-title").textContent === "20 causes");
        check("a few: " + $$(".cause").length, $$(".cause").length === 6);
        const scrolls = (node) => ["auto", "scroll"].includes(getComputedStyle(node).overflowY);
        check("one scroller", !scrolls($("#causes")) && !scrolls($("#causes-list")) && scrolls($("#rows")));
        check("none is cut", $("#causes").clientHeight >= $("#causes").scrollHeight);
        check("the list begins with them", $("#rows").scrollTop === 0);
        check("rows below: " + $$(".row").length, $$(".row").length > 0
          && $(".row").getBoundingClientRect().top >= $("#causes").getBoundingClientRect().bottom);
        $(".more-causes button").focus();
        $(".more-causes button").click();
        check("all", $$(".cause").length === 20 && $(".more-causes button").textContent === "Show fewer causes"
          && document.activeElement === $(".more-causes button"));
        $("#rows").scrollTop = $("#rows").scrollHeight;
        // Rows are drawn in the next frame, which a busy machine may show late.
        const last = () => $$(".row").at(-1)?.getBoundingClientRect().bottom;
        const end = $("#rows").getBoundingClientRect().bottom;
        const isThere = await until(() => Math.abs(last() - end) < 2);
        check("the last row is at the end: " + last(), isThere);
        $$(".row .open").at(-1).click();
        await wait();
        if (innerWidth > 760) check("the chosen row is in sight", $(".row.current").getBoundingClientRect().bottom <= innerHeight);
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }

  @Test func `on a phone, whatever can be tapped is at least 44 points wide and high`() throws {
    let (run, file) = try manyCauses()
    let problems = try Browser.problems(
      of: file, width: 500, height: 800,
      script: ##"""
        const small = () => $$("button, select, summary, input:not([type=checkbox]), label.tick, a[href]")
          .filter((node) => node.getClientRects().length > 0 && !node.closest("p, dd"))
          .map((node) => [node, node.getBoundingClientRect()])
          .filter(([, box]) => box.width < 43.9 || box.height < 43.9)
          .map(([node, box]) => `${node.id || node.className || node.tagName} ${box.width.toFixed()}×${box.height.toFixed()}`);
        check("list: " + small(), small().length === 0);
        $(".cause .open").click();
        $(".accept-cause").click();
        await wait();
        check("tray and cause: " + small(), small().length === 0);
        check("no wider than the screen", document.documentElement.scrollWidth <= innerWidth);
        $(".row .open").click();
        check("viewer: " + small(), small().length === 0);
        check("no wider than the screen", document.documentElement.scrollWidth <= innerWidth);
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }
}
