import Foundation
import Testing

/// The goldens in articles are links to them. DocC follows none, so `Scripts/document` gives it copies.
@Suite struct DocumentationPictureTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private let articles = package.appending(path: "Sources/Testing/TouchstoneTesting/TouchstoneTesting.docc")
  private let own = package.appending(path: "Snapshots/TouchstoneTestingTests/SheetTests")
  private let gallery = package.appending(path: "Examples/Gallery/Snapshots/GalleryTests/GalleryTests")

  @Test func `every sheet is in an article, as a link to its golden`() throws {
    let article = try ["Drawings.md", "Charts.md"].map {
      try String(contentsOf: articles.appending(path: $0), encoding: .utf8)
    }.joined()
    let sheets = try [own, gallery].flatMap {
      try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }
    .filter { $0.lastPathComponent.hasPrefix("sheet.") && !$0.lastPathComponent.hasSuffix(".dark@2x.png") }
    #expect(sheets.count == Sheet.allCases.count + 2)
    for sheet in sheets {
      let name = sheet.lastPathComponent.split(separator: ".")[1]
      let link = articles.appending(path: "Resources/sheet-\(name)@2x.png")
      #expect(article.contains("(sheet-\(name))"), "no article shows \(name)")
      #expect(
        link.resolvingSymlinksInPath() == sheet.resolvingSymlinksInPath(),
        "\(link.lastPathComponent) is no link to \(sheet.path): make one with ln -s")
    }
  }

  @Test(arguments: ["chart-", "gallery-", "sheet-", "targets"])
  func `a golden in an article is a link, and not a copy that grows old`(prefix: String) throws {
    let resources = articles.appending(path: "Resources")
    let pictures = try FileManager.default.contentsOfDirectory(atPath: resources.path).filter { $0.hasPrefix(prefix) }
    #expect(!pictures.isEmpty)
    for picture in pictures.map({ resources.appending(path: $0) }) {
      let target = picture.resolvingSymlinksInPath()
      #expect(target.path.contains("/Snapshots/"), "\(picture.lastPathComponent) is not a golden")
      #expect(FileManager.default.fileExists(atPath: target.path), "\(picture.lastPathComponent) leads nowhere")
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
