import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

@MainActor @Suite struct ConfirmationDialogTests {
  private func texts(_ node: RenderNode) -> [String] {
    ((node as? TextNode).map { [$0.string] } ?? []) + node.children.flatMap(texts)
  }

  private func texts(_ view: some View) -> [String] {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 390, height: 700)
    return texts(renderer.picture(scale: 1).root)
  }

  @Test func `a dialog about data is shown if there is any`() {
    func dialog(_ name: String?) -> [String] {
      texts(
        Text("Under").confirmationDialog(
          "Delete?", isPresented: .constant(true), titleVisibility: .visible, presenting: name
        ) { name in
          Button("Delete \(name)", role: .destructive) {}
        } message: { name in
          Text("\(name) is gone then.")
        })
    }
    #expect(dialog("Ridge").contains("Delete Ridge"))
    #expect(dialog("Ridge").contains("Ridge is gone then."))
    #expect(dialog("Ridge").contains("Delete?"))
    #expect(!dialog(nil).contains("Delete?"))
  }

  @Test func `a title from a resource is that of its key`() {
    let key = LocalizedStringResource("Delete?")
    let shown = texts(
      Text("Under").confirmationDialog(key, isPresented: .constant(true), titleVisibility: .visible) {
        Button(LocalizedStringResource("Keep")) {}
      })
    #expect(shown.contains("Delete?"))
    #expect(shown.contains("Keep"))
  }
}
