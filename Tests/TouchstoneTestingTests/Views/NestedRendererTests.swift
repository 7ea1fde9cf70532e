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

  @Test func `a picture that a renderer drew says whose change it is`() throws {
    func picture(_ color: Color) throws -> UIImage {
      try #require(ImageRenderer(content: PriceBadge(color: color).padding()).uiImage)
    }
    let edits =
      compare(
        try picture(Color(red: 0, green: 0.4, blue: 0.8)), .image,
        withGoldenOf: try picture(Color(red: 0, green: 0.2, blue: 0.4)), .image
      ).result.edits ?? []
    #expect(edits.map { "\($0.words) in \($0.view.typeName ?? "none")" } == ["colour #003366 → #0066CC in PriceBadge"])
  }
}

private struct PriceBadge: View {
  let color: Color

  var body: some View { Text("$5").padding(4).background(color) }
}
