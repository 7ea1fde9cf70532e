import SwiftUI
import Testing

/// Charts as people write them compile and show their marks; none of them takes the type checker a second, by
/// `-warn-long-function-bodies=1000`.
@MainActor @Suite struct SnippetTests {
  @Test func `forty charts draw marks and report nothing`() {
    let snippets = MarkSnippets.all + AxisSnippets.all + CompositionSnippets.all
    #expect(snippets.count == 40)
    for (name, view) in snippets {
      let picture = ChartPicture(view, scale: 1)
      #expect(picture.diagnostics.isEmpty, "\(name)")
      #expect(picture.nodes.contains { $0.name.hasSuffix("Mark") }, "\(name)")
    }
  }
}
