import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

/// The opacity and the blend modes of a `GraphicsContext`.
@MainActor @Suite struct CanvasBlendingTests {
  private let all = rect(0, 0, 20, 20)

  @Test func `opacity multiplies that of the shading`() throws {
    let bitmap = try canvasPicture { context in
      context.opacity = 0.5
      context.fill(all, with: .color(red: 1, green: 0, blue: 0, opacity: 0.5))
    }
    #expect(bitmap.isNear(10, 10, [64, 0, 0, 64]))
  }

  private typealias Shares = @Sendable (_ source: Double, _ backdrop: Double) -> (Double, Double)

  /// The share of the source and of the backdrop that remain, as functions of both opacities.
  ///
  /// - Source: W3C Compositing and Blending Level 1, section 9; and Core Graphics for `copy` and the sums.
  private nonisolated static let porterDuff: [(GraphicsContext.BlendMode, Shares)] = [
    (.normal, { s, _ in (1, 1 - s) }), (.clear, { _, _ in (0, 0) }), (.copy, { _, _ in (1, 0) }),
    (.sourceIn, { _, b in (b, 0) }), (.sourceOut, { _, b in (1 - b, 0) }), (.sourceAtop, { s, b in (b, 1 - s) }),
    (.destinationOver, { _, b in (1 - b, 1) }), (.destinationIn, { s, _ in (0, s) }),
    (.destinationOut, { s, _ in (0, 1 - s) }), (.destinationAtop, { s, b in (1 - b, s) }),
    (.xor, { s, b in (1 - b, 1 - s) }), (.plusLighter, { _, _ in (1, 1) }),
  ]

  @Test(arguments: porterDuff.indices) func `compositing follows porter and duff`(_ index: Int) throws {
    let (mode, shares) = Self.porterDuff[index]
    let (source, backdrop) = (0.6, 0.8)
    let bitmap = try canvasPicture { context in
      context.fill(all, with: .color(red: 1, green: 0, blue: 0, opacity: backdrop))
      context.blendMode = mode
      context.fill(all, with: .color(red: 0, green: 0, blue: 1, opacity: source))
    }
    let (ofSource, ofBackdrop) = shares(source, backdrop)
    let blue = source * ofSource
    let red = backdrop * ofBackdrop
    let expected = [red, 0, blue, min(red + blue, 1)].map { Int(($0 * 255).rounded()) }
    #expect(bitmap.isNear(10, 10, expected, within: 2), "\(bitmap.rgba(10, 10)) is not \(expected)")
  }

  /// - Source: SwiftUI, `GraphicsContext.addFilter(_:options:)`: with a filter, a blend mode may apply to the whole clip.
  @Test(arguments: [GraphicsContext.FilterOptions(), .linearColor])
  func `copy with a filter replaces the whole clip`(_ options: GraphicsContext.FilterOptions) throws {
    func copied(_ filters: [GraphicsContext.Filter]) throws -> Bitmap {
      try canvasPicture { context in
        context.fill(rect(0, 0, 20, 20), with: .color(.pureGreen))
        context.clip(to: rect(0, 0, 16, 20))
        context.blendMode = .copy
        for filter in filters { context.addFilter(filter, options: options) }
        context.fill(rect(4, 4, 4, 4), with: .color(.pureRed))
      }
    }
    let plain = try copied([])
    #expect(plain.rgba(5, 5) == [255, 0, 0, 255] && plain.rgba(1, 1) == [0, 255, 0, 255])
    for filters in [[GraphicsContext.Filter.colorMatrix(ColorMatrix())], [.saturation(1), .blur(radius: 0)]] {
      let filtered = try copied(filters)
      #expect(filtered.rgba(5, 5) == [255, 0, 0, 255] && filtered.rgba(1, 1)[3] == 0 && filtered.rgba(15, 19)[3] == 0)
      #expect(filtered.rgba(18, 10) == [0, 255, 0, 255], "outside of the clip")
    }
  }

  @Test func `every blend mode has core graphics number`() {
    let modes: [GraphicsContext.BlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
      .difference, .exclusion, .hue, .saturation, .color, .luminosity, .clear, .copy, .sourceIn, .sourceOut,
      .sourceAtop, .destinationOver, .destinationIn, .destinationOut, .destinationAtop, .xor, .plusDarker, .plusLighter,
    ]
    #expect(modes.map(\.rawValue) == Array(0..<28))
    #expect(GraphicsContext.BlendMode(rawValue: 1) == .multiply)
  }

  @Test func `mode that does not exist draws normally`() throws {
    let bitmap = try canvasPicture { context in
      context.blendMode = GraphicsContext.BlendMode(rawValue: 99)
      context.fill(all, with: .color(.pureRed))
    }
    #expect(bitmap.rgba(10, 10) == [255, 0, 0, 255])
  }

  @Test func `canvas does not blend with the page`() throws {
    let bitmap = try picture(
      of: Canvas { context, _ in
        context.blendMode = .multiply
        context.fill(all, with: .color(.pureRed))
      }
      .frame(width: 20, height: 20)
      .background(Color.pureBlue))
    #expect(bitmap.rgba(10, 10) == [255, 0, 0, 255])
  }
}
