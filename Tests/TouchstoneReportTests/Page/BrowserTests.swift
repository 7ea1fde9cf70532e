import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots

@Suite(.enabled(if: Browser.executable != nil, "no Chromium in PATH"))
struct BrowserTests {
  /// Two failed pictures, a text, a new one, a passed one.
  func page(_ configure: (SampleRun) throws -> Void = { _ in }) throws -> (run: SampleRun, file: URL) {
    let run = try SampleRun()
    try run.write(.redPNG, to: "artefacts/r.png", inRun: true)
    try run.write(.bluePNG, to: "artefacts/a.png", inRun: true)
    try run.write(.palePNG, to: "artefacts/d.png", inRun: true)
    try run.write(.redPNG, to: "Snapshots/CardTests/Cards/new@2x.png")
    let artefacts = SnapshotArtefacts(
      reference: "artefacts/r.png", actual: "artefacts/a.png", difference: "artefacts/d.png")
    let message = "It differs. Look: a/b.png Accept: swift package record-snapshots --only 'it'\\''s'"
    for (name, deltaE) in [("light", 10.0), ("it's dark", 52.9)] {
      run.add("Cards/\(name)", .failed, reason: .differs, message: message, deltaE: deltaE) {
        $0.artefacts = artefacts
        let kind = name == "light" ? "added" : nil
        $0.comparison?.regions = [RegionSummary(x: 0, y: 0, width: 1, height: 1, pixels: 1, kind: kind)]
      }
    }
    try run.write(Data("one\ntwo\n".utf8), to: "artefacts/r.txt", inRun: true)
    try run.write(Data("one\nthree\n".utf8), to: "artefacts/a.txt", inRun: true)
    run.add("Cards/text", .failed, reason: .differs, test: "text()") {
      $0.format = "txt"
      $0.artefacts = SnapshotArtefacts(reference: "artefacts/r.txt", actual: "artefacts/a.txt")
    }
    run.add("Cards/new", .recorded, recorded: .new, test: "new()")
    run.add("Cards/passed", .passed, test: "passed()")
    try configure(run)
    let file = run.runFolder.appendingPathComponent("report.html")
    try HTMLReport(run.document()).write(to: file)
    return (run, file)
  }

