import Foundation
import Testing
import TouchstoneCairo
import TouchstoneDrawing

/// Patterns, layers and stencils, by pixels that Core Graphics' documentation implies.
@Suite struct CGPatternTests {
  private func picture(_ draw: (CGContext) throws -> Void) throws -> Bitmap {
    let context = try #require(
      CGContext(
        data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    try draw(context)
    return try #require(context.makeImage()).bitmap
  }

  private let whole = CGRect(x: 0, y: 0, width: 20, height: 20)

  /// A square of 2 pt in the lower left of each 4 pt, in red where cells bring colours of their own.
  private func squares(isColored: Bool, matrix: CGAffineTransform = .identity) throws -> CGPattern {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { info, context in
        if info != nil { context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1) }
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }, releaseInfo: nil)
    return try #require(
      CGPattern(
        info: isColored ? UnsafeMutableRawPointer(bitPattern: 1) : nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4),
        matrix: matrix, xStep: 4, yStep: 4, tiling: .constantSpacing, isColored: isColored, callbacks: &callbacks))
  }

  @Test func `A coloured pattern repeats from the lower left corner`() throws {
    let pattern = try squares(isColored: true)
    let bitmap = try picture { context in
      context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: nil)))
      var alpha: CGFloat = 0.5
      context.setFillPattern(pattern, colorComponents: &alpha)
      // The transform moves the shape, not the cells.
      context.translateBy(x: 1, y: 1)
      context.fill(CGRect(x: -1, y: -1, width: 17, height: 17))
    }
    for (x, y) in [(0, 19), (1, 18), (4, 19), (13, 7)] { #expect(bitmap.rgba(x, y) == [128, 0, 0, 128], "\(x) \(y)") }
    for (x, y) in [(2, 19), (0, 17), (18, 19), (0, 1)] { #expect(bitmap.rgba(x, y)[3] == 0, "\(x) \(y)") }
  }

  @Test func `An uncoloured pattern takes a colour of its base space, and a phase`() throws {
    let pattern = try squares(isColored: false)
    let bitmap = try picture { context in
      context.setPatternPhase(CGSize(width: 2, height: 0))
      context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB())))
      context.setFillPattern(pattern, colorComponents: [0, 0, 1, 1])
      context.fill(whole)
      context.setFillColor(gray: 1, alpha: 1)
      context.fill(CGRect(x: 0, y: 10, width: 20, height: 10))
    }
    #expect(bitmap.rgba(2, 19) == [0, 0, 255, 255] && bitmap.rgba(0, 19)[3] == 0)
    #expect(bitmap.rgba(2, 3) == [255, 255, 255, 255], "a colour takes the pattern's place")
  }

  @Test func `A stroke and a matrix of its own show a pattern`() throws {
    let pattern = try squares(isColored: true, matrix: CGAffineTransform(scaleX: 2, y: 2))
    let bitmap = try picture { context in
      context.setStrokePattern(pattern, colorComponents: [1])
      context.setLineWidth(4)
      context.stroke(CGRect(x: 2, y: 2, width: 16, height: 16))
    }
    #expect(bitmap.rgba(3, 16) == [255, 0, 0, 255] && bitmap.rgba(5, 19)[3] == 0 && bitmap.rgba(9, 11)[3] == 0)
  }

  @Test func `Patterns without cells are refused, and information is freed`() throws {
    var freed = 0
    func pattern(_ bounds: CGRect, _ step: CGFloat, _ matrix: CGAffineTransform = .identity) -> CGPattern? {
      var callbacks = CGPatternCallbacks(version: 0, drawPattern: { _, _ in }, releaseInfo: { _ in freed += 1 })
      return CGPattern(
        info: nil, bounds: bounds, matrix: matrix, xStep: step, yStep: step, tiling: .noDistortion, isColored: true,
        callbacks: &callbacks)
    }
    #expect(pattern(whole, 0) == nil && pattern(whole, .nan) == nil && pattern(whole, .infinity) == nil)
    #expect(pattern(whole, 4, CGAffineTransform(scaleX: 0, y: 1)) == nil)
    #expect(pattern(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), 4) == nil)
    #expect(pattern(whole, 4) != nil)
    #expect(freed == 1)
  }

  @Test func `Cells finer than anyone can see are left out`() throws {
    var callbacks = CGPatternCallbacks(
      version: 0, drawPattern: { _, context in context.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }, releaseInfo: nil
    )
    let pattern = try #require(
      CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), matrix: .identity, xStep: 1e-6, yStep: 1e-6,
        tiling: .noDistortion, isColored: true, callbacks: &callbacks))
    let bitmap = try picture { context in
      context.setFillPattern(pattern, colorComponents: [1])
      context.fill(whole)
    }
    #expect(bitmap.rgba(10, 10)[3] == 0)
  }

  @Test func `A layer is drawn upright, at its size and scaled`() throws {
    let bitmap = try picture { context in
      let layer = try #require(CGLayer(context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil))
      // The lower half, and more than fits.
      layer.context?.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
      layer.context?.fill(CGRect(x: 0, y: -4, width: 8, height: 6))
      context.draw(layer, at: CGPoint(x: 2, y: 2))
      context.draw(layer, in: CGRect(x: 10, y: 10, width: 8, height: 8))
    }
    #expect(bitmap.rgba(3, 17) == [0, 255, 0, 255] && bitmap.rgba(3, 15)[3] == 0 && bitmap.rgba(7, 17)[3] == 0)
    #expect(bitmap.rgba(12, 9) == [0, 255, 0, 255] && bitmap.rgba(12, 4)[3] == 0 && bitmap.rgba(18, 9)[3] == 0)
  }

  @Test(arguments: [CGSize.zero, CGSize(width: CGFloat.nan, height: 1), CGSize(width: -1, height: 1)])
  func `A layer without a size is refused`(size: CGSize) throws {
    _ = try picture { #expect(CGLayer($0, size: size, auxiliaryInfo: nil) == nil) }
  }

  /// Black to the left, white to the right.
  private func blackAndWhite() -> CGImage {
    CGImage(
      bitmap: Bitmap(width: 2, height: 1) { bytes in
        bytes.copyBytes(from: [0, 0, 0, 255, 255, 255, 255, 255])
      })
  }

  @Test func `A picture masks by its brightness and an image mask by its darkness`() throws {
    let red = CGImage(
      bitmap: Bitmap(width: 2, height: 1) { $0.copyBytes(from: [0, 0, 255, 255, 0, 0, 255, 255]) })
    let bright = try #require(red.masking(blackAndWhite())).bitmap
    #expect(bright.rgba(0, 0)[3] == 0 && bright.rgba(1, 0) == [255, 0, 0, 255])
    let stencil = CGImage(bitmap: blackAndWhite().bitmap, halves: nil, isMask: true)
    let dark = try #require(red.masking(stencil)).bitmap
    #expect(dark.rgba(0, 0) == [255, 0, 0, 255] && dark.rgba(1, 0)[3] == 0)
    #expect(stencil.masking(stencil) == nil)
    let painted = try picture { context in
      context.interpolationQuality = .none
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.draw(stencil, in: whole)
    }
    #expect(painted.rgba(2, 10) == [0, 0, 255, 255] && painted.rgba(17, 10)[3] == 0)
  }
}
