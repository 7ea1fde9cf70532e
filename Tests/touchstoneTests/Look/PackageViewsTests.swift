import Foundation
import Testing
import TouchstoneReport

@testable import touchstone

struct PackageViewsTests {
  private func withViews(_ body: (PackageViews) throws -> Void) throws {
    try PackageFixture.withFolder { folder in
      for (path, text) in [
        ("Sources/Cards/Card.swift", "struct Card: View { var body: some View { EmptyView() } }"),
        ("Sources/Rows/Card.swift", "struct Card: View { var body: some View { EmptyView() } }"),
        ("Sources/Rows/Row.swift", "struct Row: View { let title: String; var body: some View { Text(title) } }"),
        ("Sources/Rows/Previews.swift", "struct Previews: View { var body: some View { EmptyView() } }"),
        ("Sources/Hidden/Card.swift", "struct Lost: View { var body: some View { EmptyView() } }"),
      ] {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("import SwiftUI\n\(text)\n".utf8).write(to: file)
      }
      try body(PackageViews(PackageFixture.manifest(), of: folder))
    }
  }

  @Test func `views of one name in two targets have their targets in their names, and each is found by that`() throws {
    try withViews { views in
      #expect(views.names().sorted() == ["Cards/Card", "Previews", "Rows/Card"])
      let targets: [(String, String?)] = [
        ("Rows/Card", "Rows"),
        ("Cards/Card", "Cards"),
        ("Previews", "Rows"),
        ("Nothing", nil),
      ]
      for (name, expected) in targets {
        let found = try views.place(named: name)?.target
        #expect(found == expected, "\(name)")
      }
      #expect(throws: LookFailure.severalViews("Card", ["Cards/Card", "Rows/Card"])) { try views.place(named: "Card") }
    }
  }

  @Test
  func `a preview hides the view of its name in its own module, and another module's view is listed by its target`()
    throws
  {
    try withViews { views in
      func names(_ previews: [(module: String, name: String)]) -> [String] {
        views.names(
          besides: previews.map { LookAnswer.Name(name: $0.name, module: $0.module, file: "/p/A.swift", line: 1) }
        ).sorted()
      }
      #expect(names([("Rows", "Previews")]) == ["Cards/Card", "Rows/Card"])
      // With the name alone, the preview of the other module is drawn.
      #expect(names([("Cards", "previews")]) == ["Cards/Card", "Rows/Card", "Rows/Previews"])
      #expect(names([("Cards", "CARD")]) == ["Previews", "Rows/Card"])
      #expect(names([("Rows", "Previews-Dark")]) == ["Cards/Card", "Previews", "Rows/Card"])
    }
  }

  @Test func `each view has a file, whose name is that of its preview, and none is lost`() throws {
    try withViews { views in
      let sources = PackageViews.sources(for: views.places)
      #expect(sources.keys.sorted() == ["Cards-Card.swift", "Rows-Card.swift", "Rows-Previews.swift"])
      #expect(sources["Rows-Card.swift"]?.contains("@testable import Rows") == true)
      #expect(views.places.allSatisfy { sources["\($0.fileName).swift"] != nil })
    }
  }

  @Test func `a target whose name has a dash is imported by its module`() throws {
    try withViews { views in
      var place = try #require(views.places.first)
      place.target = "design-kit"
      let source = try #require(PackageViews.sources(for: [place])["design-kit-\(place.view.name).swift"])
      #expect(source.contains("@testable import design_kit\n"))
    }
  }

  @Test func `why a view cannot be drawn is known with and without its target`() throws {
    try withViews { views in
      #expect(views.obstacles["Row"]?.contains("title") == true)
      #expect(views.obstacles["Rows/Row"] == views.obstacles["Row"])
      #expect(views.obstacles["Hidden/Lost"] == "Hidden is in no library product")
    }
  }
}
