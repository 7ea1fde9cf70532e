import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

/// Realistic charts, which compile and show their marks. The settings of this target in the manifest ensure that type
/// checking takes less than a second for each.
@MainActor @Suite struct SnippetTests {
  @Test func `forty-two charts draw marks and report nothing`() {
    let snippets = MarkSnippets.all + AxisSnippets.all + CompositionSnippets.all
    #expect(snippets.count == 42)
    for (name, view) in snippets {
      let picture = ChartPicture(view, scale: 1)
      #expect(picture.diagnostics.isEmpty, "\(name)")
      #expect(picture.nodes.contains { $0.name.hasSuffix("Mark") }, "\(name)")
    }
  }
}
