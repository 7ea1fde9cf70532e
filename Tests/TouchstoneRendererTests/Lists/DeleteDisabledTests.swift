import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

@MainActor @Suite struct DeleteDisabledTests {
  private struct Words: View {
    @State private var words = ["one", "two", "three"]
    let disabled: String

    var body: some View {
      List {
        ForEach(words, id: \.self) { word in
          Text(word).deleteDisabled(word == disabled)
        }
        .onDelete { words.remove(atOffsets: $0) }
      }
      .environment(\.editMode, .constant(.active))
    }
  }

  @Test func `a row whose deletion is disabled has no button for it`() throws {
    let renderer = ImageRenderer(content: Words(disabled: "two"))
    #expect(throws: InteractionError.self) { try renderer.tap("Remove two") }
    try renderer.tap("Remove one")
    let texts = try Drawn(Words(disabled: "two")).texts
    #expect(texts == ["one", "two", "three"])
  }
}
