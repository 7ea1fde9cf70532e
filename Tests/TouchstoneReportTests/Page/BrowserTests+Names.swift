import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots

extension BrowserTests {
  @Test func `a page that shows no run calls pictures and results by its own names, in their order`() throws {
    let (run, file) = try page()
    var document = try run.document()
    document.names = ReportNames(reference: "Apple", actual: "Touchstone", statuses: [.failed: "Different"])
    try HTMLReport(document).write(to: file)
    let names = try Browser.problems(
      of: file,
      script: ##"""
        check("results " + document.title, document.title.startsWith("3 different, 1 new, 1 passed"));
        check("all are shown: " + shown(), shown() === "5 of 5 shown");
        choose("it's dark");
        key("1");
        const labels = $$("#stage figcaption").map((label) => label.textContent);
        check("pictures " + labels, labels[0].startsWith("Apple") && labels[1].startsWith("Touchstone"));
        check("order can be chosen", !$("#sort").parentElement.hidden);
        """##)
    #expect(names == [])

    document.names = ReportNames(reference: "Before", actual: "After", isInOrder: true)
    document.entries.reverse()
    try HTMLReport(document).write(to: file)
    let order = try Browser.problems(
      of: file,
      script: ##"""
        const names = $$(".row .name").map((name) => name.textContent);
        check("order " + names, names.join() === "passed,new,light,it's dark,text");
        check("no other order", $("#sort").parentElement.hidden && $("#group").parentElement.hidden);
        """##)
    #expect(order == [])
    withExtendedLifetime(run) {}
  }

  @Test func `a picture or text that a run recorded elsewhere is called the run's`() throws {
    let run = try SampleRun()
    try run.write(.redPNG, to: "Snapshots/CardTests/Cards/a@2x.png")
    try run.write(.redPNG, to: "artefacts/r.png", inRun: true)
    try run.write(.bluePNG, to: "artefacts/a.png", inRun: true)
    try run.write(Data("two".utf8), to: "artefacts/a.txt", inRun: true)
    run.add("Cards/a", .recorded, recorded: .changed) {
      $0.artefacts = SnapshotArtefacts(reference: "artefacts/r.png", actual: "artefacts/a.png")
    }
    run.add("Cards/b", .recorded, recorded: .new, test: "b()") {
      ($0.golden, $0.format) = ("Snapshots/CardTests/Cards/b.txt", "txt")
      $0.artefacts = SnapshotArtefacts(actual: "artefacts/a.txt")
    }
    _ = try run.document()
    let file = run.runFolder.appendingPathComponent("report.html")
    let log = try RunLog(runFolders: [run.runFolder], package: run.package)
    try HTMLReport(ReportDocument(log: log, origin: .others)).write(to: file)
    let problems = try Browser.problems(
      of: file,
      script: ##"""
        choose("a");
        const captions = () => $$("figure figcaption").map((one) => one.textContent).join("; ");
        check("side by side: " + captions(), /^Golden.*; Run's picture/.test(captions()) && !captions().includes("Actual"));
        key("2");
        check("slider: " + captions(), captions().startsWith("Golden ↔ Run's picture"));
        key("3");
        check("onion: " + captions(), captions().includes("Run's picture at"));
        key("4");
        key(" ");
        check("blink: " + captions(), captions().startsWith("Run's picture"));
        choose("b");
        check("text: " + captions(), captions().startsWith("Run's text"));
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }
}
