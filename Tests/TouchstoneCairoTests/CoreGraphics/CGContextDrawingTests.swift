import Foundation
import Testing
import TouchstoneCairo
import TouchstoneDrawing

/// Drawing in Core Graphics' manner, by pixels that its documentation implies.
@Suite struct CGContextDrawingTests {
  private func picture(width: Int = 20, height: Int = 20, _ draw: (CGContext) throws -> Void) throws -> Bitmap {
    let context = try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    try draw(context)
    return try #require(context.makeImage()).bitmap
  }

  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  private let whole = CGRect(x: 0, y: 0, width: 20, height: 20)

  private func gradient() throws -> CGGradient {
    try #require(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [red, blue] as CFArray, locations: [0, 1]))
  }

  @Test func `A gradient ends at its points unless options let it go on`() throws {
    let gradient = try gradient()
    func draw(_ options: CGGradientDrawingOptions) throws -> Bitmap {
      try picture { context in
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: options)
      }
    }
    let plain = try draw([])
    #expect(plain.rgba(3, 10)[3] == 0 && plain.rgba(17, 10)[3] == 0)
    // The middle of pixel 9 lies at 0.45 of the way: sRGB components mix evenly.
    let middle = plain.rgba(9, 10)
    #expect(abs(Int(middle[0]) - 140) <= 1 && abs(Int(middle[2]) - 115) <= 1)
    #expect(try draw(.drawsBeforeStartLocation).rgba(3, 10) == [255, 0, 0, 255])
    #expect(try draw(.drawsAfterEndLocation).rgba(17, 10) == [0, 0, 255, 255])
  }

  @Test func `A gradient in rings reaches from radius to radius`() throws {
    let gradient = try gradient()
    let bitmap = try picture { context in
      let center = CGPoint(x: 10, y: 10)
      context.drawRadialGradient(
        gradient, startCenter: center, startRadius: 3, endCenter: center, endRadius: 8, options: [])
    }
    #expect(bitmap.rgba(10, 10)[3] == 0, "within the first circle")
    #expect(bitmap.rgba(13, 10)[0] > bitmap.rgba(16, 10)[0])
    #expect(bitmap.rgba(19, 10)[3] == 0)
  }

  @Test func `A gradient between circles apart draws a cone`() throws {
    let gradient = try gradient()
    func draw(_ options: CGGradientDrawingOptions) throws -> Bitmap {
      try picture { context in
        context.drawRadialGradient(
          gradient, startCenter: CGPoint(x: 5, y: 10), startRadius: 1, endCenter: CGPoint(x: 15, y: 10), endRadius: 3,
          options: options)
      }
    }
    let plain = try draw([])
    // Between the circles the near side covers the far one; the inside of the last circle shows the far side.
    #expect(plain.rgba(10, 10)[3] == 255 && plain.rgba(1, 10)[3] == 0 && plain.rgba(10, 3)[3] == 0)
    #expect(try draw(.drawsAfterEndLocation).rgba(19, 10) == [0, 0, 255, 255])
    #expect(try draw(.drawsBeforeStartLocation).rgba(19, 10)[3] == 0)
  }

  @Test func `A gradient about a point beside the middle is a ball`() throws {
    let gradient = try gradient()
    let bitmap = try picture { context in
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 7, y: 13), startRadius: 0, endCenter: CGPoint(x: 10, y: 10), endRadius: 9,
        options: [])
    }
    #expect(bitmap.rgba(7, 6)[0] > 230 && bitmap.rgba(15, 14)[2] > 150)
    #expect(bitmap.rgba(1, 1)[3] == 0 && bitmap.rgba(18, 18)[3] == 0)
  }

  @Test func `A gradient of components agrees with one of colours`() throws {
    let parts = try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [1, 0, 0, 1, 0, 0, 1, 1], locations: [0, 1],
        count: 2))
    #expect(try parts == gradient())
    #expect(
      CGGradient(colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [], locations: nil, count: 0) == nil)
  }

  @Test func `Components count in the space that was chosen`() throws {
    let bitmap = try picture { context in
      context.setFillColor([0.2, 1])
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
      context.setFillColor(cyan: 1, magenta: 0, yellow: 0, black: 0, alpha: 1)
      context.fill(CGRect(x: 10, y: 0, width: 10, height: 20))
    }
    #expect(bitmap.rgba(5, 10) == [51, 51, 51, 255] && bitmap.rgba(15, 10) == [0, 255, 255, 255])
  }

  @Test func `A conic gradient turns counterclockwise from its angle`() throws {
    let gradient = try gradient()
    let bitmap = try picture { $0.drawConicGradient(gradient, center: CGPoint(x: 10, y: 10), angle: 0) }
    // A quarter of the turn above the centre, three quarters below; y points upwards.
    #expect(abs(Int(bitmap.rgba(10, 2)[0]) - 191) < 6)
    #expect(abs(Int(bitmap.rgba(10, 17)[0]) - 64) < 6)
  }

  @Test func `A clip by a picture lets through what is bright`() throws {
    let mask = CGImage(
      bitmap: Bitmap(width: 2, height: 2) { x, y in
        y == 0 ? (x == 0 ? [255, 255, 255, 255] : [0, 0, 0, 255]) : [0, 0, 0, 0]
      })
    let bitmap = try picture { context in
      context.interpolationQuality = .none
      context.clip(to: CGRect(x: 5, y: 5, width: 10, height: 10), mask: mask)
      context.setFillColor(red)
      context.fill(whole)
    }
    #expect(bitmap.rgba(7, 7) == [255, 0, 0, 255], "white")
    #expect(bitmap.rgba(12, 7)[3] == 0, "black")
    #expect(bitmap.rgba(7, 12)[3] == 0, "clear")
    #expect(bitmap.rgba(2, 2)[3] == 0, "outside")
  }

  @Test func `Two masks limit each other, and a reset clip limits nothing`() throws {
    let (white, black): ([UInt8], [UInt8]) = ([255, 255, 255, 255], [0, 0, 0, 255])
    let left = CGImage(bitmap: Bitmap(width: 2, height: 1) { x, _ in x == 0 ? white : black })
    let upper = CGImage(bitmap: Bitmap(width: 1, height: 2) { _, y in y == 0 ? white : black })
    let bitmap = try picture { context in
      context.interpolationQuality = .none
      context.clip(to: whole, mask: left)
      context.clip(to: whole, mask: upper)
      context.setFillColor(red)
      context.fill(whole)
      context.resetClip()
      context.setFillColor(blue)
      context.fill(CGRect(x: 15, y: 0, width: 5, height: 5))
    }
    #expect(bitmap.rgba(4, 4) == [255, 0, 0, 255])
    #expect(bitmap.rgba(4, 14)[3] == 0 && bitmap.rgba(14, 4)[3] == 0)
    #expect(bitmap.rgba(17, 17) == [0, 0, 255, 255])
  }

  @Test func `A layer throws one shadow`() throws {
    let bitmap = try picture { context in
      context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: blue)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 20))
      context.fill(CGRect(x: 4, y: 0, width: 4, height: 20))
      context.endTransparencyLayer()
    }
    #expect(bitmap.rgba(2, 10) == [255, 0, 0, 255])
    #expect(bitmap.rgba(12, 10) == [0, 0, 255, 255] && bitmap.rgba(16, 10) == [0, 0, 255, 255])
    #expect(bitmap.rgba(9, 10)[3] == 0)
  }

  @Test func `A layer within a rectangle shows there only`() throws {
    let bitmap = try picture { context in
      context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 5, height: 20), auxiliaryInfo: nil)
      context.fill(whole)
      context.endTransparencyLayer()
    }
    #expect(bitmap.rgba(4, 10)[3] == 255 && bitmap.rgba(5, 10)[3] == 0)
  }

  @Test func `Blend modes combine with what was drawn`() throws {
    let bitmap = try picture { context in
      context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
      context.fill(whole)
      context.setBlendMode(.multiply)
      context.setFillColor(red: 0.5, green: 0.5, blue: 1, alpha: 1)
      context.fill(whole)
    }
    // Cb · Cs; the components are 128/255 each.
    #expect(zip(bitmap.rgba(5, 5), [128, 64, 0, 255]).allSatisfy { abs(Int($0) - $1) <= 1 })
  }

  @Test func `An image tiles the plane from its rectangle on`() throws {
    let image = CGImage(bitmap: Bitmap(width: 2, height: 2) { x, _ in x == 0 ? [255, 0, 0, 255] : [0, 0, 255, 255] })
    let bitmap = try picture { context in
      context.interpolationQuality = .none
      context.draw(image, in: CGRect(x: 4, y: 0, width: 2, height: 2), byTiling: true)
    }
    #expect(bitmap.rgba(4, 10) == [255, 0, 0, 255] && bitmap.rgba(5, 10) == [0, 0, 255, 255])
    #expect(bitmap.rgba(0, 0) == [255, 0, 0, 255] && bitmap.rgba(19, 19) == [0, 0, 255, 255])
  }

  @Test func `A path knows what it would cover`() throws {
    _ = try picture { context in
      context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
      context.setLineWidth(2)
      #expect(context.pathContains(CGPoint(x: 10, y: 10), mode: .fill))
      #expect(!context.pathContains(CGPoint(x: 10, y: 10), mode: .stroke))
      #expect(context.pathContains(CGPoint(x: 4.5, y: 10), mode: .stroke))
      #expect(!context.pathContains(CGPoint(x: 4.5, y: 10), mode: .fill))
      #expect(context.boundingBoxOfPath == CGRect(x: 5, y: 5, width: 10, height: 10))
    }
  }

  @Test func `Dashes, even-odd fills and stroked outlines follow the state`() throws {
    let bitmap = try picture { context in
      context.setLineDash(phase: 0, lengths: [4, 4])
      context.setLineWidth(2)
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 19), CGPoint(x: 20, y: 19)])
      context.setLineDash(phase: 0, lengths: [])
      context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
      context.fillPath(using: .evenOdd)
      context.move(to: CGPoint(x: 12, y: 5))
      context.addLine(to: CGPoint(x: 18, y: 5))
      context.replacePathWithStrokedPath()
      context.setFillColor(red)
      context.fillPath()
    }
    #expect(bitmap.rgba(2, 0)[3] == 255 && bitmap.rgba(6, 0)[3] == 0)
    #expect(bitmap.rgba(1, 15)[3] == 255 && bitmap.rgba(5, 15)[3] == 0)
    #expect(bitmap.rgba(15, 14) == [255, 0, 0, 255])
  }
}
