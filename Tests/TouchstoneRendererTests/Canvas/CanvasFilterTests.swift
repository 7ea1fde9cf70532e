import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

/// The filters of a `GraphicsContext` with their options.
@MainActor @Suite struct CanvasFilterTests {
  private let all = rect(0, 0, 20, 20)

  /// A grey-blue square of which the right half is half clear, through a filter.
  private func filtered(
    _ filter: GraphicsContext.Filter, options: GraphicsContext.FilterOptions = []
  ) throws -> Bitmap {
    try canvasPicture { context in
      context.addFilter(filter, options: options)
      context.fill(all, with: .color(red: 0.2, green: 0.4, blue: 0.8))
    }
  }

  private nonisolated static let swapped: ColorMatrix = {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.r3, matrix.b3, matrix.b1) = (0, 1, 0, 1)
    return matrix
  }()

  /// What becomes of (51, 102, 204); luminance 0.2126, 0.7152, 0.0722.
  ///
  /// - Source: W3C Filter Effects Module Level 1, the equations of its short-hand functions.
  private nonisolated static let colorFilters: [(String, GraphicsContext.Filter, [Int])] = [
    ("colorMultiply", .colorMultiply(Color(.sRGB, red: 0.5, green: 1, blue: 0.25)), [26, 102, 51, 255]),
    ("colorMatrix", .colorMatrix(swapped), [204, 102, 51, 255]),
    ("saturation 0", .saturation(0), [99, 99, 99, 255]),
    ("grayscale 1", .grayscale(1), [99, 99, 99, 255]),
    ("grayscale ½", .grayscale(0.5), [75, 100, 151, 255]),
    ("brightness", .brightness(0.2), [102, 153, 255, 255]),
    ("contrast", .contrast(2), [0, 77, 255, 255]),
    ("colorInvert", .colorInvert(), [204, 153, 51, 255]),
    ("colorInvert ½", .colorInvert(0.5), [128, 128, 128, 255]),
    ("hueRotation", .hueRotation(.degrees(360)), [51, 102, 204, 255]),
    ("luminanceToAlpha", .luminanceToAlpha, [0, 0, 0, 99]),
  ]

  @Test(arguments: colorFilters.indices) func `colors follow their equation`(_ index: Int) throws {
    let (name, filter, expected) = Self.colorFilters[index]
    let bitmap = try filtered(filter)
    #expect(bitmap.isNear(10, 10, expected), "\(name): \(bitmap.rgba(10, 10)) is not \(expected)")
  }

  // MARK: Linear light

  private nonisolated static func linear(_ encoded: Double) -> Double {
    encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }

  private nonisolated static func encoded(_ linear: Double) -> Int {
    let value = min(max(linear, 0), 1)
    let encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    return Int((encoded * 255).rounded())
  }

  /// The components of (0.2, 0.4, 0.8) in linear light.
  private nonisolated static let light = [0.2, 0.4, 0.8].map(linear)
  private nonisolated static let luminance = 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]

  /// What the equations give of components of linear light; a colour that multiplies is one of linear light, too.
  private nonisolated static let linearFilters: [(String, GraphicsContext.Filter, [Double])] = [
    ("multiply", .colorMultiply(Color(.sRGB, white: 0.5)), light.map { $0 * linear(0.5) }),
    ("saturation 0", .saturation(0), [luminance, luminance, luminance]),
    ("brightness", .brightness(0.2), light.map { $0 + 0.2 }),
    ("contrast", .contrast(2), light.map { ($0 - 0.5) * 2 + 0.5 }),
    ("colorInvert", .colorInvert(), light.map { 1 - $0 }),
    ("none", .colorMatrix(ColorMatrix()), light),
  ]

  @Test(arguments: 0..<6) func `linear color computes in linear light`(_ index: Int) throws {
    let (name, filter, expected) = Self.linearFilters[index]
    let bitmap = try filtered(filter, options: .linearColor)
    #expect(bitmap.isNear(10, 10, expected.map(Self.encoded) + [255]), "\(name): \(bitmap.rgba(10, 10))")
  }

  @Test func `luminance of linear light becomes the opacity`() throws {
    let bitmap = try filtered(.luminanceToAlpha, options: .linearColor)
    #expect(bitmap.isNear(10, 10, [0, 0, 0, Int((Self.luminance * 255).rounded())]))
  }

  @Test(arguments: [2, 12]) func `blur in linear light mixes light`(radius: CGFloat) throws {
    let bitmap = try canvasPicture(width: 120, height: 120) { context in
      context.addFilter(.blur(radius: radius), options: .linearColor)
      context.drawLayer { layer in
        layer.fill(rect(-200, -200, 260, 520), with: .color(.pureRed))
        layer.fill(rect(60, -200, 260, 520), with: .color(.pureGreen))
      }
    }
    // Φ, the share of light from the right.
    for x in stride(from: 40, to: 80, by: 3) {
      let share = 0.5 * erfc((60 - Double(x) - 0.5) / (Double(radius) * 2.0.squareRoot()))
      let expected = [Self.encoded(1 - share), Self.encoded(share), 0, 255]
      #expect(bitmap.isNear(x, 60, expected, within: 3), "at \(x): \(bitmap.rgba(x, 60)) is not \(expected)")
    }
  }

  @Test func `shadow in linear light mixes light`() throws {
    func shadowed(_ options: GraphicsContext.ShadowOptions, _ mode: GraphicsContext.BlendMode) throws -> Bitmap {
      try canvasPicture { context in
        let shade = Color(.sRGB, red: 0, green: 0, blue: 1, opacity: 0.5)
        context.addFilter(
          .shadow(color: shade, radius: 0, x: 2, blendMode: mode, options: options), options: .linearColor)
        context.fill(rect(8, 8, 4, 4), with: .color(.pureRed))
      }
    }
    let half = Self.encoded(0.5)
    let above = try shadowed(.shadowAbove, .normal)
    #expect(above.isNear(11, 10, [half, 0, half, 255]) && above.isNear(13, 10, [0, 0, 128, 128]))
    let inner = try shadowed([.shadowAbove, .invertsAlpha], .sourceAtop)
    #expect(inner.isNear(9, 10, [half, 0, half, 255]) && inner.rgba(11, 10) == [255, 0, 0, 255])
    let below = try shadowed([], .normal)
    #expect(below.rgba(9, 10) == [255, 0, 0, 255] && below.isNear(13, 10, [0, 0, 128, 128]))
    let alone = try shadowed(.shadowOnly, .normal)
    #expect(alone.rgba(9, 10)[3] == 0 && alone.isNear(11, 10, [0, 0, 128, 128]))
  }

  @Test func `alpha threshold keeps a range`() throws {
    let bitmap = try canvasPicture { context in
      context.addFilter(.alphaThreshold(min: 0.3, max: 0.7, color: .pureGreen))
      context.drawLayer { layer in
        layer.fill(rect(0, 0, 5, 20), with: .color(white: 1, opacity: 0.2))
        layer.fill(rect(5, 0, 5, 20), with: .color(white: 1, opacity: 0.5))
        layer.fill(rect(10, 0, 5, 20), with: .color(white: 1))
      }
    }
    #expect(bitmap.rgba(2, 10)[3] == 0 && bitmap.rgba(12, 10)[3] == 0)
    #expect(bitmap.rgba(7, 10) == [0, 255, 0, 255])
    let black = try filtered(.alphaThreshold(min: 0.5))
    #expect(black.rgba(10, 10) == [0, 0, 0, 255])
  }

  @Test func `last filter is applied first`() throws {
    let bitmap = try canvasPicture { context in
      context.addFilter(.colorMultiply(.pureRed))
      context.addFilter(.colorInvert())
      context.fill(all, with: .color(.pureBlue))
    }
    // Inverted first: yellow, of which red remains.
    #expect(bitmap.rgba(10, 10) == [255, 0, 0, 255])
  }

  @Test func `filter comes before clip opacity and blend mode`() throws {
    let bitmap = try canvasPicture { context in
      context.fill(all, with: .color(.pureGreen))
      context.clip(to: rect(0, 0, 10, 20))
      context.opacity = 0.5
      context.blendMode = .plusLighter
      context.addFilter(.colorInvert())
      context.fill(all, with: .color(.pureGreen))
    }
    #expect(bitmap.isNear(5, 10, [128, 255, 128, 255]), "half of magenta is added")
    #expect(bitmap.rgba(15, 10) == [0, 255, 0, 255])
  }

  // MARK: Blur

  @Test func `blur is a gaussian of its radius`() throws {
    let bitmap = try canvasPicture(width: 40, height: 40) { context in
      context.addFilter(.blur(radius: 4))
      context.fill(rect(-100, -100, 120, 240), with: .color(.black))
    }
    // A step blurred by a Gaussian is its cumulative distribution: Φ((20 − x) / 4).
    for x in stride(from: 10, to: 30, by: 2) {
      let expected = 127.5 * erfc((Double(x) + 0.5 - 20) / (4 * 2.0.squareRoot()))
      #expect(abs(Double(bitmap.rgba(x, 20)[3]) - expected) <= 2, "at \(x)")
    }
  }

  @Test func `opaque blur keeps the edges opaque`() throws {
    let bitmap = try canvasPicture { context in
      context.addFilter(.blur(radius: 4, options: .opaque))
      context.fill(rect(4, 4, 12, 12), with: .color(.pureRed))
    }
    #expect(bitmap.rgba(4, 4) == [255, 0, 0, 255] && bitmap.rgba(2, 2)[3] == 0)
  }

  @Test func `dithering changes nothing`() throws {
    func blurred(_ options: GraphicsContext.BlurOptions) throws -> Bitmap {
      try filtered(.blur(radius: 3, options: options))
    }
    #expect(try blurred(.dithersResult) == blurred([]))
    #expect(GraphicsContext.BlurOptions.opaque.rawValue == 1 && GraphicsContext.BlurOptions.dithersResult.rawValue == 2)
  }

  @Test func `lengths of a filter are in the space in which it was added`() throws {
    func shadowed(_ change: @escaping (inout GraphicsContext) -> Void) throws -> Bitmap {
      try canvasPicture { context in
        change(&context)
        context.fill(rect(0, 0, 2, 2), with: .color(.pureRed))
      }
    }
    let before = try shadowed { context in
      context.scaleBy(x: 2, y: 2)
      context.addFilter(.shadow(color: .pureBlue, radius: 0, x: 5))
    }
    #expect(before.rgba(11, 1) == [0, 0, 255, 255])
    let after = try shadowed { context in
      context.addFilter(.shadow(color: .pureBlue, radius: 0, x: 5))
      context.scaleBy(x: 2, y: 2)
    }
    #expect(after.rgba(6, 1) == [0, 0, 255, 255] && after.rgba(11, 1)[3] == 0)
  }

  // MARK: Projections

  @Test func `affine projection moves the picture`() throws {
    let move = ProjectionTransform(CGAffineTransform(translationX: 10, y: 0))
    let bitmap = try canvasPicture { context in
      context.addFilter(.projectionTransform(move))
      context.fill(rect(0, 0, 5, 5), with: .color(.pureRed))
    }
    #expect(bitmap.rgba(2, 2)[3] == 0 && bitmap.rgba(12, 2) == [255, 0, 0, 255])
  }

  @Test func `perspective maps outlines exactly`() throws {
    var projection = ProjectionTransform()
    projection.m23 = 0.1
    // (x, y) becomes (x, y) / (1 + y / 10): the square's lower edge at 10 comes to 5, half as wide.
    let bitmap = try canvasPicture { context in
      context.addFilter(.projectionTransform(projection))
      context.fill(rect(0, 0, 16, 10), with: .color(.pureRed))
    }
    #expect(bitmap.rgba(14, 0)[3] > 200 && bitmap.rgba(2, 5)[3] == 0)
    #expect(bitmap.rgba(7, 4)[3] == 255 && bitmap.rgba(11, 4)[3] == 0)
  }
}
