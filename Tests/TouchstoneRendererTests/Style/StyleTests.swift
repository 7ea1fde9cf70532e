import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneRenderer
import TouchstoneUI

/// Colours and styles as they resolve and as they are drawn.
@MainActor @Suite struct StyleTests {
  private func bitmap(_ view: some View, named name: String? = nil) throws -> Bitmap {
    let bitmap = try ImageRenderer(content: view).render().bitmap
    if let name, let folder = ProcessInfo.processInfo.environment["TOUCHSTONE_PICTURES"] {
      try bitmap.pngData().write(to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".png"))
    }
    return bitmap
  }

  private func rgba(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [Int] {
    let pixel = bitmap[x, y]
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha].map(Int.init)
  }

  private func rgba(_ view: some View) throws -> [Int] { rgba(try bitmap(view.frame(width: 1, height: 1)), 0, 0) }

  @Test func `A resolved colour is written as four numbers and read back`() throws {
    let color = Color.Resolved(red: 0.25, green: -0.5, blue: 1.5, opacity: 0.75)
    let data = try JSONEncoder().encode(color)
    #expect(String(decoding: data, as: UTF8.self) == "[0.25,-0.5,1.5,0.75]")
    #expect(try JSONDecoder().decode(Color.Resolved.self, from: data) == color)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Color.Resolved.self, from: Data("[1,2]".utf8)) }
  }

  @Test func `Linear components follow the curve of sRGB`() {
    let color = Color.Resolved(red: 0.5, green: 0.04045, blue: 1)
    // IEC 61966-2-1: 0.5 → 0.214041; the straight part ends at 0.04045 / 12.92.
    #expect(abs(color.linearRed - 0.214041) < 1e-5)
    #expect(abs(color.linearGreen - 0.0031308) < 1e-6)
    #expect(color.linearBlue == 1)
    #expect(abs(Color.Resolved(colorSpace: .sRGBLinear, red: 0.214041, green: 0, blue: 0).red - 0.5) < 1e-5)
  }

  @Test func `Display P3's corners lie outside of sRGB and are clamped in eight bits`() throws {
    let color = Color(.displayP3, red: 1, green: 0, blue: 0)
    let resolved = color.resolve(in: EnvironmentValues())
    // CSS Color 4: color(display-p3 1 0 0) is color(srgb 1.0930 -0.2267 -0.1501).
    #expect(abs(resolved.red - 1.0930) < 1e-3 && abs(resolved.green + 0.2267) < 1e-3)
    #expect(abs(resolved.blue + 0.1501) < 1e-3)
    #expect(try rgba(color) == [255, 0, 0, 255])
  }

  @Test func `Hue, saturation and brightness make the colours of the circle`() throws {
    for (hue, expected) in [(0.0, [255, 0, 0]), (1.0 / 3, [0, 255, 0]), (0.5, [0, 255, 255]), (1, [255, 0, 0])] {
      #expect(try rgba(Color(hue: hue, saturation: 1, brightness: 1)) == expected + [255])
    }
    #expect(try rgba(Color(hue: 0.6, saturation: 0, brightness: 0.4)) == [102, 102, 102, 255])
  }

  @Test func `Mixing goes from one colour to the other, in either space`() throws {
    let (black, white) = (Color.black, Color.white)
    #expect(try rgba(black.mix(with: white, by: 0, in: .device)) == [0, 0, 0, 255])
    #expect(try rgba(black.mix(with: white, by: 0.4, in: .device)) == [102, 102, 102, 255])
    #expect(try rgba(black.mix(with: white, by: 2)) == [255, 255, 255, 255])
    // OKLab lightness 0.5 is linear 0.125, encoded 0.3886.
    #expect(try rgba(black.mix(with: white, by: 0.5)) == [99, 99, 99, 255])
  }

  @Test func `Gradients without stops draw nothing, with one stop its colour`() throws {
    #expect(try rgba(LinearGradient(colors: [], startPoint: .top, endPoint: .bottom)) == [0, 0, 0, 0])
    #expect(try rgba(RadialGradient(colors: [], center: .center, startRadius: 0, endRadius: 1)) == [0, 0, 0, 0])
    #expect(try rgba(AngularGradient(colors: [], center: .center)) == [0, 0, 0, 0])
    #expect(try rgba(EllipticalGradient(colors: [])) == [0, 0, 0, 0])
    #expect(try rgba(LinearGradient(colors: [.white], startPoint: .top, endPoint: .bottom)) == [255, 255, 255, 255])
  }

  @Test func `Stops at one place make an edge, and a stop that goes back is moved up`() throws {
    let stops = [Gradient.Stop(color: .white, location: 0.5), .init(color: .black, location: 0.5)]
    let edge = try bitmap(
      LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing).frame(width: 10, height: 1))
    #expect((0..<10).map { rgba(edge, $0, 0)[0] } == [Int](repeating: 255, count: 5) + [Int](repeating: 0, count: 5))
    let back = [Gradient.Stop(color: .white, location: 0.5), .init(color: .black, location: 0.2)]
    let moved = try bitmap(
      LinearGradient(stops: back, startPoint: .leading, endPoint: .trailing).frame(width: 10, height: 1))
    #expect(moved == edge)
  }

  @Test func `A colour fades to clear without a tint of black`() throws {
    let row = try bitmap(
      LinearGradient(
        gradient: Gradient(colors: [Color(red: 1, green: 0, blue: 0), .clear]), startPoint: .leading,
        endPoint: .trailing
      ).frame(width: 9, height: 1))
    // Premultiplied: red equals alpha all the way.
    #expect((0..<9).allSatisfy { abs(rgba(row, $0, 0)[0] - rgba(row, $0, 0)[3]) <= 1 })
    #expect(abs(rgba(row, 4, 0)[3] - 128) <= 1)
  }

  @Test func `Levels of a style fade, also of gradients, and opacities multiply`() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    for (style, alpha) in [
      (AnyShapeStyle(red.secondary), 0.5), (AnyShapeStyle(red.tertiary), 0.25), (AnyShapeStyle(red.quaternary), 0.18),
      (AnyShapeStyle(red.opacity(0.5).opacity(0.5)), 0.25),
      (AnyShapeStyle(LinearGradient(colors: [red, red], startPoint: .top, endPoint: .bottom).secondary), 0.5),
      (AnyShapeStyle(LinearGradient(colors: [red, red], startPoint: .top, endPoint: .bottom).opacity(0.2)), 0.2),
      (AnyShapeStyle(.tint.secondary), 0.5), (AnyShapeStyle(HierarchicalShapeStyle.primary.opacity(0.4)), 0.4),
    ] {
      let pixel = try rgba(Rectangle().fill(style).tint(red).environment(\.colorScheme, .light))
      #expect(abs(Double(pixel[3]) / 255 - alpha) <= 1 / 255.0, "\(pixel) \(alpha)")
    }
  }

  @Test func `A gradient of a text spans the text, as a style of the text or of the view`() throws {
    let gradient = LinearGradient(
      colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)], startPoint: .leading,
      endPoint: .trailing)
    let text = Text("mmmmmm").font(.system(size: 30))
    let own = try bitmap(text.foregroundStyle(gradient))
    let around = try bitmap(VStack { text }.foregroundStyle(gradient))
    #expect(own == around)
    let opaque = (0..<own.width * own.height).map { rgba(own, $0 % own.width, $0 / own.width) }.filter { $0[3] == 255 }
    #expect(opaque.contains { $0[0] > 200 } && opaque.contains { $0[2] > 200 })
  }

  @Test func `The sheet of styles`() throws {
    func card(_ style: some ShapeStyle) -> some View {
      RoundedRectangle(cornerRadius: 12).fill(style).frame(width: 60, height: 60)
    }
    func row() -> some View {
      HStack(spacing: 10) {
        card(Color.blue.gradient)
        card(Color.orange.shadow(.drop(radius: 4, y: 2)))
        card(Color.yellow.shadow(.inner(radius: 5)))
        card(.ultraThinMaterial)
        card(.regularMaterial)
        card(.ultraThickMaterial)
        card(.quaternary)
        card(.tint.secondary)
        Text("Style").font(.title.bold())
          .foregroundStyle(LinearGradient(colors: [.pink, .blue], startPoint: .leading, endPoint: .trailing))
      }
      .padding(10)
      .background {
        HStack(spacing: 0) { ForEach(0..<14) { Color(hue: Double($0) / 14, saturation: 0.7, brightness: 0.9) } }
      }
    }
    let picture = try bitmap(
      VStack(spacing: 0) {
        row().environment(\.colorScheme, .light)
        row().environment(\.colorScheme, .dark)
      }.fixedSize(), named: "styles")
    #expect(rgba(picture, 40, 40)[3] == 255)
  }
}
