import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

/// What a `GraphicsContext` fills and strokes with.
@MainActor @Suite struct CanvasShadingTests {
  private let all = rect(0, 0, 20, 20)
  /// Black to white, so that the red component tells the place.
  private let gray = Gradient(colors: [Color(.sRGB, white: 0), Color(.sRGB, white: 1)])

  private func filled(with shading: GraphicsContext.Shading) throws -> Bitmap {
    try canvasPicture { $0.fill(all, with: shading) }
  }

  // MARK: Colours

  @Test func `colors are given in every space`() throws {
    #expect(try filled(with: .color(.pureRed)).rgba(5, 5) == [255, 0, 0, 255])
    #expect(try filled(with: .color(red: 0.2, green: 0.4, blue: 0.6)).isNear(5, 5, [51, 102, 153, 255], within: 0))
    #expect(try filled(with: .color(white: 0.6, opacity: 0.5)).isNear(5, 5, [77, 77, 77, 128]))
    // IEC 61966-2-1: linear 0.5 is encoded 0.7354.
    #expect(try filled(with: .color(.sRGBLinear, white: 0.5)).isNear(5, 5, [188, 188, 188, 255]))
    // CSS Color 4: color(display-p3 0 0.5 0) is rgb(-43.6, 130.0, -24.9): out of the gamut, cut off.
    let green = try filled(with: .color(.displayP3, red: 0, green: 0.5, blue: 0)).rgba(5, 5)
    #expect(green[0] == 0 && abs(Int(green[1]) - 130) <= 1 && green[2] == 0)
  }

  @Test func `resolved shading keeps the colour of its environment`() throws {
    let bitmap = try picture(
      of: Canvas { context, _ in
        let shading = context.resolve(.color(.primary))
        context.fill(rect(0, 0, 20, 20), with: context.resolve(.palette([shading, .foreground])))
      }
      .frame(width: 20, height: 20)
      .environment(\.colorScheme, .dark))
    #expect(bitmap.rgba(5, 5) == [255, 255, 255, 255])
  }

  // MARK: Styles

  @Test func `foreground is that of the canvas`() throws {
    let bitmap = try picture(
      of: Canvas { context, _ in context.fill(rect(0, 0, 20, 20), with: .foreground) }
        .frame(width: 20, height: 20)
        .foregroundStyle(Color.pureGreen))
    #expect(bitmap.rgba(5, 5) == [0, 255, 0, 255])
  }

  @Test func `palette offers one shading for each level`() throws {
    let bitmap = try canvasPicture { context in
      context.fill(rect(0, 0, 10, 20), with: .palette([.color(.pureRed), .color(.pureGreen)]))
      context.fill(rect(10, 0, 10, 20), with: .palette([]))
    }
    #expect(bitmap.rgba(5, 5) == [255, 0, 0, 255] && bitmap.rgba(15, 5) == [0, 0, 0, 255])
  }

  @Test func `style spans the rectangle around the outline`() throws {
    let style = LinearGradient(gradient: gray, startPoint: .leading, endPoint: .trailing)
    let bitmap = try canvasPicture { $0.fill(rect(5, 5, 10, 10), with: .style(style)) }
    #expect(bitmap.rgba(5, 10)[0] < 40 && bitmap.rgba(14, 10)[0] > 220 && bitmap.rgba(4, 10)[3] == 0)
  }

  @Test func `stroke spans its width too`() throws {
    let style = LinearGradient(gradient: gray, startPoint: .top, endPoint: .bottom)
    let bitmap = try canvasPicture { context in
      let line = Path { path in
        path.move(to: CGPoint(x: 0, y: 10))
        path.addLine(to: CGPoint(x: 20, y: 10))
      }
      context.stroke(line, with: .style(style), lineWidth: 10)
    }
    #expect(bitmap.rgba(10, 5)[0] < 40 && bitmap.rgba(10, 14)[0] > 220 && bitmap.rgba(10, 4)[3] == 0)
  }

  @Test func `backdrop shows what lies below`() throws {
    let bitmap = try canvasPicture { context in
      context.fill(all, with: .color(.pureRed))
      context.drawLayer { layer in
        layer.addFilter(.colorInvert())
        layer.fill(rect(0, 0, 10, 20), with: .backdrop)
      }
    }
    #expect(bitmap.rgba(5, 5) == [0, 255, 255, 255] && bitmap.rgba(15, 5) == [255, 0, 0, 255])
  }

  // MARK: Gradients

  @Test func `linear gradient runs between its points`() throws {
    let bitmap = try filled(
      with: .linearGradient(gray, startPoint: CGPoint(x: 5, y: 0), endPoint: CGPoint(x: 15, y: 0)))
    #expect(bitmap.rgba(2, 5)[0] == 0 && bitmap.rgba(18, 5)[0] == 255)
    #expect(bitmap.rgba(7, 5)[0] < bitmap.rgba(10, 5)[0] && bitmap.rgba(10, 5)[0] < bitmap.rgba(13, 5)[0])
  }

