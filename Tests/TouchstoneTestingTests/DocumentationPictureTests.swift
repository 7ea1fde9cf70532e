import Foundation
import Testing

/// The pictures of the documentation are those of the goldens: DocC follows no links, so it has copies.
@Suite struct DocumentationPictureTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private let articles = package.appending(path: "Sources/TouchstoneTesting/TouchstoneTesting.docc")
  private let own = package.appending(path: "Snapshots/TouchstoneTestingTests/SheetTests")
  private let gallery = package.appending(path: "Examples/Gallery/Snapshots/GalleryTests/GalleryTests")

  @Test func `every sheet of the gallery is in an article`() throws {
    let article = try ["Drawings.md", "Charts.md"].map {
      try String(contentsOf: articles.appending(path: $0), encoding: .utf8)
    }.joined()
    let sheets = try [own, gallery].flatMap {
      try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }
    .filter { $0.lastPathComponent.hasPrefix("sheet.") && $0.lastPathComponent.hasSuffix(".light@2x.png") }
    #expect(sheets.count == Sheet.allCases.count + 2)
    for sheet in sheets {
      let name = sheet.lastPathComponent.split(separator: ".")[1]
      let copy = articles.appending(path: "Resources/sheet-\(name)@2x.png")
      #expect(article.contains("(sheet-\(name))"), "no article shows \(name)")
      #expect(
        try Data(contentsOf: copy) == Data(contentsOf: sheet),
        "\(copy.lastPathComponent) is not \(sheet.path): copy it")
    }
  }

  @Test func `every chart of an article is its golden`() throws {
    let copies = try FileManager.default.contentsOfDirectory(atPath: articles.appending(path: "Resources").path)
      .filter { $0.hasPrefix("chart-") }
    #expect(!copies.isEmpty)
    for copy in copies {
      let golden = copy.replacing("chart-", with: "chart.").replacing(".png", with: ".1.png")
      #expect(
        try Data(contentsOf: articles.appending(path: "Resources/\(copy)"))
          == Data(contentsOf: gallery.appending(path: golden)), "\(copy) is not \(golden)")
    }
  }

  @Test(arguments: ["targets.light.1.svg": "targets.svg", "targets.dark.1.svg": "targets~dark.svg"])
  func `the picture of the targets is its golden`(golden: String, copy: String) throws {
    let folder = Self.package.appending(path: "Snapshots/TouchstoneTestingTests/TargetDiagramTests")
    #expect(
      try Data(contentsOf: folder.appending(path: golden))
        == Data(contentsOf: articles.appending(path: "Resources/\(copy)")),
      "Resources/\(copy) is not \(golden): copy it")
  }

  @Test func `every piece of the gallery in an article is its golden`() throws {
    let copies = try FileManager.default.contentsOfDirectory(atPath: articles.appending(path: "Resources").path)
      .filter { $0.hasPrefix("gallery-") }
    #expect(!copies.isEmpty)
    for copy in copies {
      let golden = copy.replacing("gallery-", with: "piece.").replacing("@2x", with: ".light@2x")
      #expect(
        try Data(contentsOf: articles.appending(path: "Resources/\(copy)"))
          == Data(contentsOf: gallery.appending(path: golden)), "\(copy) is not \(golden)")
    }
  }

  @Test func `every picture of an article is there`() throws {
    let files = try #require(FileManager.default.enumerator(atPath: articles.path)).compactMap { $0 as? String }
    let pictures = Set(
      files.filter { $0.hasPrefix("Resources/") }.compactMap { $0.split(separator: "/").last }
        .map { $0.replacing(#/(@[123]x|~dark)?\.(png|svg)$/#, with: "") })
    for file in files where file.hasSuffix(".md") {
      let article = try String(contentsOf: articles.appending(path: file), encoding: .utf8)
      for match in article.matches(of: #/!\[[^\]]+\]\(([^)]+)\)/#) {
        #expect(pictures.contains(match.1.replacing(".png", with: "")), "\(file) shows \(match.1), which is missing")
      }
    }
  }
}
