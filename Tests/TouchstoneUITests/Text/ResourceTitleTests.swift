import Foundation
import Testing
import TouchstoneRenderer
import TouchstoneUI

extension LocalizedStringResource {
  fileprivate static let save = LocalizedStringResource("Save")
}

/// Titles from resources, as Xcode 26 makes them from string catalogues: `Button(.save)`.
@MainActor @Suite struct ResourceTitleTests {
  private func texts(_ view: some View) -> [String] {
    func texts(_ node: RenderNode) -> [String] {
      ((node as? TextNode).map { [$0.string] } ?? []) + node.children.flatMap(texts)
    }
    return texts(Stage().show(view).root)
  }

  @Test func `controls show the text of a resource`() {
    #expect(texts(Button(.save) {}) == ["Save"])
    #expect(texts(Button(.save, systemImage: "star", role: .destructive) {}) == ["Save"])
    #expect(texts(Toggle(.save, isOn: .constant(true))) == ["Save"])
    #expect(texts(Label(.save, systemImage: "star")) == ["Save"])
    #expect(texts(TextField(.save, text: .constant(""))) == ["Save"])
    #expect(texts(Menu(.save) { Button("Other") {} }) == ["Save"])
    #expect(texts(LabeledContent(.save, value: "now")) == ["Save", "now"])
    #expect(texts(GroupBox(.save) { Text("in") }) == ["Save", "in"])
    #expect(texts(ProgressView(.save, value: 0.5)) == ["Save"])
    #expect(texts(Section(.save) { Text("in") }) == ["Save", "in"])
  }

  private enum Choice: CustomLocalizedStringResourceConvertible {
    case saved

    var localizedStringResource: LocalizedStringResource { .save }
  }

  @Test func `a value has a resource of its own`() {
    #expect(texts(Text(Choice.saved.localizedStringResource)) == ["Save"])
  }

  @Test func `a literal is a key, not a resource`() {
    // A resource would ignore the interpolated text's own style; a key keeps it.
    #expect(texts(Button("Save \(Text("all").bold())") {}) == ["Save all"])
    #expect(texts(Toggle("**Save**", isOn: .constant(true))) == ["Save"])
  }
}
