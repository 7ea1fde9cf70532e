import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// The two hundred names of SwiftUI that open code uses most, but for controls, gestures, navigation and charts, in
/// their usual forms. That the files of the catalogue compile is half of the test.
@MainActor @Suite struct CatalogueTests {
  private func inked(_ view: some View) throws -> Bool {
    let bitmap = try ImageRenderer(content: view).render().bitmap
    return bitmap.bytes.contains { $0 != 0 }
  }

  @Test(
    arguments: CatalogueEntry.texts + CatalogueEntry.containers + CatalogueEntry.shapes + CatalogueEntry.colors
      + CatalogueEntry.modifiers + CatalogueEntry.effects + CatalogueEntry.data)
  func `every view draws something`(entry: CatalogueEntry) throws {
    let renderer = ImageRenderer(content: entry.view().frame(width: 120, height: 240))
    let rendering = try renderer.render()
    #expect(rendering.bitmap.bytes.contains { $0 != 0 }, "\(entry.testDescription) left the picture clear")
    #expect(rendering.diagnostics.isEmpty, "\(entry.testDescription)")
  }

  @Test func `views without a look leave the picture clear`() throws {
    #expect(try !inked(ZStack { EmptyView() }.frame(width: 20, height: 20)))
    #expect(try !inked(Spacer().frame(width: 20, height: 20)))
    #expect(try !inked(Color.clear.frame(width: 20, height: 20)))
    #expect(try !inked(Color.red.hidden().frame(width: 20, height: 20)))
  }
}