  @Test func `search, filters and counts find what they name`() throws {
    let (run, file) = try page()
    let problems = try Browser.problems(
      of: file,
      script: ##"""
        check("title " + document.title, document.title === "3 failed, 1 new, 1 passed · " + $("#title").textContent);
        check("passed are hidden at first: " + shown(), shown() === "4 of 5 shown");
        check("worst first", $(".row .name").textContent === "text" && $$(".row .name")[1].textContent === "it's dark");
        await search("dark");
        check("word: " + shown(), shown() === "1 of 5 shown");
        await search('s:failed !"it\'s dark" t:cardtests');
        check("fields: " + shown(), shown() === "2 of 5 shown");
        await search("nothing at all");
        check("empty", shown() === "0 of 5 shown" && !$("#empty").hidden);
        await search("dark");
        $("#search").focus();
        key("Escape");
        check("Escape clears: " + shown(), $("#search").value === "" && shown() === "4 of 5 shown");
        await search("dark");
        $("#search").focus();
        $("#search").value = "";
        $("#search").blur();
        check("cleared without an event: " + shown(), shown() === "4 of 5 shown");
        $$(".filter").find((button) => button.textContent.startsWith("Passed")).click();
        check("filter on: " + shown(), shown() === "5 of 5 shown");
        $$(".filter").find((button) => button.textContent.startsWith("Failed")).click();
        check("filter off: " + shown(), shown() === "2 of 5 shown");
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }

  @Test func `every mode shows its pictures, and a key chooses it`() throws {
    let (run, file) = try page()
    let problems = try Browser.problems(
      of: file,
      script: ##"""
        choose("it's dark");
        const expected = [["1", "Side by side", 2, 2], ["2", "Slider", 1, 2], ["3", "Onion skin", 1, 2],
          ["4", "Blink", 1, 2], ["5", "Difference", 1, 1], ["6", "Three up", 3, 3]];
        for (const [name, label, panes, images] of expected) {
          key(name);
          await wait();
          check(label + ": " + mode(), mode() === label);
          check(label + " panes", $$(".pane").length === panes);
          check(label + " pictures", $$(".pane img").length === images
            && await until(() => $$(".pane img").every((one) => one.naturalWidth === 2)));
          check(label + " described", $$(".pane img").every((one) => one.alt.includes("2 by 1 pixels")));
        }
        key("2");
        const clip = () => $$(".pane img")[1].style.clipPath;
        const before = clip();
        key("l");
        check("slider moves: " + before + clip(), before.includes("50%") && clip().includes("55%"));
        const help = (name) => $$("#help dt").find((one) => one.textContent.startsWith(name)).nextSibling.textContent;
        check("to the right, as the help says: " + help("l"), $(".divider").style.left === "55%" && help("l").startsWith("Slider to the right")
          && help("h").startsWith("Slider to the left"));
        key("3");
        for (let i = 0; i < 3; i += 1) key("h");
        check("onion", $$(".pane img")[1].style.opacity === "0.4");
        key("4");
        const seen = () => $$(".pane img")[1].style.visibility;
        const first = seen();
        await wait(700);
        check("blinks by itself", seen() !== first && $("#blink-play").textContent === "Pause");
        $("#blink-play").click();
        const paused = seen();
        await wait(1500);
        check("can be paused", seen() === paused && $("#blink-play").textContent === "Play");
        $("#blink-swap").click();
        check("and swapped", seen() !== paused);
        $("#blink-play").click();
        check("and go on", await until(() => seen() === paused) && $("#blink-play").textContent === "Pause");
        key(" ");
        const held = seen();
        await wait(1500);
        check("space holds", seen() === held);
        key("1");
        check("only while it blinks", $("#blinking").hidden);
        $$(".row .open").find((row) => row.textContent.includes("text")).click();
        check("text: " + $("#stage").textContent, $$("#stage pre").map((one) => one.textContent).join("|") === "one\ntwo\n|one\nthree\n");
        $$(".row .open").find((row) => row.textContent.includes("new")).click();
        check("new has one pane", $$(".pane").length === 1 && $(".pane figcaption").textContent.startsWith("New"));
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }

  @Test func `every key does what the help says: zoom, grid, loupe, regions, background, theme, moving`() throws {
    let (run, file) = try page()
    // Red and blue of sRGB are 52.88 apart by CIEDE2000, a number found in many published colour tools.
    let problems = try Browser.problems(
      of: file,
      script: ##"""
        choose("it's dark");
        key("z");
        check("1:1", $("#zoom").textContent === "100 %");
        for (let i = 0; i < 6; i += 1) key("+");
        check("zoom in: " + $("#zoom").textContent, $("#zoom").textContent === "1200 %");
        check("grid", $(".board").classList.contains("gridded"));
        key("g");
        check("grid off", !$(".board").classList.contains("gridded"));
        key("m");
        check("regions off", $("#stage").classList.contains("without-regions"));
        key("0");
        $("#stage").focus();
        key("ArrowRight");
        await until(() => $("#loupe").textContent);
        check("loupe: " + $("#loupe").textContent, $("#loupe").textContent.includes("ΔE00 52.9")
          && $("#loupe").textContent.includes("#FF0000") && $("#loupe").textContent.includes("#0000FF"));
        key("p");
        check("loupe off", $("#loupe").hidden);
        $("#stage").blur();
        key("n");
        check("region: " + $("#toast").textContent, $("#toast").textContent === "Change 1 of 1: Differs");
        const before = $("#stage").dataset.backdrop;
        key("b");
        check("appearance first", before === "appearance" && $("#stage").dataset.backdrop === "checkerboard");
        key("t"); key("t");
        check("dark", document.documentElement.dataset.theme === "dark"
          && getComputedStyle(document.documentElement).colorScheme === "dark");
        key("j");
        check("next: " + $("#entry-name").textContent, $("#entry-name").textContent === "light");
        key("k");
        check("previous", $("#entry-name").textContent === "it's dark" && $(".row.current .name").textContent === "it's dark");
        key("]");
        check("variant", $("#entry-name").textContent !== "it's dark" && $$(".variant").length === 2);
        key("/");
        check("search focused", document.activeElement === $("#search"));
        $("#search").blur();
        key("?");
        check("help", $("#help").open && $$("#help dt").length >= 25);
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }

  @Test func `selected pictures become a command whose words a shell cannot misread`() throws {
    let (run, file) = try page { $0.add("Cards/light.large", .passed) }
    // Of what is seen: that of the text is the SHA-256 of its bytes, as `sha256sum` prints it.
    let digests = [
      try #require(GoldenKind.png.digest(of: .bluePNG)),
      "c9b0fb1fa00b3a5ce714c876c35bb18f21eed970d33d9093a3cbd7cf0c9db3dc",
    ]
    let problems = try Browser.problems(
      of: file,
      script: ##"""
        choose("it's dark");
        let saved = null;
        URL.createObjectURL = (blob) => { saved = blob; return "blob:none"; };
        check("hidden at first", $("#tray").hidden);
        const input = $("#approver");
        key("a");
        check("command: " + $("#command").textContent, $("#command").textContent ===
          "swift package --allow-writing-to-package-directory record-snapshots --only 'Cards/it'\\''s dark'");
        check("checkbox", $(".row.current .checkbox").checked && $("#accept").getAttribute("aria-pressed") === "true");
        check("new ones cannot be selected", $$(".checkbox:not(:disabled)").length === 3);
        key("j");
        key("a");
        check("only this one: " + $("#command").textContent, $("#command").textContent.endsWith(" --only '=Cards/light'"));
        key("A");
        check("all: " + $("#tray-count").textContent, $("#tray-count").textContent === "3 pictures selected");
        key("u");
        check("undone: " + $("#tray-count").textContent, $("#tray-count").textContent === "2 pictures selected");
        key("A");
        key("d");
        const file = JSON.parse(await saved.text());
        check("file " + JSON.stringify(file), file.schema === "touchstone.approvals/2" && file.run === "run-1"
          && file.commit === "\##(SampleRun.commit)" && Math.abs(Date.parse(file.approvedAt) - Date.now()) < 60000
          && !("approvedBy" in file)
          && file.approved.length === 3 && file.approved.some((one) => one.id === "Cards/light"
            && one.golden === "Snapshots/CardTests/Cards/light@2x.png" && one.digest === "\##(digests[0])")
          && file.approved.some((one) => one.id === "Cards/text" && one.digest === "\##(digests[1])"
            && one.file === one.digest));
        // A name is typed, not taken for commands.
        input.value = " Ann \"<b>\" ";
        input.focus();
        input.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }));
        check("typed: " + $("#tray-count").textContent, $("#tray-count").textContent === "3 pictures selected");
        input.blur();
        key("d");
        check("by", JSON.parse(await saved.text()).approvedBy === "Ann \"<b>\"");
        $("#clear").click();
        check("cleared", $("#tray").hidden && $$(".checkbox:checked").length === 0);
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }

  @Test func `hostile names are shown as text and run nothing`() throws {
    let hostile =
      "</script><script>window.broken = 1</script><img src=x onerror='window.broken = 2'>\"&amp; 🏔️ \u{202E}مرحبا"
    let (run, file) = try page { run in
      run.add("Cards/\(hostile)", .failed, reason: .timeout, message: hostile, test: hostile)
    }
    let problems = try Browser.problems(
      of: file,
      script: ##"""
        $$(".row .open").find((row) => row.textContent.includes("window.broken")
          || row.textContent.includes("amp")).click();
        await wait(300);
        check("ran: " + window.broken, window.broken === undefined);
        check("message as text", $("#message").textContent.startsWith("<\/script><script>window.broken = 1<\/script><img"));
        check("no element came of it", $$("main img[src=x]").length === 0);
        check("search finds it", (await search('"<img src=x"'), shown() === "1 of 6 shown"));
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }

  @Test func `of 5000 entries only those in sight exist, at either end of the list`() throws {
    let (run, file) = try page { run in
      for number in 0..<5000 { run.add("Many/\(number)", .failed, reason: .timeout, test: "many(\(number))") }
    }
    let problems = try Browser.problems(
      of: file,
      script: ##"""
        check("count: " + shown(), shown() === "5004 of 5005 shown");
        check("few rows at first: " + $$(".row").length, $$(".row").length < 60);
        $("#rows").scrollTop = 1e9;
        $("#rows").dispatchEvent(new Event("scroll"));
        check("few rows at the end: " + $$(".row").length, $$(".row").length < 60);
        check("the last is there", $$(".row").some((row) => row.getAttribute("aria-posinset") === "5004"));
        const began = performance.now();
        await search("many/49");
        check("search is quick", performance.now() - began < 1500 && shown() === "111 of 5005 shown");
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }

  @Test func `a script that finds something wrong says so`() throws {
    let (run, file) = try page()
    let problems = try Browser.problems(of: file, script: ##"check("no such thing", $("#no-such-thing")); null.x;"##)
    #expect(problems.first == "no such thing")
    #expect(problems.last?.hasPrefix("thrown: TypeError") == true)
    withExtendedLifetime(run) {}
  }
}
