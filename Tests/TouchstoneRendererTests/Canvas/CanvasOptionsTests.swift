import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// What the initialisers of `Canvas` and of pictures drawn in code say.
@MainActor @Suite struct CanvasOptionsTests {
  /// Half of black over white.
  private func mixed(_ context: inout GraphicsContext) {
    context.fill(rect(0, 0, 20, 20), with: .color(.white))
    context.fill(rect(0, 0, 20, 20), with: .color(white: 0, opacity: 0.5))
  }

  @Test func `asynchronous canvas is done when the picture is`() throws {
    func canvas(_ isAsynchronous: Bool) -> some View {
      Canvas(rendersAsynchronously: isAsynchronous) { context, size in
        context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.pureRed))
      }
      .frame(width: 20, height: 20)
    }
    #expect(try picture(of: canvas(true)) == picture(of: canvas(false)))
  }

  @Test func `canvas mixes in its color mode`() throws {
    func canvas(_ mode: ColorRenderingMode) throws -> Bitmap {
      try picture(of: Canvas(colorMode: mode) { context, _ in mixed(&context) }.frame(width: 20, height: 20))
    }
    #expect(try canvas(.nonLinear).isNear(10, 10, [128, 128, 128, 255]))
    // Half of the light is 188 of 255 by sRGB's curve.
    #expect(try canvas(.linear).isNear(10, 10, [188, 188, 188, 255]))
    #expect(try canvas(.extendedLinear).isNear(10, 10, [188, 188, 188, 255]))
  }

  @Test func `symbols are laid out by themselves and found by their tag only`() throws {
    let bitmap = try picture(
      of: Canvas { context, size in
        if let square = context.resolveSymbol(id: "square") {
          context.draw(square, at: CGPoint(x: 5, y: 5))
          context.draw(square, in: CGRect(x: 10, y: 10, width: 10, height: 10))
        }
        if context.resolveSymbol(id: "untagged") == nil, context.resolveSymbol(id: 7) == nil {
          context.fill(rect(0, 18, 2, 2), with: .color(.pureGreen))
        }
      } symbols: {
        Color.pureRed.frame(width: 4, height: 4).tag("square")
        Text("untagged")
      }
      .frame(width: 20, height: 20))
    #expect(bitmap.rgba(5, 5) == [255, 0, 0, 255] && bitmap.rgba(8, 8)[3] == 0)
    #expect(bitmap.rgba(11, 11) == [255, 0, 0, 255] && bitmap.rgba(18, 18) == [255, 0, 0, 255])
    #expect(bitmap.rgba(1, 19) == [0, 255, 0, 255])
  }

  @Test func `picture drawn in code is opaque mixes light and has a label`() throws {
    let size = CGSize(width: 20, height: 20)
    let clear = Image(size: size) { $0.fill(rect(0, 0, 10, 20), with: .color(.pureRed)) }
    #expect(try picture(of: clear).rgba(15, 10)[3] == 0)
    let opaque = Image(size: size, opaque: true) { $0.fill(rect(0, 0, 10, 20), with: .color(.pureRed)) }
    #expect(try picture(of: opaque).rgba(15, 10) == [0, 0, 0, 255])
    let linear = Image(size: size, colorMode: .linear) { mixed(&$0) }
    #expect(try picture(of: linear).isNear(10, 10, [188, 188, 188, 255]))
    let labelled = ImageRenderer(content: Image(size: size, label: Text("A red half")) { mixed(&$0) })
    #expect(labelled.viewTree.contains("A red half"))
  }

  @Test func `picture drawn in code is scaled as one`() throws {
    let disc = Image(size: CGSize(width: 10, height: 10)) { context in
      context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.pureRed))
    }
    let bitmap = try picture(of: disc.resizable().frame(width: 40, height: 20))
    #expect(bitmap.width == 40 && bitmap.height == 20)
    #expect(bitmap.rgba(20, 10) == [255, 0, 0, 255] && bitmap.rgba(1, 1)[3] == 0)
  }
}
