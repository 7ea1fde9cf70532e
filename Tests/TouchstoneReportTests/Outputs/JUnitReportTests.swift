import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots

struct JUnitReportTests {
  /// The elements and attributes that the schema junit-10.xsd of Jenkins' xUnit plugin allows, as far as we write them.
  private static let allowed = [
    "testsuites": ["name"], "testsuite": ["name", "tests", "failures", "errors", "skipped", "time", "timestamp"],
    "testcase": ["name", "classname", "time"], "failure": ["message", "type"], "error": ["message"],
    "skipped": ["message"],
    "system-out": [],
  ]

  private func expectAllowed(_ element: JUnitTree.Element) throws {
    let names = try #require(Self.allowed[element.name], "\(element.name)")
    #expect(Set(element.attributes.keys).isSubset(of: names), "\(element)")
  }

  /// A failure with the golden, what was drawn and the difference.
  private func failure(named name: String = "a") throws -> SampleRun {
    let run = try SampleRun()
    run.add("Cards/\(name)", .failed, reason: .differs, deltaE: 3) {
      $0.artefacts = SnapshotArtefacts(
        reference: "artefacts/r.png", actual: "artefacts/\(name).png", difference: "artefacts/d.png")
    }
    for (file, picture) in [("r", Data.redPNG), (name, .bluePNG), ("d", .redPNG)] {
      try run.write(picture, to: "artefacts/\(file).png", inRun: true)
    }
    return run
  }

  @Test func `JUnit XML escapes every name, and counts failures only`() throws {
    let run = try SampleRun()
    run.add("Cards/new", .recorded, recorded: .new)
    run.add("Cards/changed", .recorded, recorded: .changed)
    run.add("Cards/same", .recorded, recorded: .unchanged)
    run.add("Cards/<b>|`x`", .failed, reason: .value, message: "The view threw & said \"no\".\nMore.")
    run.add("Cards/other", .failed, reason: .differs, deltaE: 3)
    run.add("Cards/\u{1}", .passed)
    let text = JUnitReport(run.documentAsIs()).text
    #expect(text.contains(#"<testsuite name="CardTests" tests="6" failures="2" errors="0" skipped="0" time="1.500""#))
    #expect(text.contains(#"name="&lt;b&gt;|`x`""#))
    #expect(text.contains("The view threw &amp; said &quot;no&quot;.&#10;More."))
    #expect(text.contains("name=\"\u{FFFD}\""))
  }

  @Test func `JUnit XML is what readers parse: every name comes back, and no two cases share one`() throws {
    let run = try SampleRun()
    let hostile = ["a\"b", "<script>alert('x')</script>", "]]>&amp;", "\u{202E}עברית 🎨", "a\r\nb\tc", "%0A,::"]
    for name in hostile { run.add("Cards/\(name)", .failed, reason: .value, message: "\(name)\u{0}", test: name) }
    run.add("Cards/twice", .passed)
    run.add("Cards/twice", .failed, reason: .differs)
    run.ended = false
    let document = run.documentAsIs()
    let tree = JUnitTree(JUnitReport(document).text)
    #expect(tree.error == nil)
    for element in tree.elements { try expectAllowed(element) }
    let cases = tree.elements.filter { $0.name == "testcase" }.map { $0.attributes["name"] ?? "" }
    #expect(Set(cases).count == cases.count)
    #expect(cases.contains("twice") && cases.contains("twice (2)"))
    for name in hostile { #expect(cases.contains(name), "\(name)") }
    // A crash is an error, so that what is left is not taken for all.
    #expect(tree.elements.count { $0.name == "error" } == 1)
    #expect(tree.elements.contains { $0.attributes["name"] == "Run" && $0.attributes["errors"] == "1" })
  }

  @Test func `whatever is not the same in two revisions is a failure`() throws {
    let run = try SampleRun()
    run.add("Cards/same", .passed)
    run.add("Cards/new", .recorded, recorded: .new)
    try run.write(.redPNG, to: "Snapshots/CardTests/Cards/gone@2x.png")
    var log = RunLog()
    log.snapshots = run.entries.map {
      RunLog.Snapshot(result: $0, runFolder: run.runFolder, packageFolder: run.package)
    }
    let gone = run.package.appendingPathComponent("Snapshots/CardTests/Cards/gone@2x.png")
    var document = ReportDocument(log: log, unused: [gone])
    #expect(!JUnitReport(document).text.contains("<failure"))
    document.comparison = ReportComparison(base: "main")
    let tree = JUnitTree(JUnitReport(document).text)
    #expect(tree.error == nil)
    for element in tree.elements { try expectAllowed(element) }
    #expect(
      tree.elements.filter { $0.name == "failure" }.compactMap { $0.attributes["message"] } == ["removed", "new"])
    let suite = tree.elements.first { $0.name == "testsuite" }?.attributes
    #expect(suite?["tests"] == "3" && suite?["failures"] == "2")
  }

