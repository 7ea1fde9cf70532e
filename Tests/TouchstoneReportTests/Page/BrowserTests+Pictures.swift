import Foundation
import Testing
import TouchstoneDiff
import TouchstoneReport
import TouchstoneSnapshots

/// Pictures that are more than one picture, or none.
extension BrowserTests {
  /// Two frames of 2×2 px, made with another encoder: all red, then the lower row blue; and the same in green.
  private var movie: Data? {
    Data(
      base64Encoded: """
        iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACGFjVEwAAAACAAAAAPONk3AAAAAaZmNUTAAAAAAAAAACAAAAAgAAAAAAAAAA\
        AGQD6AAAAVWPHQAAABBJREFUeNpj+M/AAEQMEAoAH+4D/WNeu1sAAAAaZmNUTAAAAAEAAAACAAAAAQAAAAAAAAABAGQD6AAALSwEBAAAABFm\
        ZEFUAAAAAnjaY2Bg+A9EAAUCAf8NeSr2AAAAAElFTkSuQmCC
        """)
  }

  /// Two red pixels beside two blue ones.
  private var strip: Data? {
    Data(
      base64Encoded: """
        iVBORw0KGgoAAAANSUhEUgAAAAQAAAABCAIAAAB2XpiaAAAAEElEQVR42mP4z8AARGDiPwAZ8wP9ctncvgAAAABJRU5ErkJggg==
        """)
  }

