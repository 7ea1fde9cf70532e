import SwiftUI
import Testing

/// Charts as people write them compile and show their marks. That none of them takes the type checker a second is held by
/// the settings of this target in the manifest.
@MainActor @Suite struct SnippetTests {
  @Test func `forty-one charts draw marks and report nothing`() {
    let snippets = MarkSnippets.all + AxisSnippets.all + CompositionSnippets.all
    #expect(snippets.count == 41)
    for (name, view) in snippets {
      let picture = ChartPicture(view, scale: 1)
      #expect(picture.diagnostics.isEmpty, "\(name)")
      #expect(picture.nodes.contains { $0.name.hasSuffix("Mark") }, "\(name)")
    }
  }
}
