import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots

struct GitHubAnnotationsTests {
  @Test func `a failure is annotated at its line, with what could break the command escaped`() throws {
    let run = try SampleRun()
    run.add("Cards/dark", .failed, reason: .differs, message: "100% off:\nsee, here")
    run.add("Cards/light", .passed)
    let text = GitHubAnnotations(try run.document(), paths: RepositoryPaths(prefix: "Packages/Cards, old")).text
    #expect(
      text == "::error file=Packages/Cards%2C old/Tests/CardTests/Cards.swift,line=12,title=Cards/dark::"
        + "100%25 off:%0Asee, here\n")
  }

  @Test func `a run without failures says nothing`() throws {
    let run = try SampleRun()
    run.add("Cards/dark", .passed)
    #expect(GitHubAnnotations(try run.document()).text.isEmpty)
  }

  @Test func `GitHub shows ten errors: the tenth says how many more there are`() throws {
    let run = try SampleRun()
    for index in 1...10 { run.add("Cards/\(index)", .failed, reason: .missing) }
    let ten = GitHubAnnotations(try run.document()).text.split(separator: "\n")
    #expect(ten.count == 10 && ten.allSatisfy { $0.hasPrefix("::error file=Tests/CardTests/Cards.swift,line=12,") })
    for index in 11...40 { run.add("Cards/\(index)", .failed, reason: .missing) }
    let forty = GitHubAnnotations(try run.document()).text.split(separator: "\n")
    #expect(forty.count == 10 && forty.prefix(9).allSatisfy { $0.hasPrefix("::error file=") })
    #expect(forty.last == "::error title=Snapshots::31 more snapshots failed: see the report.")
  }

  @Test func `crashes count as errors of the step, and come first`() throws {
    let run = try SampleRun()
    for index in 1...10 { run.add("Cards/\(index)", .failed, reason: .missing) }
    run.ended = false
    let document = try run.document()
    let lines = GitHubAnnotations(document).text.split(separator: "\n")
    #expect(lines.count == 10)
    #expect(lines[0].hasPrefix("::error title=Snapshots::Process 42 of run run-1 did not finish"))
    #expect(lines[9] == "::error title=Snapshots::2 more snapshots failed: see the report.")
    let one = GitHubAnnotations(document, limit: 1).text
    #expect(one == "::error title=Snapshots::11 more errors: see the report.\n")
  }

  @Test func `no message turns the text that is read`() throws {
    let run = try SampleRun()
    run.add("Cards/x", .failed, reason: .differs, message: "a\u{202E}b\u{2028}c")
    #expect(GitHubAnnotations(try run.document()).text.hasSuffix("::a·b·c\n"))
  }

  @Test func `an unknown message cannot begin a command of its own`() throws {
    let run = try SampleRun()
    run.add("Cards/x", .failed, reason: .differs, message: "a\r\n::set-output name=x::y")
    let text = GitHubAnnotations(try run.document()).text
    #expect(text.split(separator: "\n").count == 1)
    #expect(text.contains("a%0D%0A::set-output"))
  }

  @Test func `an annotation counts all failures with its cause`() throws {
    let run = try SampleRun()
    func edit(_ before: String, _ type: String) -> ViewEdit {
      var view = PlacedView(path: type, type: type, frame: PlacedView.Frame(x: 0, y: 0, width: 1, height: 1))
      view.source = "Sources/Shop/\(type.dropFirst(5)).swift:3"
      return ViewEdit(.paint, before: before, after: "#FFFFFF", view: view)
    }
    let (red, blue) = (edit("#FF0000", "Shop.Tag"), edit("#0000FF", "Shop.Page"))
    for (index, edits) in [[red, blue], [red], [red], [blue]].enumerated() {
      run.add("Cards/\(index)", .failed, reason: .differs, deltaE: 9) { $0.edits = edits }
    }
    run.add("Cards/missing", .failed, reason: .missing)
    let lines = GitHubAnnotations(run.documentAsIs()).text.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("::error file=Sources/Shop/Tag.swift,line=3,") && lines[0].contains("::3 snapshots: "))
    #expect(lines[0].contains("title=colour #FF0000 → #FFFFFF::"))
    #expect(lines[1].hasPrefix("::error file=Sources/Shop/Page.swift,line=3,") && lines[1].contains("::2 snapshots: "))
    #expect(lines[2].contains("title=Cards/missing"))
    let two = GitHubAnnotations(run.documentAsIs(), limit: 2).text.split(separator: "\n")
    #expect(two.last == "::error title=Snapshots::2 more snapshots failed: see the report.")
  }

  @Test func `a declaration in a package beside is annotated, and no place outside of the repository`() throws {
    let places = [
      "../Design/Chip.swift:3": "file=Packages/Design/Chip.swift,line=3", "../../../etc/passwd:1": nil, "..:3": nil,
      "./../../../x.swift:1": nil, ".build/checkouts/Kit/A.swift:3": nil, "Sources/A.swift:": nil,
    ]
    for (source, place) in places {
      let run = try SampleRun()
      var view = PlacedView(
        path: "Chip", type: "Design.Chip", frame: PlacedView.Frame(x: 0, y: 0, width: 1, height: 1))
      view.source = source
      run.add("Cards/a", .failed, reason: .differs, deltaE: 9) {
        $0.edits = [ViewEdit(.paint, before: "#FF0000", after: "#FFFFFF", view: view)]
      }
      let text = GitHubAnnotations(run.documentAsIs(), paths: RepositoryPaths(prefix: "Packages/Cards")).text
      #expect(
        text.hasPrefix("::error " + (place ?? "file=Packages/Cards/Tests/CardTests/Cards.swift,line=12") + ","),
        "\(text)")
    }
  }

  @Test func `failures with a common cause are annotated at the view that has it`() throws {
    func view(_ type: String, _ source: String?) -> PlacedView {
      var view = PlacedView(path: type, type: type, frame: PlacedView.Frame(x: 0, y: 0, width: 1, height: 1))
      view.source = source
      return view
    }
    func text(source: String?) throws -> String {
      let run = try SampleRun()
      let color = ViewEdit(.paint, before: "#000000", after: "#FFFFFF", view: view("Shop.Tag", source))
      for index in 0...1 {
        run.add("Cards/\(index)", .failed, reason: .differs, deltaE: 9) {
          $0.edits = [color]
          var region = RegionSummary(
            x: 0, y: 0, width: 1, height: 1, pixels: 1, deltaE: 9, kind: "recolored", moved: nil)
          region.view = view("Shop.Page", "Sources/Shop/Page.swift:7")
          $0.comparison?.regions = [region]
        }
      }
      return GitHubAnnotations(try run.documentAsIs()).text
    }
    #expect(try text(source: "Sources/Shop/Tag.swift:3").hasPrefix("::error file=Sources/Shop/Tag.swift,line=3,"))
    #expect(try text(source: nil).hasPrefix("::error file=Tests/CardTests/Cards.swift,line=12,"))
  }
}
