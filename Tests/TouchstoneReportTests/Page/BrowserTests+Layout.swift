import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneReport
import TouchstoneSnapshots

/// How pictures of all shapes are laid out.
extension BrowserTests {
  /// A page with one failure whose pictures have a size.
  private func page(
    _ width: Int, _ height: Int, regions: [RegionSummary] = []
  ) throws -> (run: SampleRun, file: URL) {
    try page { run in
      for (role, value) in [("r", UInt8(255)), ("a", 0)] {
        let bytes = [UInt8](repeating: value, count: width * height * 4)
        try run.write(
          Bitmap(width: width, height: height, bytes: bytes).pngData(), to: "artefacts/s-\(role).png", inRun: true)
      }
      run.add("Cards/shape", .failed, reason: .differs, deltaE: 10, test: "shape()") {
        $0.actual = PictureSize(width: width, height: height, scale: 1)
        $0.artefacts = SnapshotArtefacts(reference: "artefacts/s-r.png", actual: "artefacts/s-a.png")
        $0.comparison?.regions = regions
      }
    }
  }

  @Test func `a very tall picture opens at the width of its pane, at the first change`() throws {
    let change = RegionSummary(x: 10, y: 4000, width: 20, height: 20, pixels: 400)
    let (run, file) = try page(300, 5000, regions: [change])
    let problems = try Browser.problems(
      of: file,
      script: ##"""
        choose("shape");
        const zoom = () => $("#zoom").textContent;
        const seen = () => {
          const [window, region] = [$(".window"), $(".region")].map((one) => one.getBoundingClientRect());
          return region.top >= window.top && region.bottom <= window.bottom;
        };
        check("width: " + zoom(), zoom() === "100 %" && seen());
        key("0");
        check("whole: " + zoom(), parseInt(zoom()) < 15);
        key("w");
        check("width again: " + zoom(), zoom() === "100 %" && seen());
        key("2");
        check("in another mode: " + zoom(), parseInt(zoom()) >= 100 && seen());
        const image = $$(".row .open").find((row) => row.textContent.includes("shape")).querySelector("img");
        // Of 5000 pixels, 260 are shown; the change is in the middle: (4010 − 130) / (5000 − 260).
        check("thumbnail: " + image.style.objectPosition, image.style.objectFit === "cover"
          && Math.abs(parseFloat(image.style.objectPosition.split(" ")[1]) - 81.86) < 0.1);
        choose("it's dark");
        check("others fit", zoom() === "400 %" && $$(".row img").filter((one) => one.style.objectFit).length === 1);
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }

  @Test(arguments: [(700, 300), (640, 420), (300, 600), (1200, 200), (750, 2200)])
  func `pictures are arranged in columns or rows, whichever shows them larger`(width: Int, height: Int) throws {
    let most = RegionSummary(x: 0, y: 0, width: width * 3 / 4, height: height * 3 / 4, pixels: 9)
    let (run, file) = try page(width, height, regions: [most])
    // The naive reference: both arrangements, measured in the page.
    let problems = try Browser.problems(
      of: file,
      script: ##"""
        choose("shape");
        key("6");
        const shown = parseInt($("#zoom").textContent);
        const zoomIn = (direction) => {
          $("#stage").style.flexDirection = direction;
          const window = $(".window");
          const scale = Math.min((window.clientWidth - 24) / \##(width), (window.clientHeight - 24) / \##(height));
          return 100 * (scale >= 1 ? Math.min(4, Math.floor(scale)) : scale);
        };
        const chosen = $("#stage").style.flexDirection;
        const [row, column] = [zoomIn("row"), zoomIn("column")];
        // Rows have to be larger by a quarter.
        check(`${chosen} ${shown}: ${row} or ${column}`, chosen === (column > 1.25 * row ? "column" : "row")
          && Math.abs(shown - (chosen === "row" ? row : column)) <= 1);
        key("2");
        choose("it's dark");
        choose("shape");
        const whole = zoomIn("row");
        const zoom = () => parseInt($("#zoom").textContent);
        check(`opens as a whole: ${zoom()}, ${whole}`, Math.abs(zoom() - whole) <= 1);
        key("n");
        const [board, window] = [$(".board"), $(".window")].map((one) => one.getBoundingClientRect());
        check(`a change that is nearly all is shown with the rest: ${zoom()}`, Math.abs(zoom() - whole) <= 1
          && Math.abs(board.left + board.right - window.left - window.right) <= 4);
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }

  @Test(arguments: [SnapshotAppearance.light, .dark])
  func `an SVG lies on the background of its appearance, whatever its colours are`(appearance: SnapshotAppearance)
    throws
  {
    let (run, file) = try page { run in
      let drawing = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"20\" height=\"20\">"
      for (name, color) in [("white", "#fff"), ("black", "#000")] {
        let picture = drawing + "<rect width=\"9\" height=\"9\" fill=\"\(color)\"/></svg>"
        try run.write(Data(picture.utf8), to: "artefacts/\(name).svg", inRun: true)
        run.add("Cards/\(name)", .failed, reason: .differs, test: "\(name)()") {
          $0.format = "svg"
          $0.golden = "Snapshots/CardTests/Cards/\(name).svg"
          $0.appearance = appearance
          $0.artefacts = SnapshotArtefacts(reference: "artefacts/\(name).svg", actual: "artefacts/\(name).svg")
        }
      }
    }
    let background = appearance == .light ? "rgb(255, 255, 255)" : "rgb(0, 0, 0)"
    let problems = try Browser.problems(
      of: file,
      script: ##"""
        const row = (name) => $$(".row .open").find((row) => row.querySelector(".name").textContent === name);
        const background = (image) => getComputedStyle(image).backgroundColor;
        for (const name of ["white", "black"]) {
          const small = row(name).querySelector("img");
          check("thumbnail of " + name, await until(() => small.dataset.tone && background(small) === "\##(background)"));
          row(name).click();
          check("golden and actual of " + name, await until(() => $$(".pane img").length === 2
            && $$(".pane img").every((one) => one.dataset.tone && background(one) === "\##(background)")));
        }
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }

  @Test func `the head and the source link to what was tested`() throws {
    let run = try SampleRun()
    run.add("Cards/a", .failed, reason: .missing) { $0.file = "Tests/CardTests/Ca rds#.swift" }
    _ = try run.document()
    let variables = [
      "GITHUB_ACTIONS": "true", "GITHUB_SHA": SampleRun.commit, "GITHUB_SERVER_URL": "https://github.com",
      "GITHUB_REPOSITORY": "octo-org/cards", "GITHUB_REF": "refs/pull/12/merge", "GITHUB_WORKSPACE": run.package.path,
      "GITHUB_HEAD_REF": "</script><img src=x onerror='window.broken = 1'>",
    ]
    let log = try RunLog(runFolders: [run.runFolder], package: run.package)
    let file = run.runFolder.appendingPathComponent("report.html")
    try HTMLReport(ReportDocument(log: log, environment: variables)).write(to: file)
    let base = "https://github.com/octo-org/cards"
    let problems = try Browser.problems(
      of: file,
      script: ##"""
        const links = $$("#run-facts a").map((one) => `${one.textContent} ${one.href} ${one.rel}`);
        check("links: " + links, links.join() === "#12 \##(base)/pull/12 noopener noreferrer,"
          + "012345678901 \##(base)/commit/\##(SampleRun.commit) noopener noreferrer");
        check("branch: " + $("#run-facts").textContent, $("#run-facts").textContent.includes("Branch: <\/script><img src=x"));
        const source = $("#facts a");
        check("source: " + source.href, source.textContent === "Tests/CardTests/Ca rds#.swift:12"
          && source.href === "\##(base)/blob/\##(SampleRun.commit)/Tests/CardTests/Ca%20rds%23.swift#L12");
        check("nothing ran", window.broken === undefined);
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }

  @Test(arguments: [500, 1400])
  func `notes are one line that unfolds, and a phone shows causes before tabs and filters`(width: Int) throws {
    let frame = PlacedView.Frame(x: 0, y: 0, width: 1, height: 1)
    let edit = ViewEdit(
      .paint, before: "#0059CC", after: "#0087FF", view: PlacedView(path: "Tag", type: "Shop.Tag", frame: frame))
    let (run, file) = try page { run in
      run.ended = false
      for name in ["a", "b", "c"] {
        run.add("Cards/\(name)", .failed, reason: .differs, deltaE: 5, test: "\(name)()") { $0.edits = [edit] }
      }
    }
    let problems = try Browser.problems(
      of: file, width: width, height: 844,
      script: ##"""
        const top = (selector) => $(selector).getBoundingClientRect().top;
        const isPhone = innerWidth <= 760;
        const lines = $$("#problems-list li");
        check("notes: " + lines.length, lines.length > 0 && !$("#problems").hidden);
        const folded = $("#problems").offsetHeight;
        check("one line: " + folded, folded <= 46 && lines.slice(1).every((line) => line.getClientRects().length === 0));
        const more = $("#problems-more");
        lines[0].textContent = "a note ".repeat(90);
        $("#problems").style.width = innerWidth - 1 + "px";
        check("More", await until(() => !more.hidden && more.getAttribute("aria-expanded") === "false"));
        more.click();
        check("unfolded: " + $("#problems").offsetHeight, $("#problems").offsetHeight > 50 && more.textContent === "Less"
          && lines.every((line) => line.scrollWidth <= line.clientWidth));
        more.click();
        check("folded again", $("#problems").offsetHeight === folded);
        check(`causes at ${top("#causes")}, filters at ${top(".tools")}`, (top("#causes") < top(".tools")) === isPhone);
        check("causes begin in the upper quarter of a phone", !isPhone || top("#causes") < 200);
        check("count: " + $("#causes-count").textContent, $("#causes-count").getClientRects().length > 0);
        $("#search").focus();
        await search("Cards/");
        check("the search stays in sight: " + top("#search"), document.activeElement === $("#search")
          && top("#search") > 0 && top("#search") < innerHeight - 40);
        check("no wider than the screen", document.documentElement.scrollWidth <= innerWidth);
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }

  @Test(arguments: ["2", "3"]) func `on a phone, what mixes the pictures is in sight beside the modes`(key: String)
    throws
  {
    let (run, file) = try page(300, 200)
    let problems = try Browser.problems(
      of: file, width: 500, height: 844,
      script: ##"""
        choose("shape");
        key("\##(key)");
        let bounds;
        const isInSight = await until(() => {
          bounds = $("#mix").getBoundingClientRect();
          return bounds.width > 80 && bounds.left >= 0 && bounds.right <= innerWidth
            && document.elementFromPoint((bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2) === $("#mix");
        });
        check(`in sight: ${bounds.left} ${bounds.right}`, isInSight);
        const chosen = $("#modes [aria-checked=true]").getBoundingClientRect();
        check(`so is the mode: ${chosen.left} ${chosen.right}`, chosen.left >= 0 && chosen.right <= bounds.left);
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }

  @Test func `texts show what they say of a view, and how many lines differ`() throws {
    let (run, file) = try page { run in
      try run.write(Data("@@ -1,2 +1,3 @@\n a\n−b\n+c\n+d\n".utf8), to: "artefacts/d.patch", inRun: true)
      for kind in ["tree", "voiceover", "drawing", "accessibility", "other"] {
        run.add("Cards/\(kind)", .failed, reason: .differs, test: "\(kind)()") {
          ($0.format, $0.golden) = ("\(kind).txt", "Snapshots/CardTests/Cards/\(kind).1.\(kind).txt")
          $0.artefacts = SnapshotArtefacts(
            reference: "artefacts/r.txt", actual: "artefacts/a.txt", difference: "artefacts/d.patch")
        }
      }
    }
    let problems = try Browser.problems(
      of: file,
      script: ##"""
        for (const [name, kind] of [["tree", "tree"], ["voiceover", "voice"], ["drawing", "drawing"], ["accessibility", "a11y"], ["other", "txt"]]) {
          await search("/" + name);
          const [shown, detail] = [".kind-of-file", ".detail"].map((part) => $(".row " + part).textContent);
          check(`${name}: ${shown} ${detail}`, shown === kind && detail === "+2 −1 lines");
          const label = $(".row .kind-of-file");
          check(name + " is whole", label.scrollWidth <= 60);
        }
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }

  @Test func `at the width of a phone, list and viewer take turns, and nothing is wider than the screen`() throws {
    let (run, file) = try page()
    let problems = try Browser.problems(
      of: file, width: 500, height: 800,
      script: ##"""
        const visible = (selector) => $(selector).getClientRects().length > 0;
        check("list first", visible(".list") && !visible("#viewer"));
        check("no wider than the screen", document.documentElement.scrollWidth <= innerWidth);
        choose("it's dark");
        check("command is not said twice: " + $("#message").textContent, $("#message").textContent === "It differs.");
        check("then viewer", !visible(".list") && visible("#viewer"));
        $("#reject").hidden = false;
        check("title is wide", $(".title").clientWidth > 400 && $("#accept").clientHeight < 50);
        const inSight = (node) => (({ left, right, width }) => width > 40 && left >= 0 && right <= innerWidth)(node.getBoundingClientRect());
        check("so are the steps", inSight($("#previous")) && inSight($("#next")));
        check("nothing to do next", !visible("#to-tray"));
        key("a");
        check("the next step: " + $("#to-tray").textContent, visible("#to-tray") && $("#to-tray").textContent === "1 picture selected ›");
        $("#to-tray").click();
        check("leads to the command", visible("#command") && document.activeElement === $("#copy"));
        choose("it's dark");
        check("stage is high", $(".window").clientHeight > 100);
        $("#back").click();
        check("and back", visible(".list") && !visible("#viewer"));
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }
}
