import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Pictures of colours with a headroom. Light that is as bright as the headroom becomes white where no more can be held,
/// so that the exposure of a colour with a component of 1 is taken back exactly.
@MainActor @Suite struct HeadroomTests {
  private func renderer<V: View>(
    _ view: V, _ mode: ColorRenderingMode, _ range: Image.DynamicRange?
  ) -> ImageRenderer<some View> {
    let renderer = ImageRenderer(content: view.frame(width: 8, height: 8))
    renderer.colorMode = mode
    renderer.allowedDynamicRange = range
    return renderer
  }

  private func rgba(
    _ view: some View, _ mode: ColorRenderingMode = .nonLinear, _ range: Image.DynamicRange? = .standard, x: Int = 4
  ) throws -> [Int] {
    let pixel = try renderer(view, mode, range).render().bitmap[x, 4]
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha].map(Int.init)
  }

  private func light(_ view: some View, _ range: Image.DynamicRange?, x: Int = 4) throws -> [Float] {
    let image = try #require(renderer(view, .extendedLinear, range).cgImage)
    let halves = try #require(image.halves)
    return halves[(4 * 8 + x) * 4..<(4 * 8 + x) * 4 + 4].map { Float(Float16(bitPattern: $0)) }
  }

  private static let base = Color(red: 1, green: 0.8, blue: 0)
  private static let bright = base.exposureAdjust(2)

  private static let painted: [(String, AnyView)] = {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [bright, bright, bright, bright])
    return [
      ("fill", AnyView(bright)), ("stroke", AnyView(Rectangle().stroke(bright, lineWidth: 40))),
      ("text", AnyView(Text("█").font(.system(size: 60)).foregroundStyle(bright).fixedSize())),
      ("gradient", AnyView(LinearGradient(colors: [bright, bright], startPoint: .top, endPoint: .bottom))),
      ("mesh", AnyView(mesh)), ("tint", AnyView(Color.accentColor.tint(bright))),
      ("symbol", AnyView(Image(systemName: "square.fill").resizable().foregroundStyle(bright))),
      ("resolved", AnyView(Rectangle().fill(bright.resolveHDR(in: EnvironmentValues())))),
      (
        "canvas",
        AnyView(
          Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(bright)) })
      ),
      (
        "shadow",
        AnyView(Color.black.frame(width: 8, height: 8).shadow(color: bright, radius: 0, x: 20).offset(x: -20))
      ),
    ]
  }()

  @Test(arguments: [ColorRenderingMode.nonLinear, .linear, .extendedLinear], 0..<10)
  func `Pictures of standard range show the colour tone-mapped`(_ mode: ColorRenderingMode, _ index: Int) throws {
    let (name, view) = Self.painted[index]
    #expect(try rgba(view, mode) == [255, 204, 0, 255], "\(name)")
  }

  @Test func `Other modes cannot hold what is brighter, whatever the range`() throws {
    for (mode, range) in [(.nonLinear, .high), (.nonLinear, nil), (.linear, .high)]
      as [(ColorRenderingMode, Image.DynamicRange?)]
    {
      #expect(try rgba(Self.bright, mode, range) == [255, 204, 0, 255])
    }
  }

  @Test func `Pictures of high range keep it, and constrained ones up to eight thirds`() throws {
    let expected: [Float] = [4, 4 * 0.6038, 0, 1]
    for range in [nil, .high] as [Image.DynamicRange?] {
      #expect(try zip(light(Self.bright, range), expected).allSatisfy { abs($0 - $1) < 0.01 })
    }
    #expect(
      try zip(light(Self.bright, .constrainedHigh), expected).allSatisfy { abs($0 - ($1 == 1 ? 1 : $1 * 2 / 3)) < 0.01 }
    )
    // White stays white there, and what has no headroom is clamped, as are sums.
    #expect(try light(Color.white.headroom(4), .constrainedHigh) == [1, 1, 1, 1])
    let limit = Float(Float16(8.0 / 3))
    #expect(try light(Color(.sRGBLinear, white: 4), .constrainedHigh) == [limit, limit, limit, 1])
    let sum = Color(.sRGBLinear, white: 2).overlay(Color(.sRGBLinear, white: 2).blendMode(.plusLighter))
    #expect(try light(sum, .constrainedHigh) == [limit, limit, limit, 1])
    #expect(
      try light(Color(.sRGBLinear, white: 4).opacity(0.5), .constrainedHigh) == [limit / 2, limit / 2, limit / 2, 0.5])
  }

  @Test func `Views limit their own range`() throws {
    let view = HStack(spacing: 0) {
      Self.bright.allowedDynamicRange(.standard)
      Self.bright
    }
    #expect(try abs(light(view, .high, x: 1)[0] - 1) < 0.001)
    #expect(try abs(light(view, .high, x: 6)[0] - 4) < 0.005)
    #expect(
      try abs(light(AnyView(Self.bright.allowedDynamicRange(nil)).allowedDynamicRange(.standard), .high)[0] - 4) < 0.005
    )
    #expect(try rgba(Self.bright.allowedDynamicRange(.high)) == [255, 204, 0, 255])
  }

  @Test func `What is no brighter than white is drawn as if nothing brighter were there`() throws {
    func pair(_ second: Color) -> some View {
      HStack(spacing: 0) {
        LinearGradient(colors: [.red, .blue, .white], startPoint: .top, endPoint: .bottom).frame(width: 4)
        second
      }
    }
    for mode in [ColorRenderingMode.nonLinear, .linear, .extendedLinear] {
      let bitmaps = try [Self.bright, .black].map { try renderer(pair($0), mode, .standard).render().bitmap }
      for y in 0..<8 {
        for x in 0..<4 { #expect(bitmaps[0][x, y] == bitmaps[1][x, y]) }
      }
    }
  }

  @Test func `Parts in a mode of their own hold what that mode can`() throws {
    func canvas(_ mode: ColorRenderingMode) -> some View {
      Canvas(colorMode: mode) { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Self.bright))
      }
    }
    func drawn(_ mode: ColorRenderingMode) -> Image {
      Image(size: CGSize(width: 8, height: 8), colorMode: mode) { context in
        context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(Self.bright))
      }
    }
    for mode in [ColorRenderingMode.nonLinear, .linear] {
      for view in [AnyView(canvas(mode)), AnyView(drawn(mode)), AnyView(Self.bright.drawingGroup(colorMode: mode))] {
        let light = try light(view, .high)
        #expect(abs(light[0] - 1) < 0.001 && abs(light[1] - 0.6038) < 0.002)
      }
    }
    let extended = ColorRenderingMode.extendedLinear
    for view in [
      AnyView(canvas(extended)), AnyView(drawn(extended)), AnyView(Self.bright.drawingGroup(colorMode: extended)),
    ] {
      #expect(try abs(light(view, .high)[0] - 4) < 0.005)
      #expect(try rgba(view) == [255, 204, 0, 255])
    }
  }

  @Test func `Drawing steps are of standard range`() throws {
    for mode in [ColorRenderingMode.nonLinear, .extendedLinear] {
      let renderer = renderer(Self.bright, mode, .high)
      #expect(renderer.picture(scale: 1).list.description.contains("#FFCC00"))
      let svg = try String(decoding: renderer.svgData(), as: UTF8.self)
      #expect(svg.lowercased().contains("#ffcc00"))
    }
    let high = try renderer(Self.bright, .extendedLinear, .high).render().list.description
    #expect(high.contains("group extended linear light") && high.contains("rgb(1.8"))
  }
}
