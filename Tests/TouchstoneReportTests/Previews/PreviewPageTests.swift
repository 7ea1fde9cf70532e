import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots

@Suite(.enabled(if: Browser.executable != nil, "no Chromium in PATH"))
struct PreviewPageTests {
  /// Two previews of a card and one of a row, each in three variants; the row has a name that is markup.
  private func withPage(_ configure: (inout PreviewPage) -> Void = { _ in }, _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["pictures", "previous"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    var entries: [PreviewBook.Entry] = []
    for (id, name) in [("Card", nil), ("Card-Dark", "Dark"), ("Row", "<b>Row</b>")] as [(String, String?)] {
      let file = id.prefix { $0 != "-" }
      var entry = PreviewBook.Entry(module: "App", id: id, name: name, source: "/p/\(file).swift", line: 7)
      for variant in ["light", "dark", "accessibility3"] {
        let path = "pictures/\(id).\(variant).png"
        for folder in [
          folder.appendingPathComponent(path), folder.appendingPathComponent("previous/\(id).\(variant).png"),
        ] {
          try Data.redPNG.write(to: folder)
        }
        entry.pictures.append(
          PreviewBook.Picture(
            variant: variant, file: path, width: 40, height: 20, isScreen: false,
            stage: variant == "dark" ? .dark : .light))
      }
      entries.append(entry)
    }
    var page = PreviewPage(title: "App", book: PreviewBook(entries: entries))
    configure(&page)
    try page.write(to: folder)
    try body(folder.appendingPathComponent(PreviewPage.fileName))
  }

  @Test func `search, variants and files show what they name`() throws {
    try withPage { page in
      let problems = try Browser.problems(
        of: page,
        script: ##"""
          const names = () => $$("article h3").map((heading) => heading.firstChild.textContent).join(",");
          check("title " + document.title, document.title === "App – previews");
          check("all: " + names(), names() === "Preview,Dark,<b>Row</b>");
          check("text, not markup", $("article h3 b") === null);
          check("light and dark at first: " + $$("figure").length, $$("figure").length === 6);
          check("files: " + $$("#files a").length, $$("#files a").length === 2);
          await search("card dark");
          check("search: " + names(), names() === "Dark");
          check("count: " + $("#facts").textContent, $("#facts").textContent === "1 of 3 previews");
          await search("nothing");
          check("nothing", !$("#nothing").hidden && $$("article").length === 0);
          $("#clear").click();
          check("all again, in all variants: " + $$("figure").length, $$("figure").length === 9);
          $$("#variants button").find((button) => button.textContent === "Dark").click();
          check("without dark: " + $$("figure").length, $$("figure").length === 6);
          check("no notice", $("#problem").hidden && $("#omissions").hidden);
          """##)
      #expect(problems == [])
    }
  }

  @Test func `a picture opens in its size, and keys go through all`() throws {
    try withPage { page in
      let problems = try Browser.problems(
        of: page,
        script: ##"""
          $$("figure button")[1].click();
          await wait();
          check("open", $("#viewer").open);
          const place = () => $("#viewer-place").textContent;
          check("place: " + place(), place() === "Dark · 40 × 20 · /p/Card.swift:7");
          check("stage", $("#stage").dataset.stage === "dark");
          check("nothing to compare", $("#compare").hidden);
          key("ArrowRight");
          check("next: " + $("#viewer-title").textContent, $("#viewer-title").textContent === "Dark");
          key("ArrowLeft");
          key("ArrowLeft");
          check("before: " + place(), place().startsWith("Light"));
          """##)
      #expect(problems == [])
    }
  }

  @Test func `what changed, what is left out and what does not build is on the page`() throws {
    try withPage {
      $0.changed = ["pictures/Row.dark.png"]
      $0.omissions = ["The previews of <App> are left out: no test target depends on it."]
      $0.problem = "A.swift:1:2: error: </script> expected"
    } _: { page in
      let problems = try Browser.problems(
        of: page,
        script: ##"""
          check("changed", $$("figure.changed").length === 1);
          check("left out", !$("#omissions").hidden && $("#omissions li").textContent.includes("<App>"));
          check("problem", !$("#problem").hidden && $("#problem pre").textContent.endsWith("</" + "script> expected"));
          $("#only-changed input").click();
          check("only: " + $$("figure").length, $$("figure").length === 1);
          $("figure button").click();
          check("compare", !$("#compare").hidden);
          $$("#compare button")[1].click();
          check("before " + $("#stage img").src, $("#stage img").src.includes("previous/Row.dark.png"));
          $$("#compare button")[2].click();
          check("difference", !$$("#stage img")[1].hidden && $("#stage").dataset.mode === "difference");
          """##)
      #expect(problems == [])
    }
  }

  @Test(
    .enabled(if: Browser.axe != nil, "axe-core is not there: run Scripts/lint-page"), arguments: ["light", "dark"])
  func `axe-core finds nothing to improve`(theme: String) throws {
    try withPage { page in
      let problems = try Browser.problems(
        of: page,
        script: Browser.audit + ##"""
          document.documentElement.dataset.theme = "\##(theme)";
          await audit("page");
          $("figure button").click();
          await audit("picture");
          """##)
      #expect(problems == [])
    }
  }

  @Test func `an open page follows drawings`() throws {
    try withPage {
      $0.isWatched = true
    } _: { page in
      let problems = try Browser.problems(
        of: page,
        script: ##"""
          let first;
          const { show } = window;
          window.show = (page) => { first = page; };
          check("asks for drawings", await until(() => first));
          check("live: " + $("#facts").textContent, $("#facts").textContent.endsWith("previews · live"));
          const noon = new Date(2026, 10, 26, 12, 4, 30) / 1000;
          show({ ...first, generation: 2, drawn: noon, changed: ["pictures/Card.light.png"] });
          check("time: " + $("#facts").textContent, $("#facts").textContent.endsWith("1 changed · live · updated 12:04"));
          check("marked", $$("figure.changed").length === 1);
          check("not from the cache", $("figure img").src.endsWith("?2"));
          show({ ...first, generation: 3, changed: [], problem: "error: a" });
          check("problem", !$("#problem").hidden);
          show({ ...first, generation: 4, problem: undefined });
          check("gone", $("#problem").hidden);
          """##)
      #expect(problems == [])
    }
  }
}
