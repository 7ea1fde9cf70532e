import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots

struct HTMLReportTests {
  @Test func `text of a run cannot end the element around it, nor begin another`() throws {
    let run = try SampleRun()
    let hostile = "</script><script>alert(1)</script><!-- \"'& 🏔️ \u{202E}مرحبا \u{2028}"
    run.add("Cards/" + hostile, .failed, reason: .differs, message: hostile, test: hostile)
    let html = try HTMLReport(run.document()).text()
    #expect(!html.contains("alert(1)</script>"))
    let start = try #require(html.range(of: "<script type=\"application/json\" id=\"report\">"))
    let end = try #require(html.range(of: "</script>", range: start.upperBound..<html.endIndex))
    let json = html[start.upperBound..<end.lowerBound]
    let read = try JSONDecoder().decode(ReportDocument.self, from: Data(json.utf8))
    #expect(read.entries.first?.message == hostile)
    #expect(read.entries.first?.test == hostile)
    // With any other character, a browser would keep the whole text in twice the memory.
    #expect(json.unicodeScalars.allSatisfy { $0.value <= 0xFF && $0 != "<" })
    #expect(json.contains(#"\ud83c\udfd4\ufe0f \u202e\u0645"#))
  }

  @Test func `the page asks nothing of any network`() throws {
    let html = try HTMLReport(SampleRun().document()).text()
    let addresses = html.matches(of: /(?:https?:)?\/\/[a-z0-9.-]+\.[a-z]{2,}/).map { String($0.output) }
    // The name of the SVG namespace is not fetched.
    #expect(Set(addresses) == ["http://www.w3.org"])
    #expect(html.contains("default-src 'none'"))
  }

  @Test func `the same run gives the same page, byte for byte`() throws {
    let run = try SampleRun()
    for number in 0..<20 { run.add("Cards/\(number)", .failed, reason: .differs, deltaE: Double(number)) }
    let document = try run.document()
    #expect(try HTMLReport(document).text() == HTMLReport(document).text())
  }

  @Test func `a thousand failures with one cause take little of the page`() throws {
    let run = try SampleRun()
    let view = PlacedView(
      path: "Page › Text", type: "Shop.PriceTag", frame: PlacedView.Frame(x: 0, y: 0, width: 1, height: 1))
    let edit = ViewEdit(.paint, before: "#0059CC", after: "#0087FF", view: view)
    func add(_ numbers: Range<Int>) {
      for number in numbers {
        run.add("Cards/\(number)", .failed, reason: .differs, message: String(repeating: "x", count: 500), deltaE: 4) {
          $0.edits = [edit]
          $0.unkeptDigest = String(repeating: "0a", count: 32)
        }
      }
    }
    add(0..<1000)
    let small = try HTMLReport(run.documentAsIs()).text().utf8.count
    add(1000..<3000)
    let large = try HTMLReport(run.documentAsIs()).text().utf8.count
    #expect(large - small < 2000 * 200)
  }

  @Test func `sources are links to the checkout that the page lies in, unless a CI system draws it`() throws {
    let run = try SampleRun()
    run.add("Cards/a", .failed, reason: .differs)
    func files(_ page: String, _ environment: [String: String] = [:]) throws -> String? {
      let file = run.package.appendingPathComponent(page)
      try HTMLReport(run.document(environment: environment)).write(to: file)
      let html = try String(contentsOf: file, encoding: .utf8)
      return html.firstMatch(of: /"files":"([^"]*)"/).map { String($0.1) }
    }
    #expect(try files(".build/touchstone/report.html") == "./../../")
    #expect(try files("report.html") == "./")
    #expect(try files("../report.html") == nil)
    #expect(try files(".build/touchstone/report.html", ["CI": "true"]) == nil)
  }

  @Test func `a page that is already there is replaced, and no draft stays behind`() throws {
    let run = try SampleRun()
    let file = run.runFolder.appendingPathComponent("report.html")
    try run.write(Data("old".utf8), to: "report.html", inRun: true)
    try HTMLReport(run.document()).write(to: file)
    #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("<!doctype html>"))
    let files = try FileManager.default.contentsOfDirectory(atPath: run.runFolder.path)
    #expect(files.sorted() == ["log", "report.html"])
  }
}
