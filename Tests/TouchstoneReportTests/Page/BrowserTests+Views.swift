import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots

/// The tab of coverage.
extension BrowserTests {
  private static func row(
    _ name: String, line: Int, _ drawn: Int, of parts: Int, snapshots: [String] = [], isView: Bool = true
  ) -> CoverageTable.Row {
    var row = CoverageTable.Row(
      name: "Shop.\(name)", file: "Sources/Shop/\(name).swift", line: line, isView: isView, parts: parts, drawn: drawn)
    row.snapshots = snapshots.map { "CardTests/Cards/\($0)" }
    guard !snapshots.isEmpty else { return row }
    row.colorSchemes = ["dark", "light"]
    row.typeSizes = ["small", "large", "xLarge"]
    return row
  }

  /// A view that is never drawn, one with gaps in two files, code, one without gaps, and one with a hostile name.
  static var coverage: CoverageTable {
    var table = CoverageTable()
    table.rows = [
      row("Banner", line: 3, 0, of: 3), row("Complete", line: 5, 2, of: 2, snapshots: ["light"]),
      row("PriceTag", line: 4, 3, of: 5, snapshots: ["light", "it's dark", "gone"]),
      row("Style", line: 9, 1, of: 2, isView: false),
      row("<img src=x onerror='window.broken = 1'>", line: 1, 1, of: 1, snapshots: ["text"]),
    ]
    func gap(_ view: String, _ line: Int, _ text: String, in file: String? = nil) -> CoverageTable.Gap {
      CoverageTable.Gap(view: "Shop.\(view)", file: "Sources/Shop/\(file ?? view).swift", line: line, text: text)
    }
    table.gaps = [
      gap("Banner", 3, "never drawn"), gap("PriceTag", 4, "never in dark"), gap("PriceTag", 4, "never right to left"),
      gap("PriceTag", 16, "`else` never drawn"), gap("PriceTag", 2, "`if <b>` never drawn", in: "PriceTag+Sale"),
      gap("Style", 9, "`else` never drawn"),
    ]
    table.remarks = ["No view was drawn in a large type size."]
    table.snapshots = 4
    return table
  }

  private func coveredPage() throws -> (run: SampleRun, file: URL) {
    let (run, file) = try page()
    let variables = [
      "GITHUB_ACTIONS": "true", "GITHUB_SHA": SampleRun.commit, "GITHUB_SERVER_URL": "https://github.com",
      "GITHUB_REPOSITORY": "octo-org/cards", "GITHUB_WORKSPACE": run.package.path,
    ]
    var document = try run.document(environment: variables)
    document.coverage = Self.coverage
    try HTMLReport(document).write(to: file)
    return (run, file)
  }

  /// Functions that read the tab.
  private static let reading = ##"""
    const titles = () => $$(".view b").map((one) => one.textContent).join("|");
    const lines = (name) => $$(".view").find((one) => one.querySelector("b").textContent === name);
    const chip = (label) => $$("#views-kinds button").find((one) => one.textContent.startsWith(label));
    const open = () => { $("#tab-views").click(); return until(() => $$(".view").length > 0); };

