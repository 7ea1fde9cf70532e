import Foundation
import Testing
import TouchstoneCairo
import TouchstoneDrawing
import TouchstoneFonts

/// What no caller should pass, and what happens then.
@Suite struct BadInputTests {
  @Test func `A picture without pixels is refused`() {
    #expect(throws: RenderError.emptySurface(.zero, scale: 2)) { try draw([], width: 0, height: 0, scale: 2) }
  }

  @Test func `A size that is no number is refused`() {
    #expect(throws: RenderError.self) { try draw([], width: .nan, height: 1) }
    #expect(throws: RenderError.self) { try draw([], width: 10, height: -1) }
    #expect(throws: RenderError.self) { try draw([], width: 10, height: 10, scale: .infinity) }
  }

  @Test func `A picture that is too large is refused with its size`() {
    let wide = CGSize(width: 30_000, height: 10)
    #expect(throws: RenderError.surfaceTooLarge(width: 60_000, height: 20, points: wide, limit: 32_767)) {
      try draw([], width: 30_000, height: 10, scale: 2)
    }
    let square = CGSize(width: 30_000, height: 30_000)
    #expect(throws: RenderError.pictureTooLarge(width: 30_000, height: 30_000, points: square, limit: 1 << 29)) {
      try draw([], width: 30_000, height: 30_000)
    }
  }

  @Test func `Layers that would not fit are refused`() {
    var limits = RenderContext.Limits()
    limits.bytes = 100 * 100 * 4 * 3
    let context = RenderContext(limits: limits)
    var item = rectangle(0, 0, 100, 100, .pureRed)
    for _ in 0..<5 { item = group([item, item]) { $0.opacity = 0.5 } }
    #expect(throws: RenderError.outOfMemory(bytes: 160_000, limit: 120_000)) {
      try draw([item], width: 100, height: 100, in: context)
    }
    // The context is usable afterwards: nothing is held any more.
    #expect(throws: Never.self) { try draw([], width: 170, height: 170, in: context) }
  }

  @Test func `Groups without end are refused`() {
    var item = rectangle(0, 0, 1, 1, .pureRed)
    for _ in 0..<300 { item = group([item]) { _ in } }
    #expect(throws: RenderError.nestingTooDeep(limit: 256)) { try draw([item], width: 1, height: 1) }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude, 1e12, -1e12])
  func `Numbers beyond all measure draw something or nothing`(_ bad: CGFloat) throws {
    let ramp = GradientRamp(
      stops: [
        GradientRamp.Stop(color: ResolvedColor(red: .nan, green: .infinity, blue: -1), location: bad),
        GradientRamp.Stop(color: .pureBlue, location: 1),
      ], interpolation: .perceptual)
    let point = CGPoint(x: bad, y: 2)
    let box = CGRect(x: bad, y: 0, width: 5, height: 5)
    let path = Path(elements: [.move(to: .zero), .line(to: CGPoint(x: 5, y: 0)), .line(to: point), .closeSubpath])
    let image = CGImage(bitmap: Bitmap(width: 1, height: 1))
    let square = Path(CGRect(x: 0, y: 0, width: 5, height: 5))
    let shadow = Filter.Shadow(color: .black, radius: bad, offset: CGSize(width: bad, height: bad))
    let items: [DisplayList.Item] = [
      .fill(path, .color(.pureRed), FillStyle()),
      .fill(square, .linearGradient(ramp, start: point, end: .zero), FillStyle()),
      .fill(square, .radialGradient(ramp, center: point, startRadius: bad, endRadius: 2), FillStyle()),
      .fill(
        square, .ellipticalGradient(ramp, bounds: box, center: .center, startRadius: 0, endRadius: bad), FillStyle()),
      .fill(square, .angularGradient(ramp, center: point, startAngle: bad, endAngle: 0), FillStyle()),
      .fill(
        square,
        .tiledImage(ImageTile(image: image, sourceRect: box, origin: point, size: CGSize(width: bad, height: 1))),
        FillStyle()),
      .stroke(
        path, .color(.pureRed), StrokeStyle(lineWidth: bad, miterLimit: bad, dash: [bad, 1e-9], dashPhase: bad),
        isAntialiased: true),
      .image(ImageDrawing(image: image, sourceRect: box, rect: box)),
      .image(ImageDrawing(image: image, rect: CGRect(x: 0, y: 0, width: bad, height: bad))),
      group([rectangle(0, 0, 5, 5, .pureGreen)]) {
        $0.transform = CGAffineTransform(a: bad, b: 0, c: 0, d: 1, tx: bad, ty: 0)
      },
      group([rectangle(0, 0, 5, 5, .pureGreen)]) { $0.filters = [.blur(radius: bad, opaque: true)] },
      group([rectangle(0, 0, 5, 5, .pureGreen)]) { $0.filters = [.shadow(shadow)] },
      group([rectangle(0, 0, 5, 5, .pureGreen)]) { $0.clips = [DisplayList.Clip(path: path)] },
      group([rectangle(0, 0, 5, 5, .pureGreen)]) { $0.opacity = Double(bad) },
      .fill(square, .meshGradient(mesh(corner: point)), FillStyle()),
      group([.fill(path, .color(ResolvedColor(red: Float(bad), green: 0, blue: 0)), FillStyle())]) {
        $0.light = .extended
      },
      group([group([rectangle(0, 0, 5, 5, .pureGreen)]) { $0.filters = [.blur(radius: bad, opaque: false)] }]) {
        $0.light = .linear
      },
    ]
    for item in items {
      let bitmap = try draw([item], width: 10, height: 10)
      #expect(bitmap.width == 10)
      let list = DisplayList(size: CGSize(width: 10, height: 10), items: [item])
      let pdf = try PDFBackend().write(PDFDocument(pages: [PDFDocument.Page(list: list)]), in: RenderContext())
      #expect(!pdf.isEmpty)
    }
  }

  private func mesh(corner: CGPoint) -> ColorMesh {
    let places = [corner, CGPoint(x: 5, y: 0), CGPoint(x: 0, y: 5), CGPoint(x: 5, y: 5)]
    return ColorMesh(
      columns: 2,
      vertices: places.map {
        ColorMesh.Vertex(position: $0, leading: $0, top: $0, trailing: $0, bottom: $0, color: .pureRed)
      }, background: .clear, isSmooth: true, interpolation: .perceptual)
  }

  @Test(arguments: [(1, 1), (30_000, 1), (1, 30_000)] as [(CGFloat, CGFloat)])
  func `Every step draws on surfaces of one pixel and on the longest ones`(_ width: CGFloat, _ height: CGFloat) throws {
    let room = CGRect(x: 0, y: 0, width: width, height: height)
    let path = Path(room)
    let ramp = GradientRamp(
      stops: [.init(color: .pureRed, location: 0), .init(color: .pureBlue, location: 1)], interpolation: .device)
    let end = CGPoint(x: width, y: height)
    let image = CGImage(bitmap: Bitmap(width: 1, height: 1, bytes: [255, 255, 255, 255]))
    let base = DisplayList.Item.fill(path, .color(.pureGreen), FillStyle())
    let items: [DisplayList.Item] = [
      base,
      .fill(path, .linearGradient(ramp, start: .zero, end: end), FillStyle()),
      .fill(path, .radialGradient(ramp, center: .zero, startRadius: 0, endRadius: width), FillStyle()),
      .fill(
        path, .ellipticalGradient(ramp, bounds: room, center: .center, startRadius: 0, endRadius: 1), FillStyle()),
      .fill(path, .angularGradient(ramp, center: .zero, startAngle: 0, endAngle: 7), FillStyle()),
      .fill(path, .meshGradient(mesh(corner: .zero)), FillStyle()),
      .fill(
        path,
        .tiledImage(
          ImageTile(
            image: image, sourceRect: CGRect(x: 0, y: 0, width: 1, height: 1), origin: .zero,
            size: CGSize(width: 3, height: 3))), FillStyle()),
      .stroke(path, .color(.pureRed), StrokeStyle(lineWidth: 2, dash: [3, 1]), isAntialiased: true),
      .image(ImageDrawing(image: image, rect: room)),
      group([base]) { $0.filters = [.blur(radius: 4, opaque: true)] },
      group([base]) { $0.filters = [.shadow(Filter.Shadow(color: .black, radius: 3, placement: .inner))] },
      group([base]) { $0.filters = [.colorMatrix(.inversion), .alphaThreshold(min: 0, max: 1, color: .black)] },
      group([base]) { $0.blendMode = .luminosity },
      group([base]) { $0.mask = DisplayList.Mask(items: [base], isInverse: true) },
      group([base]) { $0.clips = [DisplayList.Clip(path: path, isInverse: true)] },
      group([base, .backdrop([.blur(radius: 2, opaque: true)])]) { $0.light = .linear },
    ]
    for item in items {
      let bitmap = try draw([item], width: width, height: height)
      #expect(bitmap.width == Int(width) && bitmap.height == Int(height))
    }
  }

  @Test func `Two endless blurs of one picture are refused`() {
    let blurred = group([rectangle(0, 0, 5, 5, .pureRed)]) {
      $0.filters = [.blur(radius: 1e9, opaque: false), .blur(radius: 1e9, opaque: false)]
    }
    #expect(throws: RenderError.self) { try draw([blurred], width: 10, height: 10) }
  }

  @Test func `Dashes far below a pixel draw a solid line at once`() throws {
    let path = Path(elements: [.move(to: CGPoint(x: 0, y: 5)), .line(to: CGPoint(x: 10, y: 5))])
    let style = StrokeStyle(lineWidth: 2, dash: [1e-7, 1e-7])
    let bitmap = try draw([.stroke(path, .color(.pureRed), style, isAntialiased: true)], width: 10, height: 10)
    #expect(bitmap.rgba(5, 5) == [255, 0, 0, 255])
  }

  /// An odd pattern is repeated with dashes and gaps exchanged: its period is twice its sum, here beyond all numbers.
  @Test(arguments: [CGFloat(-1), 0, 1e300])
  func `A dash pattern without a finite period draws a solid line at once`(phase: CGFloat) throws {
    let path = Path(elements: [.move(to: CGPoint(x: 0, y: 5)), .line(to: CGPoint(x: 10, y: 5))])
    let style = StrokeStyle(lineWidth: 2, dash: [3, 63, .greatestFiniteMagnitude], dashPhase: phase)
    let bitmap = try draw([.stroke(path, .color(.pureRed), style, isAntialiased: true)], width: 10, height: 10)
    #expect(bitmap.rgba(1, 5) == [255, 0, 0, 255] && bitmap.rgba(8, 5) == [255, 0, 0, 255])
  }

  /// A dash of 2 and a gap of 2; the phase is 1 after 250 million periods.
  @Test func `A phase of very many periods of dashes counts as what is left of it`() throws {
    let path = Path(elements: [.move(to: CGPoint(x: 0, y: 5)), .line(to: CGPoint(x: 10, y: 5))])
    let style = StrokeStyle(lineWidth: 2, dash: [2, 2], dashPhase: 1_000_000_001)
    let bitmap = try draw([.stroke(path, .color(.pureRed), style, isAntialiased: true)], width: 10, height: 10)
    #expect((0..<8).map { bitmap.rgba($0, 5)[3] } == [255, 0, 0, 255, 255, 0, 0, 255])
  }

  @Test func `A font that is not there is an error`() {
    let run = GlyphRun(
      font: GlyphRun.FontReference(path: "/nowhere/None.otf"), size: 12,
      glyphs: [GlyphRun.Glyph(id: 1, position: .zero)], text: "a",
      clusters: [GlyphRun.Cluster(utf8Count: 1, glyphCount: 1)])
    #expect(throws: (any Error).self) { try draw([.glyphs(run, .color(.black))], width: 10, height: 10) }
  }
}
