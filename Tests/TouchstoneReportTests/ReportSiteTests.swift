import Foundation
import Testing
import TouchstoneImageIO
import TouchstoneReport
import TouchstoneSnapshots

struct ReportSiteTests {
  private let run: SampleRun
  private var site: URL { run.package.appendingPathComponent("site", isDirectory: true) }

  init() throws { run = try SampleRun() }

  private static let svg = Data(
    #"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><script>alert(1)</script></svg>"#.utf8)

  private func addFailures(_ count: Int = 1) throws {
    try run.write(.redPNG, to: "artefacts/r.png", inRun: true)
    try run.write(.bluePNG, to: "artefacts/a.png", inRun: true)
    try run.write(Self.svg, to: "artefacts/a.svg", inRun: true)
    try run.write(Data("%PDF-1.7".utf8), to: "artefacts/a.pdf", inRun: true)
    for number in 0..<count {
      run.add("Cards/\(number)", .failed, reason: .differs, deltaE: 5) {
        $0.artefacts = SnapshotArtefacts(reference: "artefacts/r.png", actual: "artefacts/a.png")
      }
    }
  }

  private func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: site.path).filter { $0 != "pictures" && $0 != FolderMark.name }
      .sorted()
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: site.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `pictures are files as they were, and the page has none of them`() throws {
    try addFailures()
    try ReportSite(run.documentAsIs()).write(to: site)
    let pictures = try files().filter { $0.hasPrefix("pictures/") }
    #expect(Set(try pictures.map { try Data(contentsOf: site.appendingPathComponent($0)) }) == [.redPNG, .bluePNG])
    #expect(pictures.allSatisfy { $0.hasSuffix(".png") })
    #expect(try files().allSatisfy(ReportSite.hasFile))
    #expect(try !text("index.html").contains(Data.redPNG.base64EncodedString()))
  }

  /// The hash is computed here from the element, as browsers do.
  @Test func `browsers run no script but that of the page, by its digest`() throws {
    try addFailures()
    try ReportSite(run.documentAsIs()).write(to: site)
    let html = try text("index.html")
    let policy = try #require(html.firstMatch(of: /Content-Security-Policy" content="([^"]+)"/)).1
    let script = try #require(html.range(of: "<script>"))
    let end = try #require(html.range(of: "</script>", options: .backwards))
    let hex = Array(Data(html[script.upperBound..<end.lowerBound].utf8).sha256)
    let bytes = stride(from: 0, to: 64, by: 2).compactMap { UInt8(String(hex[$0...$0 + 1]), radix: 16) }
    #expect(policy.contains("script-src 'sha256-\(Data(bytes).base64EncodedString())';"))
    #expect(policy.contains("default-src 'none'"))
    #expect(!policy.contains("script-src 'unsafe-inline'"))
    #expect(!html.contains("<script>", from: script.upperBound))
  }

  @Test func `an SVG is a text to browsers that open its address`() throws {
    try addFailures(0)
    run.add("Cards/svg", .failed, reason: .differs) {
      $0.format = "svg"
      $0.artefacts = SnapshotArtefacts(actual: "artefacts/a.svg")
    }
    run.add("Cards/pdf", .failed, reason: .differs) {
      $0.format = "pdf"
      $0.artefacts = SnapshotArtefacts(actual: "artefacts/a.pdf")
    }
    try ReportSite(run.documentAsIs()).write(to: site)
    let names = Set(try files().map { $0.split(separator: ".").dropFirst().joined(separator: ".") })
    #expect(names.isSuperset(of: ["svg.txt"]))
    #expect(!names.contains("svg"))
    #expect(!ReportSite.hasFile("pictures/1.svg"))
    #expect(try text("summary.md").contains("svg.txt\">SVG</a>"))
  }

  @Test func `an earlier site is replaced, and a folder of the user's stays`() throws {
    try addFailures()
    try ReportSite(run.documentAsIs()).write(to: site)
    try Data().write(to: site.appendingPathComponent("pictures/99.png"))
    try ReportSite(run.documentAsIs()).write(to: site)
    #expect(try !files().contains("pictures/99.png"))
    let mine = run.package.appendingPathComponent("mine")
    try run.write(Data("x".utf8), to: "mine/a.txt")
    #expect(throws: POSIXError(.EEXIST)) { try ReportSite(run.documentAsIs()).write(to: mine) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: mine.path) == ["a.txt"])
  }

  @Test func `the Markdown gets addresses for its page and pictures, and for nothing else`() throws {
    try addFailures()
    let hostile = #"<img src="pictures/1.png" [All pictures](index.html)"#
    run.add("Cards/hostile", .failed, reason: .missing, message: hostile, test: hostile)
    try ReportSite(run.documentAsIs()).write(to: site)
    let markdown = ReportSite.markdown(try text("summary.md"), at: "https://h/v1/pages/1")
    #expect(markdown.contains("\n[All pictures](https://h/v1/pages/1/index.html)\n"))
    let pictures = Set(markdown.matches(of: /<img src="([^"]+)"/).map { String($0.1) })
    let known = Set(try files().map { "https://h/v1/pages/1/\($0)" })
    #expect(pictures.count == 2)
    #expect(pictures.isSubset(of: known))
    #expect(markdown.contains("| Golden | Actual |"))
  }

  @Test func `three pictures show a cause, first its example, each once`() throws {
    let view = PlacedView(
      path: "Page › Text", type: "Shop.PriceTag", frame: PlacedView.Frame(x: 0, y: 0, width: 1, height: 1))
    let pictures: [Data] = [.redPNG, .bluePNG, .bluePNG, .palePNG]
    for (number, data) in pictures.enumerated() {
      try run.write(data, to: "artefacts/\(number).png", inRun: true)
      run.add("Cards/\(number)", .failed, reason: .differs, deltaE: Double(9 - number)) {
        $0.artefacts = SnapshotArtefacts(actual: "artefacts/\(number).png")
        $0.edits = [ViewEdit(.paint, before: "#0059CC", after: "#0087FF", view: view)]
      }
    }
    try ReportSite(run.documentAsIs()).write(to: site)
    let row = try #require(try text("summary.md").split(separator: "\n").first { $0.hasPrefix("| colour") })
    let shown = try row.matches(of: /<img src="([^"]+)"/).map {
      try Data(contentsOf: site.appendingPathComponent(String($0.1)))
    }
    #expect(shown == [.redPNG, .bluePNG, .palePNG])
  }
}

extension String {
  fileprivate func contains(_ text: String, from index: Index) -> Bool { self[index...].contains(text) }
}