    """##

  @Test func `the tab of coverage lists views with what is drawn of each, and each gap with its line`() throws {
    let (run, file) = try coveredPage()
    let problems = try Browser.problems(
      of: file,
      script: Self.reading + ##"""
        check("tabs " + $("#tabs").textContent, !$("#tabs").hidden && $("#tab-findings").hidden
          && $("#tab-views").textContent === "Coverage 53.8 %");
        check("opens", await open());
        check("alone on the page", !$("#views").hidden && $("#rows").hidden && $("#viewer").getClientRects().length === 0);
        check("sum: " + $("#views-sum").textContent,
          $("#views-sum").textContent === "53.8 % drawn: 7 of 13 parts in 4 views, 1 of them never drawn; 4 snapshots");
        check("note", $("#views-notes").textContent === "No view was drawn in a large type size.");
        check("those that lack most come first, those that lack nothing are hidden: " + titles(),
          titles() === "Banner|PriceTag|Style (code)");
        check("count: " + $("#views-count").textContent, $("#views-count").textContent === "3 of 5 shown");
        const gaps = [...lines("PriceTag").querySelectorAll(".gaps li")].map((one) => one.textContent);
        check("gaps: " + gaps, gaps.join("|") === "never in dark; never right to leftPriceTag.swift:4|else never drawnPriceTag.swift:16"
          + "|if <b> never drawnSources/Shop/PriceTag+Sale.swift:2");
        check("code", lines("PriceTag").querySelector(".gaps code").textContent === "else");
        const links = [...lines("PriceTag").querySelectorAll("a")].map((one) => one.href.split("/blob/\##(SampleRun.commit)/")[1]);
        check("links: " + links, links.join() === "Sources/Shop/PriceTag.swift#L4,Sources/Shop/PriceTag.swift#L4,"
          + "Sources/Shop/PriceTag.swift#L16,Sources/Shop/PriceTag%2BSale.swift#L2");
        check("fraction", lines("PriceTag").querySelector(".fraction").textContent === "3/5"
          && lines("PriceTag").querySelector(".share i").style.width === "60%");
        check("conditions: " + lines("PriceTag").querySelector("dl").textContent,
          lines("PriceTag").querySelector("dl").textContent.startsWith("Schemesdark lightType sizessmall…xLargeDirections–"));
        check("no snapshot", lines("Banner").querySelector(".drawn").textContent === "no snapshot");
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }

  @Test func `views are searched, filtered and sorted, and lead to their snapshots`() throws {
    let (run, file) = try coveredPage()
    let problems = try Browser.problems(
      of: file,
      script: Self.reading + ##"""
        await open();
        chip("Without gaps").click();
        check("all: " + titles(), await until(() => $$(".view").length === 5));
        check("nothing ran", window.broken === undefined);
        chip("With gaps").click();
        check("some: " + titles(), await until(() => titles() === "Banner|Complete|<img src=x onerror='window.broken = 1'>"));
        chip("With gaps").click();
        await search("sale");
        check("by a gap's file: " + titles(), titles() === "PriceTag");
        await search("f:Sources/Shop/Style");
        check("by the file: " + titles(), titles() === "Style (code)");
        await search('view:PriceTag');
        check("by the name: " + titles(), titles() === "PriceTag");
        await search("!never");
        check("without a word: " + titles(), titles() === "Complete|<img src=x onerror='window.broken = 1'>");
        await search("nowhere at all");
        check("nothing: " + $("#views-empty").textContent, $("#views-empty").textContent === "Nothing matches.");
        chip("Without gaps").click();
        await search("Complete");
        check("hidden: " + $("#views-empty").textContent, $("#views-empty").textContent === "The filters above hide all matches.");
        chip("Without gaps").click();
        await search("");
        $("#views-sort").value = "file";
        $("#views-sort").dispatchEvent(new Event("change"));
        check("by file: " + titles(), titles().startsWith("Banner|Complete|PriceTag|"));
        lines("PriceTag").querySelector(".drawn button").click();
        check("its snapshots: " + shown(), await until(() => shown() === "2 of 5 shown") && !$("#rows").hidden && $("#views").hidden);
        check("in the search", $("#search").value === 'view:"PriceTag"'
          && $$(".row .name").map((one) => one.textContent).sort().join() === "it's dark,light");
        check("the stage is back", $("#viewer").getClientRects().length > 0);
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }

  @Test(arguments: [500, 1440])
  func `the keyboard reaches all of coverage, and decides nothing that is out of sight`(width: Int) throws {
    let (run, file) = try coveredPage()
    let problems = try Browser.problems(
      of: file, width: width, height: 844,
      script: Self.reading + ##"""
        const focused = () => document.activeElement.querySelector("b")?.textContent;
        $("#tab-snapshots").focus();
        key("ArrowRight");
        check("by the arrow", await until(() => $$(".view").length === 3) && document.activeElement === $("#tab-views"));
        document.activeElement.blur();
        for (const one of ["a", "e", "A"]) key(one);
        check("nothing is accepted", $("#tray").hidden && $$(".checkbox:checked").length === 0);
        key("j");
        check("first: " + focused(), focused() === "Banner");
        key("j"); key("j"); key("j");
        check("last: " + focused(), focused() === "Style (code)");
        key("k");
        check("back: " + focused(), focused() === "PriceTag");
        check("in sight", (({ top, bottom }) => top >= 0 && bottom <= innerHeight)(document.activeElement.getBoundingClientRect()));
        check("focus shows", getComputedStyle(document.activeElement).outlineStyle !== "none");
        key("/");
        check("search", document.activeElement === $("#search") && $("#search").computedName === "Search views");
        key("Enter");
        check("to the first view: " + focused(), focused() === "Banner");
        key("j");
        key("Enter");
        check("to its snapshots", await until(() => shown() === "2 of 5 shown"));
        $("#tab-views").click();
        await search("");
        document.activeElement.blur();
        key("Escape");
        check("Escape goes back", $("#views").hidden && document.activeElement === $("#tab-snapshots"));
        await open();
        check("no wider than the screen", document.documentElement.scrollWidth <= innerWidth && $("#views").scrollWidth <= $("#views").clientWidth);
        const small = innerWidth > 760 ? [] : $$("#views button, #views select, #tabs button").filter((one) => one.getClientRects().length > 0
          && one.getBoundingClientRect().height < 44);
        check("large enough for a finger: " + small.map((one) => one.textContent), small.length === 0);
        location.hash = "#" + encodeURIComponent("Snapshots/CardTests/Cards/light@2x.png");
        check("an address leaves it", await until(() => $("#views").hidden && $("#entry-name").textContent === "light"));
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }

  @Test(arguments: ["light", "dark"])
  func `the text of coverage reaches 4.5 to 1, and all of it has names`(theme: String) throws {
    let (run, file) = try coveredPage()
    let problems = try Browser.problems(
      of: file,
      script: Self.audit + Self.reading + ##"""
        document.documentElement.dataset.theme = "\##(theme)";
        await open();
        chip("Without gaps").click();
        await until(() => $$(".view").length === 5);
        names("coverage");
        focus("coverage");
        contrast("coverage");
        check("panel", $("#views").computedRole === "tabpanel" && $("#views").computedName === "Coverage 53.8 %");
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }
}
