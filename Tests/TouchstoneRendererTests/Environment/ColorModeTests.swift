import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneRenderer
import TouchstoneUI

/// Pictures put together in linear light; numbers from sRGB's curve, IEC 61966-2-1: half of the light is byte 188.
@MainActor @Suite struct ColorModeTests {
  private func rgba(
    _ view: some View, _ mode: ColorRenderingMode, isOpaque: Bool = false, _ x: Int = 1, _ y: Int = 1
  ) throws -> [Int] {
    let renderer = ImageRenderer(content: view.frame(width: 4, height: 4))
    renderer.colorMode = mode
    renderer.isOpaque = isOpaque
    let pixel = try renderer.render().bitmap[x, y]
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha].map(Int.init)
  }

  private static let white = Color.white

  @Test(arguments: [(ColorRenderingMode.nonLinear, 128), (.linear, 188), (.extendedLinear, 188)])
  func `Half of white on black`(_ mode: ColorRenderingMode, _ level: Int) throws {
    let views: [AnyView] = [
      AnyView(Color.black.overlay(Self.white.opacity(0.5))),
      AnyView(Color.black.overlay(Self.white.compositingGroup().opacity(0.5))),
      AnyView(Color.black.overlay(Rectangle().stroke(Self.white.opacity(0.5), lineWidth: 20))),
      AnyView(Color.black.overlay(Self.white.mask(Color.black.opacity(0.5)))),
    ]
    for (index, view) in views.enumerated() { #expect(try rgba(view, mode)[0] == level, "view \(index)") }
    #expect(try rgba(Self.white.opacity(0.5), mode, isOpaque: true) == [level, level, level, 255])
  }

  @Test(arguments: [ColorRenderingMode.linear, .extendedLinear])
  func `What does not mix looks as ever`(_ mode: ColorRenderingMode) throws {
    let view = Color(red: 0.2, green: 0.4, blue: 0.6)
    #expect(try rgba(view, mode) == [51, 102, 153, 255])
    #expect(try rgba(view.opacity(0), mode) == [0, 0, 0, 0])
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    #expect(try rgba(gradient, mode) == (try rgba(gradient, .nonLinear)))
    let blurred = Color.green.blur(radius: 0.5, opaque: true)
    #expect(try rgba(blurred, mode) == (try rgba(blurred, .nonLinear)))
  }

  @Test func `Only the extended mode keeps what is brighter than white`() throws {
    // Twice the light of white, half opaque: as bright as white.
    let view = Color.black.overlay(Color(.sRGBLinear, white: 2).opacity(0.5))
    #expect(try rgba(view, .linear)[0] == 188)
    #expect(try rgba(view, .extendedLinear)[0] == 255)
  }

  @Test func `Blend modes mix linear components`() throws {
    // 0.5 encoded is 0.21404 linear; its square is 0.045814, encoded 0.2370.
    let gray = Color(white: 0.5)
    let view = gray.overlay(gray.blendMode(.multiply))
    #expect(try rgba(view, .linear)[0] == 60)
    #expect(try rgba(view, .nonLinear)[0] == 64)
    // Twice 0.21404 is 0.42808, encoded 0.6870.
    #expect(try rgba(gray.overlay(gray.blendMode(.plusLighter)), .linear)[0] == 175)
  }

  @Test func `Canvases, drawn images and drawing groups have a mode of their own`() throws {
    func draw(_ context: inout GraphicsContext) {
      let square = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.fill(square, with: .color(.black))
      context.fill(square, with: .color(.white.opacity(0.5)))
    }
    for (mode, level) in [(ColorRenderingMode.nonLinear, 128), (.linear, 188), (.extendedLinear, 188)] {
      #expect(try rgba(Canvas(colorMode: mode) { context, _ in draw(&context) }, .nonLinear)[0] == level)
      let image = Image(size: CGSize(width: 4, height: 4), colorMode: mode, renderer: draw)
      #expect(try rgba(image, .nonLinear)[0] == level)
      let group = Color.black.overlay(Color.white.opacity(0.5)).drawingGroup(colorMode: mode)
      #expect(try rgba(group, .nonLinear)[0] == level)
    }
    #expect(try rgba(Color.clear.drawingGroup(opaque: true), .nonLinear) == [0, 0, 0, 255])
  }

  @Test func `the sheet of modes`() throws {
    func cards() -> some View {
      HStack(spacing: 0) {
        ZStack {
          Circle().fill(.red).frame(width: 60, height: 60).offset(x: -15)
          Circle().fill(.green).frame(width: 60, height: 60).offset(x: 15).opacity(0.5)
        }
        .frame(width: 110, height: 100)
        Circle().fill(.yellow).frame(width: 60, height: 60).shadow(radius: 6).frame(width: 100, height: 100)
        Circle().fill(.blue).frame(width: 50, height: 50).blur(radius: 6).frame(width: 100, height: 100)
        Text("Aa😀").font(.largeTitle).frame(width: 110, height: 100)
        Color.orange.clipShape(Circle()).frame(width: 60, height: 60).rotationEffect(.degrees(20))
          .frame(width: 100, height: 100)
        ZStack {
          Color.cyan
          Color.pink.frame(width: 50, height: 50).blendMode(.difference)
        }
        .frame(width: 100, height: 100)
      }
      .background(.white)
    }
    let view = VStack(spacing: 0) {
      cards()
      cards().drawingGroup(colorMode: .linear)
      cards().drawingGroup(colorMode: .extendedLinear)
    }
    let bitmap = try ImageRenderer(content: view).render().bitmap
    if let folder = ProcessInfo.processInfo.environment["TOUCHSTONE_PICTURES"] {
      try bitmap.pngData().write(to: URL(fileURLWithPath: folder).appendingPathComponent("modes.png"))
    }
    #expect(bitmap.height == 300)
  }
}
