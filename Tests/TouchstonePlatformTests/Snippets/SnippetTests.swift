import SwiftUI
import Testing

/// Views in source that compiles on a Mac. The manifest limits what the type checker may try for each expression here.
@MainActor @Suite struct SnippetTests {
  private struct Snippet {
    let name: String
    /// What the picture shows, among other things.
    let texts: [String]
    let view: AnyView

    init(_ view: some View, _ texts: String...) {
      name = "\(type(of: view))"
      self.texts = texts
      self.view = AnyView(view)
    }
  }

  private static let all = [
    Snippet(GlassSnippets.Player(), "More"), Snippet(GlassSnippets.Library(), "Albums", "Album 2", "Now playing"),
    Snippet(GlassSnippets.Corners(), "Lake", "Save"), Snippet(GlassSnippets.Formatted(), "Rich text", "Bold? yes"),
    Snippet(ScrollSnippets.Feed(), "Header", "Row 0", "Down"), Snippet(ScrollSnippets.Carousel()),
    Snippet(ScrollSnippets.Refreshed(), "1", "3"), Snippet(MotionSnippets.Heart()),
    Snippet(MotionSnippets.Counter(), "0", "Add"), Snippet(MotionSnippets.Hovered(), "Hover"),
    Snippet(MotionSnippets.Touches()), Snippet(TextSnippets.Title(), "WAVES", "LINES"),
    Snippet(TextSnippets.Shapes()), Snippet(TextSnippets.Environment26(), "warm replaces"),
    Snippet(ScreenSnippets.Directory(), "Ada", "36"), Snippet(ScreenSnippets.Mail(), "Wide"),
    Snippet(ScreenSnippets.Settings(), "Notify", "Build 3", "Old menu", "Share…"),
    Snippet(OlderSnippets.Panes(), "Checked", "Yes", "Actions", "In group"),
    Snippet(OlderSnippets.Fields(), "Ada", "Fixed", "Bordered", "Paged"),
    Snippet(ContainerSnippets.Kanban(), "To do", "Write", "Item 1", "Done"),
    Snippet(ContainerSnippets.Clock(), "1", "4"),
    Snippet(ContainerSnippets.Anchored(), "Boxed"), Snippet(ContainerSnippets.Dragged(), "A rather long line"),
  ]

  @Test func `snippets show their texts`() {
    for snippet in Self.all {
      let renderer = ImageRenderer(content: snippet.view.frame(width: 400, height: 800))
      let tree = renderer.viewTree
      for text in snippet.texts { #expect(tree.contains("\"\(text)\""), "\(snippet.name): \(tree)") }
      #expect(renderer.cgImage != nil, "\(snippet.name)")
    }
  }

  @Test func `of several scenes, the first is kept, because none is shown`() {
    let (screens, older) = ("\(type(of: ScreenSnippets.Program().body))", "\(type(of: OlderSnippets.Program().body))")
    #expect(screens.hasPrefix("WindowGroup<") && older.hasPrefix("DocumentGroup<"), "\(screens) \(older)")
  }
}
