import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Filters, materials, blend modes and nested parts of pictures in linear light, in floats.
@MainActor @Suite struct LinearLightRenderingTests {
  private func renderer(_ view: some View, _ mode: ColorRenderingMode, width: CGFloat = 8) -> ImageRenderer<some View> {
    let renderer = ImageRenderer(content: view.frame(width: width, height: 8))
    renderer.colorMode = mode
    return renderer
  }

  private func level(_ view: some View, _ mode: ColorRenderingMode) throws -> Int {
    Int(try renderer(view, mode).render().bitmap[4, 4].red)
  }

  private func light(_ view: some View, x: Int = 4, width: CGFloat = 8) throws -> [Float] {
    let renderer = renderer(view, .extendedLinear, width: width)
    renderer.allowedDynamicRange = .high
    let image = try #require(renderer.cgImage)
    let halves = try #require(image.halves)
    let first = (4 * Int(width) + x) * 4
    return halves[first..<first + 4].map { Float(Float16(bitPattern: $0)) }
  }

  private func isNear(_ light: [Float], _ expected: [Double], _ tolerance: Double = 0.003) -> Bool {
    zip(light, expected).allSatisfy { abs(Double($0) - $1) <= tolerance * max(1, abs($1)) }
  }

  private func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
  private func encoded(_ value: Double) -> Double {
    value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }

  private static let twice = Color(.sRGBLinear, white: 2)
  private nonisolated static let linearModes = [ColorRenderingMode.linear, .extendedLinear]

  // MARK: Filters

  @Test(arguments: linearModes) func `Numbers between the levels of bytes survive filters`(_ mode: ColorRenderingMode)
    throws
  {
    // A hundredth of the contrast leaves three levels of bytes.
    let view = Color(white: 0.35).contrast(0.01).contrast(100)
    #expect(try abs(level(view, mode) - 89) <= 1)
    #expect(try abs(level(view, .nonLinear) - 89) > 10)
  }

  @Test func `A blur mixes light`() throws {
    let edge = HStack(spacing: 0) {
      Color.black
      Color.white
    }
    .blur(radius: 3, opaque: true)
    let middle = [try light(edge, x: 19, width: 40)[0], try light(edge, x: 20, width: 40)[0]]
    #expect(abs(middle[0] + middle[1] - 1) < 0.02 && middle[1] > middle[0])
  }

