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
        run.add("Cards/\(name)", .failed, reason: .differs, deltaE: 5, test: "\(name)()") {
          $0.artefacts = SnapshotArtefacts(reference: "artefacts/r.png", actual: "artefacts/a.png")
          $0.edits = edits
        }
      }
    }
    let problems = try Browser.problems(
      of: file,
      script: ##"""
        const texts = (selector) => $$(selector).map((node) => node.textContent).join("|");
        check("title: " + texts("#causes-title"), texts("#causes-title") === "2 causes");
        check("names: " + texts(".cause .name"), texts(".cause .name") === "colour #0059CC → #0087FF|font regular 17 → bold 17");
        check("buttons: " + texts(".accept-cause"), texts(".accept-cause") === "Accept 3|Accept 1");
        check("the first cause is shown: " + texts("#entry-name"), ["a", "b"].includes(texts("#entry-name")));
        $(".cause .open").click();
        check("filtered: " + shown(), shown() === "3 of 8 shown");
        $(".cause .open").click();
        check("all: " + shown(), shown() === "7 of 8 shown");
        $(".accept-cause").click();
        check("two are ready: " + texts("#tray-count"), texts("#tray-count") === "2 pictures selected");
        $$(".accept-cause")[1].click();
        check("all three: " + texts("#tray-count"), texts("#tray-count") === "3 pictures selected");
        check("both are accepted: " + texts(".accept-cause"), texts(".accept-cause") === "Accepted|Accepted");
        $("#clear").click();
        check("none is, after Clear: " + texts(".accept-cause"), texts(".accept-cause") === "Accept 3|Accept 1");
        $$(".accept-cause")[1].click();
        check("one waits for the other cause", $("#tray").hidden);
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
        check("selected: " + text("#tray-count"), text("#tray-count") === "301 pictures selected: save approvals.json first");
        check("command: " + text("#command"), text("#command").endsWith("record-snapshots --from approvals.json"));
        await search('"card 77"');
        check("found: " + shown(), shown() === "1 of 306 shown");
        $(".row .open").click();
        check("name: " + text("#entry-name"), text("#entry-name") === "card 77");
        check("message: " + text("#message"), text("#message").includes("Show: swift run touchstone show 'Cards/card 77'"));
        """##)
    #expect(problems == [])
    withExtendedLifetime(run) {}
  }
}
