import Foundation
import SwiftUI
import Testing
import TouchstoneTesting

/// The picture of the architecture page: a golden of the package's own.
@MainActor @Suite(.snapshots) struct TargetDiagramTests {
  @Test(arguments: [ColorScheme.light, .dark])
  func `the targets and what they depend on`(appearance: ColorScheme) throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/Testing/TouchstoneTesting/TouchstoneTesting.docc/Architecture.md")
    let graph = TargetGraph(page: try String(contentsOf: page, encoding: .utf8))
    try #require(graph.targets.contains("TouchstoneDrawing"))
    assertSnapshot(of: TargetDiagram(graph), as: .svg(colorScheme: appearance), testName: "targets")
  }

  @Test func `an arrow that others imply is left out, and equal targets share a box`() {
    let graph = TargetGraph(
      page: """
        | Target | Holds | Depends on |
        |---|---|---|
        | `CA` `CB` | c | – |
        | `Base` | b | `CA` `CB` `Network` |
        | `Top` | t | `Base` `CA` |
        """)
    #expect(graph.dependencies["Base"] == ["CA", "CB"])
    #expect(graph.essential(of: "Top") == ["Base"])
    #expect(graph.groups == [["CA", "CB"], ["Base"], ["Top"]])
    let layers = TargetLayers(graph)
    #expect(layers.items.map(\.layer) == [0, 1, 2])
    #expect(Set(layers.items.map(\.x)).count == 1, "a chain is straight")
  }
}
