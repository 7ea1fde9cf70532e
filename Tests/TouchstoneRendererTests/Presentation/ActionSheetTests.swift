import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

@MainActor @Suite struct ActionSheetTests {
  private struct Choice: Identifiable {
    let id: Int
  }

  private static let sheet = ActionSheet(
    title: Text("Delete?"), message: Text("It cannot be undone."),
    buttons: [.destructive(Text("Delete")), .default(Text("Archive")), .cancel()])

  @Test func `an action sheet shows its title, message and buttons at the bottom`() throws {
    let drawn = try Drawn(Color.white.actionSheet(isPresented: .constant(true)) { Self.sheet }, height: 700)
    #expect(drawn.texts == ["Delete?", "It cannot be undone.", "Delete", "Archive", "Cancel"])
    // A cancel button is the lowest: Human Interface Guidelines, “Action sheets”.
    let bottoms = ["Delete?", "Delete", "Archive", "Cancel"].compactMap { drawn.frame(ofText: $0)?.maxY }
    #expect(bottoms.count == 4 && bottoms == bottoms.sorted())
    #expect((bottoms.last ?? 0) > 600)
  }

  @Test func `an action sheet is shown while there is an item`() throws {
    func texts(_ item: Choice?) throws -> [String] {
      try Drawn(Color.white.actionSheet(item: .constant(item)) { _ in Self.sheet }, height: 700).texts
    }
    #expect(try texts(Choice(id: 1)).contains("Archive"))
    #expect(try texts(nil) == [])
  }
}
