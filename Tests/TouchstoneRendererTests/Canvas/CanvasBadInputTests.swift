import Foundation
import Testing
import TouchstoneCairo
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// What no closure should draw, and what happens then.
@MainActor @Suite struct CanvasBadInputTests {
  /// A saw of a number of teeth across the canvas, filled below.
  private func saw(_ count: Int) -> Path {
    var points = (0..<count).map { index in
      CGPoint(x: 20 * CGFloat(index) / CGFloat(count), y: index.isMultiple(of: 2) ? 5 : 10)
    }
    points += [CGPoint(x: 20, y: 20), CGPoint(x: 0, y: 20)]
    return Path { path in
      path.addLines(points)
      path.closeSubpath()
    }
  }

  @Test func `outline of a million points is filled traced and clips`() throws {
    let path = saw(1_000_000)
    let filled = try canvasPicture { $0.fill(path, with: .color(.pureRed)) }
    #expect(filled.rgba(10, 15) == [255, 0, 0, 255] && filled.rgba(10, 2)[3] == 0)
    let traced = try canvasPicture { $0.stroke(path, with: .color(.pureRed), lineWidth: 0.1) }
    #expect(traced.rgba(10, 7)[3] > 0 && traced.rgba(10, 15)[3] == 0)
    let clipped = try canvasPicture { context in
      context.clip(to: path)
      context.fill(rect(0, 0, 20, 20), with: .color(.pureBlue))
    }
    #expect(clipped.rgba(10, 15) == [0, 0, 255, 255] && clipped.rgba(10, 2)[3] == 0)
  }

  @Test func `endless dashes draw a line`() throws {
    let line = Path { path in
      path.move(to: CGPoint(x: -1e6, y: 10))
      path.addLine(to: CGPoint(x: 1e6, y: 10))
    }
    let many = (0..<100_000).map { _ in CGFloat(0.01) }
    for dash in [many, [1e-9, 1e-9], [0.001, 0.001], [1e300, 1], [.leastNonzeroMagnitude]] {
      let style = StrokeStyle(lineWidth: 4, dash: dash, dashPhase: 1e12)
      let bitmap = try canvasPicture { $0.stroke(line, with: .color(.pureRed), style: style) }
      #expect(bitmap.rgba(10, 2)[3] == 0)
    }
    let saw = saw(20_000)
    let dots = StrokeStyle(lineWidth: 0.1, lineCap: .round, dash: [0, 0.001])
    let bitmap = try canvasPicture { $0.stroke(saw, with: .color(.pureRed), style: dots) }
    #expect(bitmap.rgba(10, 7)[3] > 0)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude, 1e12, -1e12, .leastNonzeroMagnitude])
  func `numbers beyond all measure draw something or nothing`(_ bad: CGFloat) throws {
    let point = CGPoint(x: bad, y: 1)
    let box = CGRect(x: bad, y: bad, width: bad, height: bad)
    let gradient = Gradient(stops: [.init(color: .pureRed, location: bad), .init(color: .pureBlue, location: 1)])
    let picture = Image(size: CGSize(width: 4, height: 4)) { $0.fill(rect(0, 0, 4, 4), with: .color(.pureGreen)) }
    var projection = ProjectionTransform()
    (projection.m13, projection.m33) = (bad, bad)
    let square = rect(2, 2, 8, 8)
    let steps: [(inout GraphicsContext) -> Void] = [
      { $0.opacity = Double(bad) },
      { $0.transform = CGAffineTransform(a: bad, b: 0, c: bad, d: 1, tx: bad, ty: bad) },
      { $0.scaleBy(x: bad, y: 1) },
      { $0.translateBy(x: bad, y: bad) },
      { $0.rotate(by: .degrees(Double(bad))) },
      { $0.concatenate(CGAffineTransform(translationX: bad, y: 0)) },
      { $0.clip(to: Path(box)) },
      { $0.clip(to: Path(ellipseIn: box), options: .inverse) },
      { $0.clipToLayer(opacity: Double(bad)) { $0.fill(square, with: .color(.pureRed)) } },
      { $0.addFilter(.blur(radius: bad)) },
      { $0.addFilter(.blur(radius: bad), options: .linearColor) },
      { $0.addFilter(.shadow(radius: bad, x: bad, y: bad)) },
      { $0.addFilter(.shadow(radius: 1, x: bad, options: .shadowAbove), options: .linearColor) },
      { $0.addFilter(.hueRotation(.radians(Double(bad))), options: .linearColor) },
      { $0.addFilter(.contrast(Double(bad))) },
      { $0.addFilter(.colorMultiply(Color(.sRGB, white: Double(bad))), options: .linearColor) },
      { $0.addFilter(.alphaThreshold(min: Double(bad), max: Double(bad))) },
      { $0.addFilter(.projectionTransform(projection)) },
      { $0.fill(Path(box), with: .color(.pureRed)) },
      { $0.stroke(square, with: .color(.pureRed), style: StrokeStyle(lineWidth: bad, miterLimit: bad, dash: [bad])) },
      { $0.fill(square, with: .color(red: Double(bad), green: 0, blue: 0, opacity: Double(bad))) },
      { $0.fill(square, with: .linearGradient(gradient, startPoint: point, endPoint: .zero, options: .repeat)) },
      { $0.fill(square, with: .linearGradient(gradient, startPoint: .zero, endPoint: point, options: .mirror)) },
      {
        $0.fill(
          square, with: .radialGradient(gradient, center: point, startRadius: bad, endRadius: 0, options: .repeat))
      },
      { $0.fill(square, with: .conicGradient(gradient, center: point, angle: .radians(Double(bad)))) },
      { $0.fill(square, with: .tiledImage(picture, origin: point, sourceRect: box, scale: bad)) },
      { $0.draw(picture, in: box) },
      { $0.draw(picture, at: point, anchor: UnitPoint(x: bad, y: bad)) },
      { $0.draw(Text("Hello"), in: box) },
      { $0.draw(Text("Hello").font(.system(size: bad)), at: point) },
      { _ = $0.resolve(Text("Hello")).measure(in: box.size) },
      { _ = $0.resolve(Text("Hello")).firstBaseline(in: box.size) },
      {
        $0.withCGContext { context in
          context.translateBy(x: bad, y: 0)
          context.fill(box)
        }
      },
    ]
    for (index, step) in steps.enumerated() {
      let result = Result {
        try canvasPicture { context in
          context.drawLayer {
            step(&$0)
            $0.fill(square, with: .color(.pureBlue))
          }
          context.fill(rect(15, 15, 5, 5), with: .color(.pureGreen))
        }
      }
      switch result {
      case .success(let bitmap): #expect(bitmap.rgba(19, 19)[3] == 255, "step \(index)")
      // Memory that a blur of billions of pixels would need.
      case .failure(let error): #expect(error is RenderError, "step \(index): \(error)")
      }
    }
  }

  @Test func `thousand layers within each other are drawn as one`() throws {
    func nest(_ depth: Int, _ context: inout GraphicsContext) {
      guard depth > 0 else { return context.fill(rect(0, 0, 20, 20), with: .color(.pureRed)) }
      context.drawLayer { nest(depth - 1, &$0) }
    }
    #expect(try canvasPicture { nest(1000, &$0) }.rgba(10, 10) == [255, 0, 0, 255])
  }

  @Test func `thousand layers that are not plain are refused with the limit`() {
    func nest(_ depth: Int, _ context: inout GraphicsContext) {
      guard depth > 0 else { return context.fill(rect(0, 0, 20, 20), with: .color(.pureRed)) }
      context.opacity = 0.999
      context.drawLayer { nest(depth - 1, &$0) }
    }
    #expect(throws: RenderError.nestingTooDeep(limit: 256)) { try canvasPicture { nest(1000, &$0) } }
  }

  @Test func `thousands of clips limit each other`() throws {
    let bitmap = try canvasPicture { context in
      for index in 0..<5000 {
        context.clip(to: rect(CGFloat(index) / 1000, 0, 20, 20))
      }
      context.fill(rect(0, 0, 20, 20), with: .color(.pureRed))
    }
    #expect(bitmap.rgba(2, 10)[3] == 0 && bitmap.rgba(10, 10) == [255, 0, 0, 255])
  }

  @Test func `more clipping layers than fit are refused with the limit`() {
    #expect(throws: RenderError.nestingTooDeep(limit: 256)) {
      try canvasPicture { context in
        for _ in 0..<1000 { context.clipToLayer { $0.fill(rect(0, 0, 20, 20), with: .color(.black)) } }
        context.fill(rect(0, 0, 20, 20), with: .color(.pureRed))
      }
    }
  }

