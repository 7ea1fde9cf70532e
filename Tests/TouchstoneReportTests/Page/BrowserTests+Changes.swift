import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots

/// Equal changes, and how differences are shown.
extension BrowserTests {
  @Test func `equal changes are folded into one row, and accepted at once`() throws {
    let (run, file) = try page { run in
      for variant in ["light", "dark", "large", "small"] {
        run.add("Cards/title.\(variant)", .failed, reason: .differs, deltaE: 5, test: "title()") {
          $0.artefacts = SnapshotArtefacts(reference: "artefacts/r.png", actual: "artefacts/a.png")
          var region = RegionSummary(x: 0, y: 0, width: 1, height: 1, pixels: 1, kind: "text")
          region.text = ["Follow", "Following"]
          $0.comparison?.regions = [region]
        }
      }
    }
    let problems = try Browser.problems(
      of: file,
      script: ##"""
        const rows = () => $$(".row .name").map((name) => name.textContent).filter((name) => name.startsWith("title"));
        check("one row: " + rows(), rows().length === 1);
        check("all are counted: " + shown(), shown() === "8 of 9 shown");
        check("head: " + $("#causes-count").textContent, $("#causes-count").textContent === "7 failures, 4 from 1 cause");
        check("fold: " + $(".fold").textContent, $(".fold").textContent === "3 more with the same change");
        $(".fold button").click();
        check("unfolded", rows().length === 4 && $(".fold button") === document.activeElement
          && $(".fold button").getAttribute("aria-expanded") === "true");
        $(".fold button").click();
        $$(".row .open").find((row) => row.textContent.includes("title")).click();
        check("a change in words: " + $("#changes-list").textContent, $("#changes-title").textContent === "1 change"
          && $("#changes-list b").textContent === "“Follow” → “Following”");
        check("button: " + $("#accept-change").textContent, $("#accept-change").textContent === "Accept all 4");
        key("e");
        check("all are selected: " + $("#tray-count").textContent, $("#tray-count").textContent === "4 pictures selected"
          && $("#accept-change").textContent === "All 4 selected");
        const variants = $$(".variant .caption").map((one) => one.textContent);
        check("variants by their names: " + variants, variants.join() === "dark,large,light,small");
        let copied;
        Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => { copied = text; } } });
        check("the first options: " + $("#command").textContent, $("#command").textContent.endsWith(" … and 2 more")
          && $("#command").scrollHeight <= $("#command").clientHeight);
        $("#copy").click();
        check("all are copied: " + copied, await until(() => copied) && copied.split(" --only ").length === 5);
        key("e");
        check("and none", $("#tray").hidden);
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }

  @Test func `a pair with the same change, as light and dark have, is one row`() throws {
    let (run, file) = try page { run in
      for (variant, x) in [("light", 0), ("dark", 0), ("other", 40)] {
        run.add("Cards/button.\(variant)", .failed, reason: .differs, deltaE: 5, test: "button()") {
          $0.artefacts = SnapshotArtefacts(reference: "artefacts/r.png", actual: "artefacts/a.png")
          $0.comparison?.regions = [RegionSummary(x: x, y: 0, width: 1, height: 1, pixels: 1, kind: "added")]
        }
      }
    }
    let problems = try Browser.problems(
      of: file,
      script: ##"""
        const rows = () => $$(".row .name").map((name) => name.textContent).filter((name) => name.startsWith("button"));
        check("rows: " + rows(), rows().join() === "button.dark,button.other");
        check("a cause without a view names a snapshot: " + $(".cause .name").textContent, $(".cause .name").textContent === "Added, as in button.dark");
        check("fold: " + $(".fold").textContent, $(".fold").textContent === "1 more with the same change");
        $(".fold button").click();
        check("unfolded: " + rows(), rows().join() === "button.dark,button.light,button.other");
        choose("button.dark");
        check("button: " + $("#accept-change").textContent, $("#accept-change").textContent === "Accept both");
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }

  @Test func `the difference is a heat map of CIEDE2000, with its scale`() throws {
    let (run, file) = try page()
    // Red and blue of sRGB are 52.88 apart: between the colours of 20 and of 60, (214, 0, 108) and (74, 0, 90).
    let problems = try Browser.problems(
      of: file,
      script: ##"""
        choose("it's dark");
        key("5");
        check("said meanwhile", $(".comparing")?.textContent === "Comparing …");
        const pixel = async () => {
          const image = $(".pane img");
          await image.decode();
          const context = new OffscreenCanvas(2, 1).getContext("2d");
          context.drawImage(image, 0, 0);
          return context.getImageData(0, 0, 1, 1).data.slice(0, 3).join();
        };
        check("colour", await until(async () => await pixel().catch(() => "") === "99,0,93"));
        check("and no longer", !$(".comparing"));
        check("scale: " + $(".ramp").textContent, $(".ramp").textContent === "052060+");
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }

  @Test func `an outline lies outside of what changed, and its label shows under the pointer`() throws {
    let (run, file) = try page()
    let problems = try Browser.problems(
      of: file,
      script: ##"""
        choose("it's dark");
        const line = getComputedStyle($(".region"), "::before");
        // Its inner edge is 3 pixels away: the inset reaches 5 pixels out, of which the line takes 2.
        check("inset " + line.inset, line.inset === "-5px" && line.borderTopWidth === "2px");
        const label = $(".region span");
        const seen = () => getComputedStyle(label).display !== "none";
        check("hidden at first", !seen());
        const box = $(".region").getBoundingClientRect();
        const move = (x, y) => $(".window").dispatchEvent(new PointerEvent("pointermove",
          { pointerType: "mouse", clientX: x, clientY: y, bubbles: true }));
        move(box.x + 1, box.y + 1);
        check("shown under the pointer", seen() && $("#changes-list li").classList.contains("current"));
        move(box.x + 300, box.y + 200);
        check("hidden again", !seen());
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }

  @Test func `a difference of texts has colours, line numbers, and marks within lines`() throws {
    let (run, file) = try page { run in
      try run.write(
        Data("@@ −1,3 +1,3 @@\n\u{2007}one\n−two 2.90\n+two 3.10\n\u{2007}three\n".utf8), to: "artefacts/d.patch",
        inRun: true)
      run.add("Cards/receipt", .failed, reason: .differs, test: "receipt()") {
        $0.format = "txt"
        $0.artefacts = SnapshotArtefacts(
          reference: "artefacts/r.txt", actual: "artefacts/a.txt", difference: "artefacts/d.patch")
      }
    }
    let problems = try Browser.problems(
      of: file,
      script: ##"""
        $$(".row .open").find((row) => row.textContent.includes("receipt")).click();
        const lines = $$("pre .line").map((line) => `${line.className}:${line.dataset.number}`).join(" ");
        check("lines: " + lines, lines === "line place: line :1 line removed:2 line added:2 line :3");
        check("marks: " + $$("pre mark").map((mark) => mark.textContent), $$("pre mark").map((mark) => mark.textContent).join() === "2.9,3.1");
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }
}
