import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneSnapshots
import TouchstoneTesting
import TouchstoneUI

/// Pictures by `ImageRenderer` that a view shows.
@MainActor @Suite struct NestedRendererTests {
  private func picture(font: Font) throws -> Image {
    Image(uiImage: try #require(ImageRenderer(content: Text("x").font(font)).uiImage))
  }

  private func message(_ view: some View) -> String? {
    compare(view, .image, withGoldenOf: view, .image).message
  }

  @Test func `what a picture lacks, the view that shows it lacks`() throws {
    let lacking = try picture(font: .custom("NoSuchFont", size: 20))
    let views = [
      AnyView(lacking.padding()), AnyView(Color.red.frame(width: 40, height: 40).mask { lacking }),
      AnyView(Canvas { context, _ in context.draw(lacking, at: .zero) }.frame(width: 40, height: 40)),
    ]
    for view in views {
      let message = message(view) ?? ""
      #expect(message.contains("is incomplete.") && message.contains("NoSuchFont"), "\(message)")
    }
    #expect(message(try picture(font: .system(size: 20)).padding()) == nil)
  }
}
