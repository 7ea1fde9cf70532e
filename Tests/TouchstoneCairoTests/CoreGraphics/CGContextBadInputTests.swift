import Foundation
import Testing
import TouchstoneCairo
import TouchstoneDrawing

/// What no caller should pass to Core Graphics' calls, and what happens then.
@Suite struct CGContextBadInputTests {
  private func bitmapContext() throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  }

  /// Calls with a number in every place that takes one.
  private func calls(_ bad: CGFloat) throws -> [(CGContext) -> Void] {
    let point = CGPoint(x: bad, y: 1)
    let box = CGRect(x: bad, y: bad, width: bad, height: bad)
    let square = CGRect(x: 2, y: 2, width: 8, height: 8)
    let colors = [CGColor(red: bad, green: 0, blue: 0, alpha: bad), CGColor(gray: bad, alpha: 1)]
    let gradient = try #require(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [bad, 1]))
    let image = CGImage(bitmap: Bitmap(width: 1, height: 1))
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    return [
      { $0.concatenate(CGAffineTransform(a: bad, b: 0, c: 0, d: bad, tx: bad, ty: 0)) },
      { $0.translateBy(x: bad, y: 0) }, { $0.scaleBy(x: bad, y: bad) }, { $0.rotate(by: bad) },
      { $0.setFillColor(red: bad, green: bad, blue: bad, alpha: bad) }, { $0.setStrokeColor(gray: bad, alpha: bad) },
      { $0.setAlpha(bad) }, { $0.setLineWidth(bad) }, { $0.setMiterLimit(bad) },
      { $0.setLineDash(phase: bad, lengths: [bad, 1e-9]) },
      { $0.setShadow(offset: CGSize(width: bad, height: bad), blur: bad) },
      { $0.clip(to: box) }, { $0.clip(to: [square, box]) }, { $0.clip(to: box, mask: image) },
      { $0.fill(box) }, { $0.fillEllipse(in: box) }, { $0.stroke(box, width: bad) }, { $0.strokeEllipse(in: box) },
      { $0.strokeLineSegments(between: [.zero, point]) }, { $0.clear(box) },
      { $0.draw(image, in: box) }, { $0.draw(image, in: box, byTiling: true) },
      {
        $0.move(to: point)
        $0.addLine(to: .zero)
        $0.addArc(center: point, radius: bad, startAngle: bad, endAngle: 1, clockwise: true)
        $0.addArc(tangent1End: point, tangent2End: .zero, radius: bad)
        $0.addCurve(to: .zero, control1: point, control2: point)
        _ = $0.pathContains(point, mode: .fillStroke)
        _ = $0.boundingBoxOfPath
        $0.replacePathWithStrokedPath()
        $0.drawPath(using: .eoFillStroke)
      },
      { $0.drawLinearGradient(gradient, start: point, end: .zero, options: options) },
      {
        $0.drawRadialGradient(
          gradient, startCenter: point, startRadius: bad, endCenter: .zero, endRadius: 5, options: options)
      },
      { $0.drawConicGradient(gradient, center: point, angle: bad) },
      {
        $0.setPatternPhase(CGSize(width: bad, height: bad))
        var callbacks = CGPatternCallbacks(version: 0, drawPattern: { $1.fill(square) }, releaseInfo: nil)
        let cells = CGPattern(
          info: nil, bounds: box, matrix: CGAffineTransform(translationX: bad, y: bad), xStep: bad, yStep: 3,
          tiling: .noDistortion, isColored: true, callbacks: &callbacks)
        if let cells { $0.setFillPattern(cells, colorComponents: [bad]) }
        $0.fill(square)
      },
      {
        let layer =
          CGLayer($0, size: box.size, auxiliaryInfo: nil) ?? CGLayer($0, size: square.size, auxiliaryInfo: nil)
        layer?.context?.fill(box)
        if let layer { $0.draw(layer, in: box) }
        if let layer { $0.draw(layer, at: point) }
      },
      { $0.setFillColor([bad, bad]) },
      { $0.draw(CGImage(bitmap: image.bitmap, halves: nil, isMask: true), in: box) },
      {
        $0.drawRadialGradient(
          gradient, startCenter: .zero, startRadius: 1, endCenter: CGPoint(x: 3, y: 3), endRadius: bad, options: [])
      },
      { $0.beginTransparencyLayer(in: box, auxiliaryInfo: nil) },
      { _ = ($0.convertToUserSpace(point), $0.convertToDeviceSpace(box), $0.boundingBoxOfClipPath) },
    ]
  }

  private static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, 1e12, -1e12, .leastNonzeroMagnitude,
  ]

  @Test(arguments: numbers) func `Numbers beyond all measure draw something or nothing`(_ bad: CGFloat) throws {
    for (index, call) in try calls(bad).enumerated() {
      let context = try bitmapContext()
      context.saveGState()
      call(context)
      context.fill(CGRect(x: 4, y: 4, width: 4, height: 4))
      context.stroke(CGRect(x: 4, y: 4, width: 8, height: 8))
      context.endTransparencyLayer()
      context.restoreGState()
      context.resetClip()
      context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
      context.fill(CGRect(x: 15, y: 0, width: 5, height: 5))
      let bitmap = try #require(context.makeImage()).bitmap
      #expect(bitmap.rgba(18, 18) == [0, 255, 0, 255], "call \(index)")
    }
  }

  @Test(arguments: numbers) func `A PDF of numbers beyond all measure is written`(_ bad: CGFloat) throws {
    for call in try calls(bad) {
      let data = NSMutableData()
      var box = CGRect(x: 0, y: 0, width: 20, height: 20)
      let consumer = try #require(CGDataConsumer(data: data))
      let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
      context.beginPDFPage(nil)
      call(context)
      context.fill(CGRect(x: 4, y: 4, width: 4, height: 4))
      context.endPDFPage()
      context.closePDF()
      #expect(data.length > 0)
    }
  }

  @Test func `States, layers and clips without end are kept apart`() throws {
    let context = try bitmapContext()
    for index in 0..<2000 {
      context.saveGState()
      context.clip(to: CGRect(x: CGFloat(index) / 1000, y: 0, width: 20, height: 20))
      context.setAlpha(CGFloat(index % 2))
    }
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    for _ in 0..<3000 { context.restoreGState() }
    context.endTransparencyLayer()
    let bitmap = try #require(context.makeImage()).bitmap
    #expect(bitmap.rgba(0, 10)[3] == 0 && bitmap.rgba(10, 10)[3] == 255)
  }

  @Test func `An outline of a million points is filled and traced`() throws {
    let context = try bitmapContext()
    let points = (0..<1_000_000).map { index in
      CGPoint(x: CGFloat(index) / 50_000, y: index.isMultiple(of: 2) ? 5 : 10)
    }
    context.addLines(between: points)
    context.setLineWidth(0.1)
    context.drawPath(using: .fillStroke)
    #expect(try #require(context.makeImage()).bitmap.rgba(10, 12)[3] > 0)
  }
}