  @Test func `a name does not repeat the file that the class name ends with`() throws {
    let run = try SampleRun()
    run.add("Cards/dark", .passed)
    run.add("Other/dark", .passed)
    let text = JUnitReport(try run.document()).text
    #expect(text.contains(#"<testcase classname="CardTests.Cards" name="dark""#))
    #expect(text.contains(#"<testcase classname="CardTests.Cards" name="Other/dark""#))
  }

  @Test func `the family xunit1 has the file and line of each assertion, from the repository's folder`() throws {
    let run = try failure()
    run.add("Cards/b", .passed)
    let document = try run.document()
    let text = JUnitReport(document, family: .xunit1, paths: RepositoryPaths(prefix: "Packages/Cards")).text
    let cases = JUnitTree(text).elements.filter { $0.name == "testcase" }
    #expect(cases.count == 2)
    for element in cases {
      #expect(element.attributes["file"] == "Packages/Cards/Tests/CardTests/Cards.swift")
      #expect(element.attributes["line"] == "12")
    }
    for element in JUnitTree(JUnitReport(document).text).elements { try expectAllowed(element) }
  }

  @Test func `suites have the time of the log, in UTC`() throws {
    let run = try failure()
    let document = try run.document()
    let suite = JUnitTree(JUnitReport(document).text).elements.first { $0.name == "testsuite" }
    // 1795253400 seconds since 1970, by date(1).
    #expect(suite?.attributes["timestamp"] == "2026-11-21T09:30:00")
    #expect(JUnitReport(document).text == JUnitReport(try run.document()).text)
    var log = RunLog()
    log.snapshots = run.entries.map {
      RunLog.Snapshot(result: $0, runFolder: run.runFolder, packageFolder: run.package)
    }
    #expect(!JUnitReport(ReportDocument(log: log)).text.contains("timestamp"))
  }

  @Test func `pictures of a failure are attachments from the repository's folder, the difference first`() throws {
    let document = try failure().document()
    let text = JUnitReport(document, paths: RepositoryPaths(prefix: "Packages/Cards")).text
    let run = "Packages/Cards/.build/touchstone/run-1/artefacts"
    #expect(
      text.contains(
        """
              <system-out>
        [[ATTACHMENT|\(run)/d.png]]
        [[ATTACHMENT|\(run)/a.png]]
        [[ATTACHMENT|\(run)/r.png]]
              </system-out>
            </testcase>
        """))
  }

  @Test func `what passed, and text, has no attachments`() throws {
    let run = try SampleRun()
    run.add("Cards/a", .passed)
    run.add("Cards/b", .failed, reason: .value, message: "[[ATTACHMENT|/etc/passwd]]")
    #expect(!JUnitReport(try run.document()).text.contains("system-out"))
  }

  @Test(arguments: ["a]]b", "a[b", "a|b", "a\nb"])
  func `a path that would end the marker of an attachment is left out`(name: String) throws {
    let text = JUnitReport(try failure(named: name).documentAsIs()).text
    #expect(text.matches(of: /\[\[ATTACHMENT/).count == 2)
    #expect(!text.contains("artefacts/\(name)"))
  }

  @Test func `an attachment's path is escaped`() throws {
    let text = JUnitReport(try failure(named: "<&>").documentAsIs()).text
    #expect(text.contains("artefacts/&lt;&amp;&gt;.png]]"))
  }
}
