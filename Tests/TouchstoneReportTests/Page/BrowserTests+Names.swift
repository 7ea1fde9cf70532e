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
}
