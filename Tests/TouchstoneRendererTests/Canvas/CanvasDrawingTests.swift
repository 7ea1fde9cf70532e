import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

/// What a `GraphicsContext` draws: outlines, images, text, symbols, and Core Graphics' steps.
@MainActor @Suite struct CanvasDrawingTests {
  // MARK: Outlines

  @Test func `fill follows its style`() throws {
    var ring = rect(0, 0, 20, 20)
    ring.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    let outline = ring
    let bitmap = try canvasPicture { $0.fill(outline, with: .color(.black), style: FillStyle(eoFill: true)) }
    #expect(bitmap.rgba(10, 10)[3] == 0 && bitmap.rgba(2, 2)[3] == 255)
    let jagged = try canvasPicture {
      $0.fill(rect(0.5, 0.5, 9, 9), with: .color(.black), style: FillStyle(antialiased: false))
    }
    #expect(jagged.bytes.allSatisfy { $0 == 0 || $0 == 255 })
  }

  @Test func `stroke is one point wide unless it says so`() throws {
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 4.5))
      path.addLine(to: CGPoint(x: 20, y: 4.5))
    }
    let bitmap = try canvasPicture { context in
      context.stroke(line, with: .color(.black))
      context.translateBy(x: 0, y: 8.5)
      context.stroke(line, with: .color(.black), style: StrokeStyle(lineWidth: 2, dash: [5, 5]))
    }
    #expect(bitmap.rgba(3, 3)[3] == 0 && bitmap.rgba(3, 4)[3] == 255 && bitmap.rgba(3, 5)[3] == 0)
    #expect(bitmap.rgba(3, 12)[3] == 255 && bitmap.rgba(3, 13)[3] == 255 && bitmap.rgba(7, 12)[3] == 0)
  }

  // MARK: Images

  /// Red on the left, blue on the right; four points wide and two high at two pixels per point.
  private let image = Image(
    decorative: CGImage(
      bitmap: Bitmap(
        width: 8, height: 4,
        bytes: (0..<4).flatMap { _ in
          (0..<8).flatMap { $0 < 4 ? [0, 0, 255, 255] : [255, 0, 0, 255] as [UInt8] }
        })), scale: 2)

  @Test func `image is stretched to a rectangle`() throws {
    let bitmap = try canvasPicture { $0.draw(image, in: CGRect(x: 2, y: 4, width: 16, height: 8)) }
    #expect(bitmap.rgba(4, 8) == [255, 0, 0, 255] && bitmap.rgba(15, 8) == [0, 0, 255, 255])
    #expect(bitmap.rgba(1, 8)[3] == 0 && bitmap.rgba(10, 3)[3] == 0 && bitmap.rgba(10, 12)[3] == 0)
  }

  @Test func `image stands at its size about a point`() throws {
    let bitmap = try canvasPicture { context in
      context.draw(image, at: CGPoint(x: 10, y: 10))
      context.draw(image, at: CGPoint(x: 0, y: 0), anchor: .topLeading)
    }
    #expect(bitmap.rgba(8, 9) == [255, 0, 0, 255] && bitmap.rgba(11, 10) == [0, 0, 255, 255])
    #expect(bitmap.rgba(7, 10)[3] == 0 && bitmap.rgba(12, 10)[3] == 0 && bitmap.rgba(10, 11)[3] == 0)
    #expect(bitmap.rgba(0, 0) == [255, 0, 0, 255] && bitmap.rgba(3, 1) == [0, 0, 255, 255])
  }

  @Test func `resolved image tells its size and takes a shading`() throws {
    let bitmap = try canvasPicture { context in
      var resolved = context.resolve(image)
      #expect(resolved.size == CGSize(width: 4, height: 2))
      #expect(resolved.baseline == 2)
      #expect(resolved.shading == nil)
      context.draw(resolved, in: CGRect(x: 0, y: 0, width: 4, height: 2))
      resolved.shading = .color(.pureGreen)
      context.draw(resolved, at: CGPoint(x: 10, y: 10), anchor: .center)
    }
    #expect(bitmap.rgba(0, 0) == [255, 0, 0, 255] && bitmap.rgba(10, 10) == [0, 255, 0, 255])
  }

  @Test func `symbol image is drawn with its shading`() throws {
    let bitmap = try canvasPicture { context in
      var resolved = context.resolve(Image(systemName: "square.fill"))
      #expect(resolved.shading != nil && resolved.size.width > 5)
      resolved.shading = .color(.pureGreen)
      context.draw(resolved, at: CGPoint(x: 10, y: 10))
    }
    #expect(bitmap.rgba(10, 10) == [0, 255, 0, 255])
  }

  // MARK: Text

  private let text = Text("Touchstone draws text").font(.system(size: 10))

  @Test func `measured text fits into its lines`() throws {
    _ = try canvasPicture { context in
      let resolved = context.resolve(text)
      let wide = resolved.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
      let narrow = resolved.measure(in: CGSize(width: 60, height: CGFloat.infinity))
      #expect(narrow.width <= 60 && narrow.height == 2 * wide.height && wide.width > 60)
      let first = resolved.firstBaseline(in: CGSize(width: 60, height: CGFloat.infinity))
      let last = resolved.lastBaseline(in: CGSize(width: 60, height: CGFloat.infinity))
      #expect(first > 5 && first < wide.height && abs(last - first - wide.height) < 0.01)
    }
  }

  @Test func `text has the size of the view`() throws {
    let view = try picture(of: text)
    _ = try canvasPicture { context in
      let size = context.resolve(text).measure(in: CGSize(width: 1000, height: 1000))
      #expect(Int(size.width.rounded(.up)) == view.width && Int(size.height.rounded(.up)) == view.height)
    }
  }

  /// The box of all pixels that are not clear: left, top, right and bottom.
  private func box(of bitmap: Bitmap) -> [Int] {
    var box = [bitmap.width, bitmap.height, 0, 0]
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap.rgba(x, y)[3] > 0 {
        box = [min(box[0], x), min(box[1], y), max(box[2], x + 1), max(box[3], y + 1)]
      }
    }
    return box
  }

  @Test func `text stands about its anchor`() throws {
    let letter = Text("H").font(.system(size: 20))
    func drawn(_ anchor: UnitPoint?) throws -> [Int] {
      box(
        of: try canvasPicture(width: 60, height: 60) { context in
          if let anchor {
            context.draw(letter, at: CGPoint(x: 30, y: 30), anchor: anchor)
          } else {
            context.draw(letter, at: CGPoint(x: 30, y: 30))
          }
        })
    }
    let centred = try drawn(nil)
    #expect(abs(centred[0] + centred[2] - 60) <= 2)
    #expect(try drawn(.center) == centred)
    let trailing = try drawn(.bottomTrailing)
    #expect(trailing[2] <= 30 && trailing[3] <= 30)
    let leading = try drawn(.topLeading)
    #expect(leading[0] >= 30 && leading[1] >= 30)
  }

  @Test func `text in a rectangle breaks and ends with it`() throws {
    let bitmap = try canvasPicture(width: 100, height: 60) { context in
      context.draw(text, in: CGRect(x: 10, y: 10, width: 60, height: 26))
    }
    let drawn = box(of: bitmap)
    #expect(drawn[0] >= 10 && drawn[2] <= 70 && drawn[1] >= 10 && drawn[3] <= 36 && drawn[3] > 24)
  }

  @Test func `letters without a colour take the shading`() throws {
    let bitmap = try canvasPicture(width: 60) { context in
      var resolved = context.resolve(
        Text("■").font(.system(size: 20)) + Text("■").font(.system(size: 20)).foregroundColor(.pureBlue))
      resolved.shading = .color(.pureGreen)
      context.draw(resolved, at: CGPoint(x: 30, y: 10))
    }
    let pixels = (0..<60).map { bitmap.rgba($0, 10) }
    #expect(pixels.contains([0, 255, 0, 255]) && pixels.contains([0, 0, 255, 255]))
    #expect(!pixels.contains([0, 0, 0, 255]))
  }

  // MARK: Symbols

  @Test func `symbols are found by their tag and drawn many times`() throws {
    let bitmap = try picture(
      of: Canvas { context, _ in
        guard let red = context.resolveSymbol(id: "red"), let blue = context.resolveSymbol(id: 2) else { return }
        #expect(red.size == CGSize(width: 4, height: 4) && blue.size == CGSize(width: 2, height: 2))
        #expect(context.resolveSymbol(id: "none") == nil && context.resolveSymbol(id: 0) == nil)
        context.draw(red, at: CGPoint(x: 2, y: 2))
        context.draw(red, at: CGPoint(x: 20, y: 20), anchor: .bottomTrailing)
        context.draw(blue, in: CGRect(x: 6, y: 0, width: 8, height: 4))
        context.opacity = 0.5
        context.draw(red, in: CGRect(x: 0, y: 10, width: 4, height: 4))
      } symbols: {
        Color.pureRed.frame(width: 4, height: 4).tag("red")
        ForEach([1, 2], id: \.self) { number in
          Color.pureBlue.frame(width: CGFloat(number), height: CGFloat(number))
        }
      }
      .frame(width: 20, height: 20))
    #expect(bitmap.rgba(1, 1) == [255, 0, 0, 255] && bitmap.rgba(19, 19) == [255, 0, 0, 255])
    #expect(bitmap.rgba(13, 3) == [0, 0, 255, 255] && bitmap.rgba(14, 3)[3] == 0)
    #expect(bitmap.isNear(2, 12, [128, 0, 0, 128]))
  }

  // MARK: Core Graphics

  @Test func `core graphics draws in the user space downwards`() throws {
    let bitmap = try canvasPicture { context in
      context.translateBy(x: 5, y: 5)
      context.opacity = 0.5
      context.withCGContext { cg in
        cg.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        cg.fill(CGRect(x: 0, y: 0, width: 5, height: 2))
        cg.translateBy(x: 0, y: 5)
        cg.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
        cg.setLineWidth(2)
        cg.strokeLineSegments(between: [CGPoint(x: 0, y: 1), CGPoint(x: 5, y: 1)])
      }
    }
    #expect(bitmap.isNear(6, 5, [128, 0, 0, 128]) && bitmap.rgba(6, 8)[3] == 0)
    #expect(bitmap.isNear(6, 10, [0, 0, 128, 128]))
  }

  @Test func `core graphics gradient covers the whole canvas`() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil, colors: [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor.white] as CFArray,
        locations: nil))
    let bitmap = try canvasPicture { context in
      context.translateBy(x: 10, y: 10)
      context.withCGContext { cg in
        #expect(cg.boundingBoxOfClipPath == CGRect(x: -10, y: -10, width: 20, height: 20))
        cg.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: 5, y: 0),
          options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      }
    }
    #expect(bitmap.rgba(0, 0) == [255, 0, 0, 255] && bitmap.rgba(19, 19) == [255, 255, 255, 255])
  }

  @Test func `value of a closure in core graphics is kept by its caller`() throws {
    _ = try canvasPicture { context in
      var scale: CGFloat = 0
      context.scaleBy(x: 3, y: 3)
      context.withCGContext { scale = $0.ctm.a }
      #expect(scale == 1, "coordinates are those of the user space")
    }
  }
}