  @Test func `a film strip shows its frames, one of an animated image builds on those before, and both play`() throws {
    let (run, file) = try page { run in
      for (name, data) in [("strip", strip), ("movie", movie)] {
        let path = "artefacts/\(name).\(name == "movie" ? "apng" : "png")"
        try run.write(#require(data), to: path, inRun: true)
        run.add("Cards/\(name)", .failed, reason: .differs, deltaE: 90, test: "\(name)()") {
          $0.artefacts = SnapshotArtefacts(reference: path, actual: path, difference: path)
          $0.comparison?.regions = [RegionSummary(x: 2, y: 0, width: 1, height: 1, pixels: 1)]
          if name == "movie" {
            $0.format = "apng"
            $0.comparison?.regions[0].frame = 1
          }
          $0.film = SnapshotFrames(moments: [0, 50], boxes: name == "strip" ? [[0, 0, 2, 1], [2, 0, 2, 1]] : nil)
        }
      }
      run.add("Cards/wider", .failed, reason: .size, deltaE: 90, test: "wider()") {
        let path = "artefacts/strip.png"
        $0.artefacts = SnapshotArtefacts(reference: path, actual: path)
        $0.film = SnapshotFrames(
          moments: [0, 50], boxes: [[0, 0, 2, 1], [2, 0, 2, 1]], goldenBoxes: [[0, 0, 1, 1], [1, 0, 3, 1]])
      }
    }
    let problems = try Browser.problems(
      of: file,
      script: ##"""
        const colours = async (index) => {
          const image = $$(".pane img")[index];
          await image.decode();
          const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
          const context = canvas.getContext("2d");
          context.drawImage(image, 0, 0);
          const bytes = context.getImageData(0, 0, canvas.width, canvas.height).data;
          let text = "";
          for (let i = 0; i < bytes.length; i += 4) text += bytes[i] === 255 ? "r" : bytes[i + 2] === 255 ? "b" : "?";
          return text;
        };
        const settled = (index, text) => until(async () =>
          $$(".pane img")[index]?.complete && await colours(index).catch(() => "") === text);
        choose("strip");
        check("the whole strip at first", await settled(1, "rrbb") && $("#player-text").textContent === "Whole strip of 2 frames");
        check("whole: region " + $$(".pane")[0].querySelectorAll(".region").length, $$(".region").length === 2);
        key(".");
        check("first frame " + $("#player-text").textContent, await settled(0, "rr") && $("#player-text").textContent === "0 ms, frame 1 of 2");
        check("its region is elsewhere", $$(".region").length === 0);
        key(".");
        check("second frame", await settled(0, "bb") && await settled(1, "bb"));
        check("its region lies in it", $(".region").style.left === "0%");
        for (const name of ["2", "3", "6"]) { key(name); check("frame in mode " + name, await settled(0, "bb")); }
        key("5");
        check("pale where nothing differs", await settled(0, "??"));
        key("1");
        $("#player-whole").click();
        check("whole again", await settled(0, "rrbb"));
        choose("wider");
        key(".");
        check("golden of another size", await settled(0, "r") && await settled(1, "rr"));
        for (const name of ["2", "3", "4"]) {
          key(name);
          check("both sizes: " + $("figcaption").textContent, $("figcaption i").textContent === "1 × 1 → 2 × 1 px");
        }
        key("1");
        key(".");
        check("its second frame", await settled(0, "rbb") && await settled(1, "bb"));
        choose("movie");
        check("movie: first frame", await settled(0, "rrrr") && $("#player-whole").hidden);
        key(",");
        check("movie: back to the last", await settled(0, "rrbb") && $("#player-text").textContent === "50 ms, frame 2 of 2");
        key("5");
        check("movie: pale where nothing differs", await settled(0, "????"));
        key("1");
        check("movie: region of that frame", $$(".region").length === 2);
        $("#player-frame").value = "0";
        $("#player-frame").dispatchEvent(new Event("input"));
        check("movie: no region in the other", $$(".region").length === 0);
        key("f");
        await until(() => $("#player-play").classList.contains("playing"));
        const seen = new Set();
        for (let i = 0; i < 200 && seen.size < 2; i += 1) { await wait(20); seen.add($("#player-text").textContent); }
        check("plays " + [...seen], seen.size === 2);
        key("f");
        check("pauses", $("#player-play").title === "Play (f)");
        choose("light");
        check("a still picture has no player", $("#player").hidden);
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }

  @Test(arguments: ["light", "dark"])
  func `transparent pictures lie on what they stand out from`(theme: String) throws {
    let (run, file) = try page { run in
      let pictures = [
        "white": "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAADklEQVR4nGP4DwQMQAAAGe8D/WzIlAgAAAAASUVORK5CYII=",
        "black": "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAD0lEQVR4nGNgYGD4D8QMAAUEAQCwBUiSAAAAAElFTkSuQmCC",
      ]
      for (name, data) in pictures {
        try run.write(#require(Data(base64Encoded: data)), to: "artefacts/\(name).png", inRun: true)
        run.add("Cards/\(name)", .failed, reason: .differs, test: "\(name)()") {
          $0.artefacts = SnapshotArtefacts(actual: "artefacts/\(name).png")
        }
      }
    }
    let problems = try Browser.problems(
      of: file,
      script: ##"""
        document.documentElement.dataset.theme = "\##(theme)";
        const row = (name) => $$(".row .open").find((row) => row.querySelector(".name").textContent === name);
        const scheme = (image) => getComputedStyle(image).colorScheme;
        const image = (name) => row(name).querySelector("img");
        check("white", await until(() => image("white").dataset.tone === "light" && scheme(image("white")) === "dark"));
        check("black", await until(() => image("black").dataset.tone === "dark" && scheme(image("black")) === "light"));
        row("white").click();
        check("on the stage", await until(() => $(".pane img")?.dataset.tone === "light"));
        row("light").click();
        check("an opaque picture has none", await until(() => $(".pane img")?.complete && !$(".pane img").dataset.tone));
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }

  @Test func `an SVG is shown as a picture and as text, a PDF can be opened, a patch has marked lines`() throws {
    let (run, file) = try page { run in
      let drawing =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"12.5\" height=\"8\"><rect width=\"9\" height=\"9\"/></svg>"
      try run.write(Data(drawing.utf8), to: "artefacts/a.svg", inRun: true)
      try run.write(Data("%PDF-1.7\n%%EOF\n".utf8), to: "artefacts/a.pdf", inRun: true)
      let patch = "@@ −1,2 +1,2 @@\n <svg width=\"9\" height=\"9\">\n−old\n+new\n"
      try run.write(Data(patch.utf8), to: "artefacts/d.patch", inRun: true)
      for kind in ["svg", "pdf"] {
        let message = "Snapshot \"Cards/\(kind)\" differs from its golden:\n\(patch)"
        run.add("Cards/\(kind)", .failed, reason: .differs, message: message, test: "\(kind)()") {
          $0.format = kind
          $0.golden = "Snapshots/CardTests/Cards/a.\(kind)"
          $0.artefacts = SnapshotArtefacts(
            reference: "artefacts/a.\(kind)", actual: "artefacts/a.\(kind)",
            difference: kind == "svg" ? "artefacts/d.patch" : nil)
        }
      }
    }
    let problems = try Browser.problems(
      of: file,
      script: ##"""
        choose("svg");
        check("drawn", await until(() => $$(".pane img").length === 2 && $$(".pane img").every((one) => one.naturalWidth === 13 || one.naturalWidth === 12)));
        check("said size", $(".pane figcaption").textContent.includes("13 × 8 px"));
        check("the text is in its mode: " + $("#message").textContent, $("#message").textContent === "Differs from its golden.");
        const difference = $("[data-mode=difference]");
        const why = "Difference: not here, for pictures of this kind are not compared pixel by pixel.";
        difference.click();
        check("why not: " + difference.title, difference.ariaDisabled === "true" && difference.title === why
          && $("#toast").textContent === why && mode() === "Side by side");
        key("7");
        check("text: " + mode(), mode() === "Text");
        check("marked", $$(".line").map((line) => line.className.trim()).join("|") === "line place|line|line removed|line added");
        key("1");
        choose("pdf");
        let opened = 0;
        window.open = (url) => { if (url.startsWith("blob:")) opened += 1; };
        const buttons = $$("#stage button");
        check("buttons", buttons.map((one) => one.textContent).join("|") === "Open golden|Open actual");
        buttons.forEach((one) => one.click());
        check("opened", await until(() => opened === 2));
        check("no modes for it", $("#toolbar").hidden);
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }

  @Test func `the loupe sees transparency, over the background that shows more of it`() throws {
    // One pixel of opaque and one of transparent black, made with another encoder: black and white over white.
    let pixels = [
      "a": "DUlEQVR42mNgYGD4DwABBAEAgLvRWwAAAABJRU5ErkJggg==", "r": "C0lEQVR42mNgAAIAAAUAAen63NgAAAAASUVORK5CYII=",
    ]
    let (run, file) = try page { run in
      for (name, end) in pixels {
        let data = Data(base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAA" + end)
        try run.write(#require(data), to: "artefacts/clear-\(name).png", inRun: true)
      }
      run.add("Cards/clear", .failed, reason: .differs, deltaE: 100, test: "clear()") {
        $0.artefacts = SnapshotArtefacts(reference: "artefacts/clear-r.png", actual: "artefacts/clear-a.png")
      }
    }
    let problems = try Browser.problems(
      of: file,
      script: ##"""
        $$(".row .open").find((row) => row.textContent.includes("clear")).click();
        $("#stage").focus();
        key("ArrowRight");
        check("loupe: " + $("#loupe").textContent, await until(() => $("#loupe").textContent.includes("ΔE00 100.0")));
        check("alpha: " + $("#loupe").textContent, $("#loupe").textContent.includes("#00000000"));
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }

  @Test func `what is masked is hatched where it lies, and said`() throws {
    let (run, file) = try page { run in
      run.entries[0].masks = [MaskedPlace(PixelRect(x: 1, y: 0, width: 1, height: 1), view: "the <clock>")]
    }
    let problems = try Browser.problems(
      of: file,
      script: ##"""
        $$(".row .open").find((row) => row.textContent.includes("light")).click();
        const hatched = $$(".masked");
        check("in both panes", hatched.length === 2);
        check("half: " + hatched[0].style.left, hatched[0].style.left === "50%" && hatched[0].style.width === "50%");
        check("named", hatched[0].title.startsWith("Masked view the <clock>"));
        check("fact: " + $("#facts").textContent, $("#facts").textContent.includes("the <clock>: (0.5, 0) 0.5 × 0.5 pt"));
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }

  @Test func `pictures that lie beside the page are loaded when they are shown, and the loupe can read them`() throws {
    let (run, file) = try page()
    try HTMLReport(run.document(), embeddingLimit: 10).write(to: file)
    #expect(try !String(contentsOf: file, encoding: .utf8).contains("id=\"image-0\""))
    let problems = try Browser.problems(
      of: file,
      script: ##"""
        choose("it's dark");
        check("shown", await until(() => $$(".pane img").length === 2 && $$(".pane img").every((one) => one.naturalWidth)));
        $("#stage").focus();
        key("ArrowRight");
        check("loupe: " + $("#loupe").textContent, await until(() => $("#loupe").textContent.includes("ΔE00 52.9")));
        """##)
    #expect(problems == [])
    // The page draws the difference by itself: its picture is left out.
    let folder = HTMLReport.pictureFolder(of: file)
    let document = try run.document()
    let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".js") }
    let needed = document.entries.flatMap { [$0.reference, $0.actual] }.compactMap { $0 }.map { "\($0.image).js" }
    #expect(Set(pictures) == Set(needed))
    // A page that fits again takes the folder away.
    try HTMLReport(run.document()).write(to: file)
    #expect(!FileManager.default.fileExists(atPath: HTMLReport.pictureFolder(of: file).path))
    withExtendedLifetime(run) {}
  }
}