  @Test func `pixel stretched over a million points fills the canvas`() throws {
    let pixel = Image(size: CGSize(width: 1, height: 1)) { $0.fill(rect(0, 0, 1, 1), with: .color(.pureRed)) }
    let bitmap = try canvasPicture { $0.draw(pixel, in: CGRect(x: -5e5, y: -5e5, width: 1e6, height: 1e6)) }
    #expect(bitmap.rgba(0, 0) == [255, 0, 0, 255] && bitmap.rgba(19, 19) == [255, 0, 0, 255])
    let tiled = try canvasPicture { context in
      context.fill(rect(0, 0, 20, 20), with: .tiledImage(pixel, scale: 1e-6))
      context.fill(rect(0, 0, 20, 20), with: .tiledImage(pixel, scale: 1e6))
    }
    #expect(tiled.rgba(10, 10) == [255, 0, 0, 255])
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, -1, 1e9])
  func `scale that gives no picture is refused`(_ scale: CGFloat) {
    let renderer = ImageRenderer(content: Canvas { _, _ in }.frame(width: 20, height: 20))
    renderer.scale = scale
    #expect(renderer.cgImage == nil && renderer.uiImage == nil && renderer.nsImage == nil)
    #expect(throws: RenderError.self) { try renderer.render() }
  }

  @Test(arguments: [
    CGSize(width: 0, height: 0), CGSize(width: CGFloat.nan, height: 5), CGSize(width: 1e9, height: 1e9),
  ])
  func `image of no size or too large leaves the rest of the picture`(_ size: CGSize) throws {
    let drawn = Image(size: size) { $0.fill(rect(0, 0, 5, 5), with: .color(.pureRed)) }
    let bitmap = try picture(of: Color.pureBlue.frame(width: 20, height: 20).overlay(drawn.resizable()))
    #expect(bitmap.width == 20)
  }
}