  @Test func `What is brighter than white passes filters`() throws {
    #expect(isNear(try light(Self.twice.blur(radius: 1, opaque: true)), [2, 2, 2, 1]))
    for view in [
      AnyView(Self.twice.saturation(1)), AnyView(Self.twice.contrast(1)), AnyView(Self.twice.hueRotation(.zero)),
      AnyView(Self.twice.colorMultiply(.white)), AnyView(Self.twice.grayscale(1)),
    ] {
      #expect(isNear(try light(view), [2, 2, 2, 1]))
    }
    // On encoded components: brightness adds, and grey is the luminance by Rec. 709.
    let brighter = linear(encoded(2) + 0.25)
    #expect(isNear(try light(Self.twice.brightness(0.25)), [brighter, brighter, brighter, 1]))
    let gray = linear(0.2126 * encoded(2) + 0.7152 * 1)
    let orange = Color(.sRGBLinear, red: 2, green: 1, blue: 0)
    #expect(isNear(try light(orange.grayscale(1)), [gray, gray, gray, 1]))
    // On linear ones where the filter asks for them.
    let canvas = Canvas(colorMode: .extendedLinear) { context, size in
      context.addFilter(.brightness(0.25), options: .linearColor)
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Self.twice))
    }
    #expect(isNear(try light(canvas), [2.25, 2.25, 2.25, 1]))
  }

  @Test func `Shadows are as bright as their colour`() throws {
    let square = Color.black.frame(width: 4, height: 8).frame(width: 8, alignment: .leading)
    #expect(isNear(try light(square.shadow(color: Self.twice, radius: 0, x: 4), x: 6), [2, 2, 2, 1]))
    #expect(isNear(try light(square.shadow(color: Self.twice, radius: 0, x: 4), x: 1), [0, 0, 0, 1]))
    // Moved by half a pixel, the edge lies halfway.
    #expect(isNear(try light(square.shadow(color: Self.twice, radius: 0, x: 0.5)), [1, 1, 1, 0.5]))
    func canvas(_ options: GraphicsContext.ShadowOptions, _ mode: GraphicsContext.BlendMode = .normal) -> some View {
      Canvas(colorMode: .extendedLinear) { context, size in
        context.addFilter(.shadow(color: Self.twice, radius: 0, x: 4, blendMode: mode, options: options))
        context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 8)), with: .color(.black))
      }
    }
    #expect(isNear(try light(canvas(.shadowOnly), x: 6), [2, 2, 2, 1]))
    #expect(isNear(try light(canvas(.shadowOnly), x: 1), [0, 0, 0, 0]))
    #expect(isNear(try light(canvas([.shadowOnly, .invertsAlpha]), x: 1), [2, 2, 2, 1]))
    #expect(isNear(try light(canvas([.shadowAbove, .invertsAlpha], .sourceAtop), x: 1), [2, 2, 2, 1]))
    let inner = Rectangle().fill(.black.shadow(.inner(color: Self.twice, radius: 0, x: 4)))
    #expect(isNear(try light(inner, x: 1), [2, 2, 2, 1]))
    #expect(isNear(try light(inner, x: 6), [0, 0, 0, 1]))
  }

  @Test func `Thresholds give their colour`() throws {
    let canvas = Canvas(colorMode: .extendedLinear) { context, size in
      context.addFilter(.alphaThreshold(min: 0.4, color: Self.twice))
      context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 8)), with: .color(.black.opacity(0.5)))
      context.fill(Path(CGRect(x: 4, y: 0, width: 4, height: 8)), with: .color(.black.opacity(0.3)))
    }
    #expect(isNear(try light(canvas, x: 1), [2, 2, 2, 1]))
    #expect(isNear(try light(canvas, x: 6), [0, 0, 0, 0]))
  }

  @Test(arguments: linearModes) func `Filters look as ever where nothing mixes`(_ mode: ColorRenderingMode) throws {
    let color = Color(red: 0.2, green: 0.4, blue: 0.6)
    let views = [
      AnyView(color.brightness(0.2)), AnyView(color.contrast(1.5)), AnyView(color.hueRotation(.degrees(70))),
      AnyView(color.colorInvert()), AnyView(color.luminanceToAlpha()), AnyView(color.saturation(2)),
      AnyView(color.colorMultiply(.orange)), AnyView(color.blur(radius: 2, opaque: true)),
    ]
    for (index, view) in views.enumerated() {
      let pictures = try [mode, .nonLinear].map { try renderer(view, $0).render().bitmap.bytes }
      #expect(zip(pictures[0], pictures[1]).allSatisfy { abs(Int($0) - Int($1)) <= 1 }, "view \(index)")
    }
  }

  @Test func `Meshes mix colours that are brighter than white, and look as ever otherwise`() throws {
    func mesh(_ colors: [Color]) -> MeshGradient {
      MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: colors)
    }
    #expect(isNear(try light(mesh([Self.twice, Self.twice, Self.twice, Self.twice])), [2, 2, 2, 1]))
    let row = try (0..<8).map { try light(mesh([Self.twice, .white, Self.twice, .white]), x: $0)[0] }
    #expect(row[0] < 2 && row[7] > 1 && zip(row, row.dropFirst()).allSatisfy(>))
    let plain = mesh([.red, .blue.opacity(0.5), .yellow, .green])
    for mode in Self.linearModes {
      let pictures = try [mode, .nonLinear].map { try renderer(plain, $0).render().bitmap.bytes }
      #expect(zip(pictures[0], pictures[1]).allSatisfy { abs(Int($0) - Int($1)) <= 2 })
    }
  }

  // MARK: Materials and blend modes

  @Test func `Materials let shine through what is brighter than white`() throws {
    let bright = Color(.sRGBLinear, white: 8).overlay(Rectangle().fill(.ultraThinMaterial))
    #expect(try light(bright)[0] > 1.5)
  }

  @Test(arguments: linearModes) func `Materials see what lies below the group they are in`(_ mode: ColorRenderingMode)
    throws
  {
    func view(_ material: some View) -> some View { Color.red.overlay(material) }
    let plain = try renderer(view(Rectangle().fill(.ultraThinMaterial)), mode).render().bitmap
    let nested = [
      AnyView(view(Rectangle().fill(.ultraThinMaterial).compositingGroup())),
      AnyView(view(Rectangle().fill(.ultraThinMaterial).drawingGroup(colorMode: mode))),
    ]
    for nested in nested { #expect(try renderer(nested, mode).render().bitmap == plain) }
    // In encoded light of its own, a material sees the same below, if not in the same light.
    let encoded = try renderer(view(Rectangle().fill(.ultraThinMaterial).drawingGroup()), mode).render().bitmap[4, 4]
    #expect(abs(Int(encoded.red) - Int(plain[4, 4].red)) < 12 && Int(encoded.green) < Int(encoded.red) - 20)
    // A group in linear light sees the encoded picture around it.
    let inside = try renderer(view(Rectangle().fill(.ultraThinMaterial).drawingGroup(colorMode: mode)), .nonLinear)
      .render().bitmap[4, 4]
    #expect(abs(Int(inside.red) - Int(plain[4, 4].red)) <= 1 && abs(Int(inside.green) - Int(plain[4, 4].green)) <= 1)
  }

  @Test func `A blend mode leaves what is brighter than white where it does not draw`() throws {
    let half = Color.black.frame(width: 4).frame(width: 8, alignment: .leading)
    for mode in [BlendMode.multiply, .screen, .difference, .hue, .softLight, .plusDarker] {
      #expect(isNear(try light(Self.twice.overlay(half.blendMode(mode)), x: 6), [2, 2, 2, 1]), "\(mode)")
    }
    // Multiplied with components within 0…1, as W3C defines it.
    #expect(
      isNear(try light(Self.twice.overlay(Color(.sRGBLinear, white: 0.5).blendMode(.multiply))), [0.5, 0.5, 0.5, 1]))
  }

  // MARK: Modes of parts

  private func parts(_ mode: ColorRenderingMode) -> [AnyView] {
    func draw(_ context: inout GraphicsContext) {
      let square = Path(CGRect(x: 0, y: 0, width: 8, height: 8))
      context.fill(square, with: .color(.black))
      context.fill(square, with: .color(.white.opacity(0.5)))
    }
    return [
      AnyView(Canvas(colorMode: mode) { context, _ in draw(&context) }),
      AnyView(Image(size: CGSize(width: 8, height: 8), colorMode: mode, renderer: draw)),
      AnyView(Color.black.overlay(Color.white.opacity(0.5)).drawingGroup(colorMode: mode)),
    ]
  }

  @Test(
    arguments: [ColorRenderingMode.nonLinear, .linear, .extendedLinear],
    [ColorRenderingMode.nonLinear, .linear, .extendedLinear])
  func `Parts mix in their own mode`(_ outer: ColorRenderingMode, _ inner: ColorRenderingMode) throws {
    for part in parts(inner) {
      #expect(try level(part, outer) == (inner == .nonLinear ? 128 : 188))
      // Also within a group, and within another part.
      #expect(try level(part.compositingGroup(), outer) == (inner == .nonLinear ? 128 : 188))
      #expect(try level(part.drawingGroup(colorMode: .linear), outer) == (inner == .nonLinear ? 128 : 188))
      // Outside of the part, the outer mode mixes.
      #expect(
        try level(Color.black.overlay(part.opacity(0)).overlay(Color.white.opacity(0.5)), outer)
          == (outer == .nonLinear ? 128 : 188))
    }
  }

  @Test func `A part holds what its mode can, and the picture what its own can`() throws {
    let half = Color.black.overlay(Self.twice.opacity(0.5))
    #expect(try level(half.drawingGroup(colorMode: .extendedLinear), .linear) == 255)
    #expect(try level(half.drawingGroup(colorMode: .linear), .extendedLinear) == 188)
    // Leaving the part, it is held within what the picture holds.
    let bright = Self.twice.drawingGroup(colorMode: .extendedLinear)
    #expect(try level(Color.black.overlay(bright.opacity(0.5)), .linear) == 188)
    #expect(try level(Color.black.overlay(bright.opacity(0.5)), .extendedLinear) == 255)
    #expect(isNear(try light(bright), [2, 2, 2, 1]))
    #expect(isNear(try light(Self.twice.drawingGroup(colorMode: .linear)), [1, 1, 1, 1]))
  }

  @Test func `Parts nested without end are refused, not fatal`() throws {
    var group = DisplayList.Group(items: [
      .fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), .color(.black), FillStyle())
    ])
    for depth in 0..<400 {
      group = DisplayList.Group(isLayer: true, light: depth % 2 == 0 ? .linear : .encoded, items: [.group(group)])
    }
    let list = DisplayList(size: CGSize(width: 1, height: 1), items: [.group(group)])
    #expect(throws: (any Error).self) { try list.bitmap(scale: 1) }
  }
}
