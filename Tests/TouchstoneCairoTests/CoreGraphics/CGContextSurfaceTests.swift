import Foundation
import Testing
import TouchstoneCairo
import TouchstoneDrawing

/// Core Graphics' calls on bitmaps of the smallest and largest sizes.
@Suite struct CGContextSurfaceTests {
  private func bitmap(_ width: Int, _ height: Int) -> CGContext? {
    CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
  }

  @Test(arguments: [(0, 0), (0, 5), (-1, 5), (30_000, 30_000), (40_000, 1), (Int.max, Int.max)])
  func `A bitmap without pixels, or of too many, is refused`(width: Int, height: Int) {
    #expect(bitmap(width, height) == nil)
  }

  @Test(arguments: [(1, 1), (30_000, 1), (1, 30_000)])
  func `Every call draws on thin and long bitmaps`(width: Int, height: Int) throws {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let middle = CGPoint(x: whole.midX, y: whole.midY)
    let colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(gray: 1, alpha: 0.5)]
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil))
    let image = CGImage(bitmap: Bitmap(width: 1, height: 1) { $0.copyBytes(from: [255, 255, 255, 255]) })
    let radius = max(whole.width, whole.height)
    let calls: [(CGContext) -> Void] = [
      { $0.fill(whole) }, { $0.fillEllipse(in: whole) }, { $0.stroke(whole, width: 2) },
      { $0.strokeEllipse(in: whole) },
      { $0.clear(whole) }, { $0.strokeLineSegments(between: [.zero, middle]) },
      { $0.draw(image, in: whole) }, { $0.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1), byTiling: true) },
      { $0.drawLinearGradient(gradient, start: .zero, end: middle, options: .drawsAfterEndLocation) },
      {
        $0.drawRadialGradient(
          gradient, startCenter: middle, startRadius: 0, endCenter: middle, endRadius: radius, options: [])
      },
      {
        $0.drawRadialGradient(
          gradient, startCenter: .zero, startRadius: 1, endCenter: middle, endRadius: radius, options: [])
      },
      { $0.drawConicGradient(gradient, center: middle, angle: 1) },
      {
        $0.setShadow(offset: CGSize(width: 1, height: 1), blur: 4)
        $0.beginTransparencyLayer(auxiliaryInfo: nil)
        $0.fill(whole)
        $0.endTransparencyLayer()
      },
      {
        $0.clip(to: whole, mask: image)
        $0.fill(whole)
      },
      {
        let layer = CGLayer($0, size: whole.size, auxiliaryInfo: nil)
        layer?.context?.fill(whole)
        if let layer { $0.draw(layer, in: whole) }
      },
    ]
    for (index, call) in calls.enumerated() {
      let context = try #require(bitmap(width, height))
      call(context)
      let drawn = try #require(try context.makeBitmap(), "call \(index)")
      #expect(drawn.width == width && drawn.height == height)
    }
  }

  @Test func `A page larger than PDF allows is refused with its size`() throws {
    var box = CGRect(x: 0, y: 0, width: 30_000, height: 30_000)
    let consumer = try #require(CGDataConsumer(data: NSMutableData()))
    let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
    context.beginPDFPage(nil)
    context.fill(box)
    #expect(throws: RenderError.pageTooLarge(box.size, limit: 14_400)) { try context.pdfData() }
  }
}
