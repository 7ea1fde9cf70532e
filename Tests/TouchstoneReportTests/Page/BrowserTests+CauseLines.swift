import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots

/// What the line of a cause says.
extension BrowserTests {
  private func edit(_ type: String) -> ViewEdit {
    var view = PlacedView(path: "Tag", type: "Shop.\(type)", frame: PlacedView.Frame(x: 0, y: 0, width: 1, height: 1))
    view.source = "Sources/\(type)/\(type).swift:7"
    return ViewEdit(.paint, before: "#0059CC", after: "#0087FF", view: view)
  }

  private var bold: ViewEdit {
    ViewEdit(.font, before: "Inter regular 17", after: "Inter bold 17", view: edit("A").view)
  }

  @Test(arguments: [1400, 500])
  func `a cause counts its snapshots and views, then names them, and their owners on a line of their own`(
    width: Int
  ) throws {
    let types = (0..<9).map { "ViewWithQuiteALongName\($0)" }
    let (run, file) = try page { run in
      try run.write(Data("/Sources/ @acme/design @acme/charts\n".utf8), to: ".github/CODEOWNERS")
      for name in ["a", "b"] {
        run.add("Cards/\(name)", .failed, reason: .differs, deltaE: 5, test: "\(name)()") {
          $0.artefacts = SnapshotArtefacts(reference: "artefacts/r.png", actual: "artefacts/a.png")
          $0.edits = types.map(edit)
        }
      }
    }
    let problems = try Browser.problems(
      of: file, width: width,
      script: ##"""
        const lines = $$(".cause .detail");
        const texts = lines.map((line) => line.textContent);
        check("lines: " + texts.join("|"), texts.length === 3 && texts[0] === "2 snapshots · 9 views"
          && texts[1].startsWith("ViewWithQuiteALongName0, ViewWithQuiteALongName1") && texts[2] === "@acme/design @acme/charts");
        check("the counts are whole", lines[0].scrollWidth <= lines[0].clientWidth);
        check("the owners are whole", lines[2].scrollWidth <= lines[2].clientWidth);
        const [counts, views, owners, button] = [...lines, $(".accept-cause")].map((one) => one.getBoundingClientRect());
        const isPhone = innerWidth <= 760;
        check(`the button is beside the counts: ${counts.top} ${button.top} ${button.bottom}`,
          isPhone ? button.top >= counts.top - 4 && button.bottom <= owners.bottom + 6
            : Math.abs((counts.top + counts.bottom) - (button.top + button.bottom)) < 6);
        check("and covers nothing", counts.right <= button.left && (isPhone ? views.right <= button.left : button.bottom <= views.top + 3));
        $(".list").style.width = "250px";
        const [, number] = lines[0].children;
        check("the number of views goes where it has no room", number.getBoundingClientRect().top >= lines[0].getBoundingClientRect().bottom - 1
          || number.getBoundingClientRect().right <= button.left);
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }

  @Test(arguments: [true, false])
  func `a snapshot without a picture shows its golden, if it is still the one that was compared`(isSame: Bool) throws {
    let (run, file) = try page { run in
      run.add("Cards/kept", .failed, reason: .differs, deltaE: 5, test: "kept()") {
        $0.artefacts = SnapshotArtefacts(reference: "artefacts/r.png", actual: "artefacts/a.png")
        $0.edits = [edit("Card")]
      }
      try run.write(.redPNG, to: "Snapshots/CardTests/Cards/unkept@2x.png")
      let message = "Snapshot \"Cards/unkept\" differs.\nChange: colour\nShow: swift run touchstone show Cards/unkept"
      run.add("Cards/unkept", .failed, reason: .differs, message: message, deltaE: 5, test: "unkept()") {
        $0.edits = [edit("Card")]
        $0.unkeptDigest = String(repeating: "0a", count: 32)
        $0.goldenDigest = GoldenKind.digest(ofFile: isSame ? .redPNG : .bluePNG)
      }
    }
    let problems = try Browser.problems(
      of: file, width: 500, height: 844,
      script: ##"""
        const text = (selector) => $(selector).textContent;
        await search("/unkept");
        $(".row .open").click();
        const panes = () => $$(".pane figcaption span").map((one) => one.textContent).join();
        check("panes: " + panes(), panes() === (\##(isSame) ? "Golden" : "") && Boolean($(".nothing")) !== \##(isSame));
        check("message: " + text("#message"), text("#message") === "Differs.\nChange: colour");
        const bounds = [$("#unkept").getBoundingClientRect(), $("#unkept-command").getBoundingClientRect()];
        check("the command is whole", text("#unkept-command") === "swift run touchstone show Cards/unkept"
          && bounds[1].height > 0 && bounds[1].bottom <= bounds[0].bottom && bounds[1].right <= innerWidth);
        $("#unkept-copy").click();
        check("copied: " + text("#toast"), await until(() => /Command copied|Ctrl-C/.test(text("#toast"))));
        $("#unkept-why button").click();
        check("the one of the same cause: " + text("#entry-name"), text("#entry-name") === "kept" && $("#unkept").hidden);
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }

  @Test func `the causes of a snapshot stand beside it, with its own views and the lines that declare them`() throws {
    let (run, file) = try page { run in
      for name in ["one", "two"] {
        run.add("Cards/\(name)", .failed, reason: .differs, deltaE: name == "one" ? 9 : 5, test: "\(name)()") {
          $0.artefacts = SnapshotArtefacts(reference: "artefacts/r.png", actual: "artefacts/a.png")
          let edit = edit(name == "one" ? "Header" : "Footer")
          var region = RegionSummary(x: 0, y: 0, width: 1, height: 1, pixels: 1)
          region.view = edit.view
          $0.comparison?.regions = [region]
          $0.edits = [edit]
        }
      }
    }
    let problems = try Browser.problems(
      of: file,
      script: ##"""
        const text = (selector) => $$(selector).map((node) => node.textContent).join("|");
        for (const [name, view] of [["one", "Header"], ["two", "Footer"]]) {
          await search("/" + name);
          $(".row .open").click();
          check(`${name}: ${text("#origins")}`, text("#origins-title") === "1 cause" && text("#origins-list button") === "colour #0059CC → #0087FF"
            && text("#origins-list p") === `${view} · Sources/${view}/${view}.swift:7`);
          check("a line is said once", text("#origins, #changes, #facts").split(`${view}.swift:7`).length === 2);
        }
        check("a link: " + text("#origins-list a"), $("#origins-list a").href.endsWith("Sources/Footer/Footer.swift#L7"));
        check("above the changes", $("#origins").getBoundingClientRect().bottom <= $("#changes").getBoundingClientRect().top);
        await search("");
        $("#origins-list button").click();
        check("alone: " + shown(), shown().startsWith("2 of ") && text("#only-words") === "Only colour #0059CC → #0087FF");
        check("the snapshot stays: " + text("#entry-name"), text("#entry-name") === "two");
        $("#only-clear").click();
        choose("text");
        check("none", $("#origins").hidden);
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }

  @Test func `what was selected is still there when the page is loaded again`() throws {
    let (run, file) = try page { run in
      for (name, edits) in [("one", [edit("A")]), ("two", [edit("A"), bold])] {
        run.addChange(name, edits)
      }
    }
    let problems = try Browser.problems(
      of: file,
      script: ##"""
        const text = (selector) => $(selector).textContent;
        if (!sessionStorage.getItem("again")) {
          $(".accept-cause").click();
          await wait();
          sessionStorage.setItem("again", "yes");
          location.reload();
          await new Promise(() => {});
        }
        check("selected: " + text("#tray-count"), !$("#tray").hidden && text("#tray-count") === "1 picture selected");
        check("waits: " + text("#waiting"), text("#waiting").startsWith("1 waits for:"));
        check("command first: " + text("#command"), text("#command").endsWith(" --only Cards/one")
          && $("#steps").firstElementChild.contains($("#command")) && $("#copy").matches(".primary"));
        HTMLAnchorElement.prototype.click = () => {};
        $("#download").click();
        check("command once saved: " + text("#command"), text("#command").endsWith("record-snapshots --from approvals.json"));
        $("#clear").click();
        check("nothing is kept", localStorage.getItem("touchstone.selection") === null);
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }
}
