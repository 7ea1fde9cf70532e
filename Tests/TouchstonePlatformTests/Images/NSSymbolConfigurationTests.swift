import AppKit
import Testing

@Suite struct NSSymbolConfigurationTests {
  @Test func `a symbol has the size and colours of its configuration`() throws {
    let star = try #require(NSImage(systemSymbolName: "star.fill", accessibilityDescription: nil))
    let configuration = NSImage.SymbolConfiguration(pointSize: 40, weight: .bold)
      .applying(.init(paletteColors: [NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)]))
    let large = try #require(star.withSymbolConfiguration(configuration))
    #expect(large.size.width > 1.5 * star.size.width)
    let pixels = try #require(large.cgImage(forProposedRect: nil, context: nil, hints: nil))
    let middle = try #require(NSBitmapImageRep(cgImage: pixels).colorAt(x: pixels.width / 2, y: pixels.height / 2))
    #expect(middle.redComponent == 1 && middle.greenComponent == 0)
    #expect(NSImage(size: NSSize(width: 1, height: 1)).withSymbolConfiguration(configuration) == nil)
  }

  @Test func `a colour is mixed with light and shadow`() throws {
    let gray = NSColor(srgbRed: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    let light = try #require(gray.highlight(withLevel: 0.5))
    // Halfway to white and to black.
    #expect(abs(light.redComponent - 0.75) < 0.01)
    let dark = try #require(gray.shadow(withLevel: 0.5))
    #expect(abs(dark.redComponent - 0.25) < 0.01)
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    NSColor(hue: 0.5, saturation: 0.4, brightness: 0.6, alpha: 0.7)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(abs(hue - 0.5) < 0.01 && abs(saturation - 0.4) < 0.01 && abs(brightness - 0.6) < 0.01)
    #expect(abs(alpha - 0.7) < 0.01)
  }

  @Test func `swatches, lines and clips are drawn into an image`() throws {
    let image = NSImage(size: NSSize(width: 10, height: 10), flipped: true) { _ in
      NSColor.red.drawSwatch(in: NSRect(x: 0, y: 0, width: 2, height: 2))
      NSColor.red.setStroke()
      NSBezierPath.strokeLine(from: NSPoint(x: 0, y: 5), to: NSPoint(x: 10, y: 5))
      NSBezierPath.clip(NSRect(x: 8, y: 8, width: 1, height: 1))
      NSColor.red.setFill()
      NSRect(x: 8, y: 8, width: 2, height: 2).fill()
      return true
    }
    let pixels = try #require(image.cgImage(forProposedRect: nil, context: nil, hints: nil))
    let rep = NSBitmapImageRep(cgImage: pixels)
    let places = [(2, 2), (6, 2), (6, 10), (16, 16), (19, 19)]
    #expect(places.map { rep.colorAt(x: $0.0, y: $0.1)?.alphaComponent } == [1, 0, 1, 1, 0])
  }

  @Test func `a path goes on by distances`() {
    let path = NSBezierPath()
    path.move(to: NSPoint(x: 1, y: 1))
    path.relativeLine(to: NSPoint(x: 2, y: 3))
    #expect(path.currentPoint == NSPoint(x: 3, y: 4))
    path.relativeMove(to: NSPoint(x: -1, y: 0))
    path.relativeCurve(
      to: NSPoint(x: 4, y: 4), controlPoint1: NSPoint(x: 1, y: 0), controlPoint2: NSPoint(x: 2, y: 0))
    #expect(path.currentPoint == NSPoint(x: 6, y: 8))
  }

  @Test func `the box of a glyph is within the metrics of its font`() {
    let font = NSFont.systemFont(ofSize: 20)
    var (character, glyph): (UniChar, CGGlyph) = (0x48, 0)
    #expect(CTFontGetGlyphsForCharacters(font, &character, &glyph, 1))
    let box = font.boundingRect(forCGGlyph: glyph)
    #expect(abs(box.height - font.capHeight) < 0.5 && box.maxX <= font.advancement(forCGGlyph: glyph).width)
    #expect(font.vertical === font && !font.isVertical && font.displayName == font.fontName)
  }
}