  @Test func `repeated gradient begins again`() throws {
    let shading = GraphicsContext.Shading.linearGradient(
      gray, startPoint: CGPoint(x: 0, y: 0), endPoint: CGPoint(x: 5, y: 0), options: .repeat)
    let bitmap = try filled(with: shading)
    for x in 0..<15 { #expect(abs(Int(bitmap.rgba(x, 5)[0]) - Int(bitmap.rgba(x + 5, 5)[0])) <= 5, "at \(x)") }
    #expect(bitmap.rgba(4, 5)[0] > 200 && bitmap.rgba(5, 5)[0] < 60)
  }

  @Test func `mirrored gradient runs back`() throws {
    let shading = GraphicsContext.Shading.linearGradient(
      gray, startPoint: CGPoint(x: 0, y: 0), endPoint: CGPoint(x: 5, y: 0), options: .mirror)
    let bitmap = try filled(with: shading)
    for x in 0..<5 { #expect(abs(Int(bitmap.rgba(x, 5)[0]) - Int(bitmap.rgba(9 - x, 5)[0])) <= 5, "at \(x)") }
    for x in 0..<10 { #expect(abs(Int(bitmap.rgba(x, 5)[0]) - Int(bitmap.rgba(x + 10, 5)[0])) <= 5, "at \(x)") }
  }

  @Test func `linear color mixes light`() throws {
    let shading = GraphicsContext.Shading.linearGradient(
      gray, startPoint: .zero, endPoint: CGPoint(x: 20, y: 0), options: .linearColor)
    // The middle of pixel 10 is at 0.525: IEC 61966-2-1 encodes that light as 0.752.
    #expect(abs(Int(try filled(with: shading).rgba(10, 5)[0]) - 192) <= 2)
  }

  @Test func `radial gradient runs between its radii`() throws {
    let center = CGPoint(x: 10, y: 10)
    let plain = try filled(with: .radialGradient(gray, center: center, startRadius: 2, endRadius: 8))
    #expect(plain.rgba(10, 10)[0] == 0 && plain.rgba(0, 0)[0] == 255)
    #expect(plain.rgba(14, 10)[0] < plain.rgba(16, 10)[0])
    let repeated = try filled(
      with: .radialGradient(gray, center: center, startRadius: 0, endRadius: 4, options: .repeat))
    #expect(repeated.rgba(13, 10)[0] > 150 && repeated.rgba(14, 10)[0] < 90)
    let mirrored = try filled(
      with: .radialGradient(gray, center: center, startRadius: 0, endRadius: 4, options: .mirror))
    #expect(mirrored.rgba(13, 10)[0] > 150 && mirrored.rgba(14, 10)[0] > 150 && mirrored.rgba(17, 10)[0] < 90)
  }

  @Test func `conic gradient turns clockwise from its angle`() throws {
    let bitmap = try filled(with: .conicGradient(gray, center: CGPoint(x: 10, y: 10), angle: .degrees(90)))
    // From the bottom over the left and the top to the right.
    let places = [(8, 18), (1, 10), (10, 1), (18, 10)].map { Int(bitmap.rgba($0.0, $0.1)[0]) }
    #expect(places == places.sorted() && places[0] < 40 && places[3] > 160)
  }

  @Test func `options have their bits`() {
    let options: [GraphicsContext.GradientOptions] = [.repeat, .mirror, .linearColor]
    #expect(options.map(\.rawValue) == [1, 2, 4])
  }

  // MARK: Tiles

  /// Four pixels: red, green, blue and white.
  private let tile = CGImage(
    bitmap: Bitmap(
      width: 2, height: 2, bytes: [0, 0, 255, 255, 0, 255, 0, 255, 255, 0, 0, 255, 255, 255, 255, 255]))

  @Test func `image tiles the plane from its origin`() throws {
    let image = Image(decorative: tile, scale: 1)
    let bitmap = try filled(with: .tiledImage(image, origin: CGPoint(x: 1, y: 0)))
    for x in 0..<20 {
      #expect(bitmap.rgba(x, 0) == (x.isMultiple(of: 2) ? [0, 255, 0, 255] : [255, 0, 0, 255]), "at \(x)")
    }
    #expect(bitmap.rgba(1, 1) == [0, 0, 255, 255] && bitmap.rgba(2, 19) == [255, 255, 255, 255])
  }

  @Test func `part of an image tiles in its scale`() throws {
    let image = Image(decorative: tile, scale: 1)
    let bitmap = try filled(
      with: .tiledImage(image, sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1), scale: 4))
    // Tiles of 4 × 8: red above, blue below, an eighth of the way from one pixel's middle to the next one's.
    for x in [0, 3, 4, 13] {
      #expect(bitmap.isNear(x, 1, [223, 0, 32, 255], within: 2), "at \(x): \(bitmap.rgba(x, 1))")
      #expect(bitmap.isNear(x, 6, [32, 0, 223, 255], within: 2), "at \(x): \(bitmap.rgba(x, 6))")
    }
  }

  @Test func `drawn image tiles too`() throws {
    let image = Image(size: CGSize(width: 4, height: 4)) { context in
      context.fill(rect(0, 0, 2, 4), with: .color(.pureRed))
    }
    let bitmap = try filled(with: .tiledImage(image, origin: CGPoint(x: 1, y: 0)))
    for x in 0..<20 { #expect(bitmap.rgba(x, 5)[3] == ((x + 3) % 4 < 2 ? 255 : 0), "at \(x)") }
  }
}
