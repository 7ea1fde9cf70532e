import SwiftUI
import Testing

@MainActor @Suite struct ShareLinkTests {
  private func tree(_ view: some View) -> String { ImageRenderer(content: view).viewTree }

  @Test func `a share link has Apple's parameters, and a label`() {
    let link: ShareLink<CollectionOfOne<String>, Never, Never, DefaultShareLinkLabel> = ShareLink(item: "a")
    #expect(tree(link).contains("\"Share…\""))
    let custom: ShareLink<[String], Image, Never, Text> = ShareLink(
      items: ["a"], preview: { SharePreview($0, image: Image(systemName: "star")) }, label: { Text("Give") })
    #expect(tree(custom).contains("\"Give\""))
  }
}
