import CoreText
import Foundation
import Testing
import UIKit

// The expected values are those of the font's tables as fontTools prints them: DejaVu Sans Mono has 2048 units per em, and
// all of its advances are 1233.
@Suite struct CTFontGlyphTests {
  private let font = CTFontCreateWithName("DejaVu Sans Mono" as NSString, 20, nil)

  @Test func `characters have glyphs, with advances and boxes in points`() {
    let characters: [UniChar] = Array("A j".utf16)
    var glyphs = [CGGlyph](repeating: 0, count: 3)
    #expect(CTFontGetGlyphsForCharacters(font, characters, &glyphs, 3))
    #expect(!glyphs.contains(0))
    var advances = [CGSize](repeating: .zero, count: 3)
    let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, 3)
    #expect(abs(advances[0].width - 20 * 1233 / 2048) < 0.001)
    #expect(abs(sum - 3 * 20 * 1233 / 2048) < 0.001)
    var boxes = [CGRect](repeating: .zero, count: 3)
    let whole = CTFontGetBoundingRectsForGlyphs(font, .default, glyphs, &boxes, 3)
    #expect(abs(boxes[0].minY) < 0.01 && boxes[0].maxY > 13 && boxes[0].maxY < 15, "A stands on the baseline")
    #expect(boxes[1] == .zero, "a space has no ink")
    #expect(boxes[2].minY < 0, "j goes below the baseline")
    #expect(whole.minY == boxes[2].minY)
  }

  @Test func `characters that the font lacks have glyph 0, and a pair has one glyph`() {
    let pair = Array("\u{1D7D9}\u{E123}".utf16)
    var glyphs = [CGGlyph](repeating: 9, count: 3)
    #expect(!CTFontGetGlyphsForCharacters(font, pair, &glyphs, 3))
    #expect(glyphs[1] == 0 && glyphs[2] == 0)
  }

  @Test func `a glyph is found by its name`() throws {
    let provider = try #require(
      CGDataProvider(url: NSURL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf")))
    let file = try #require(CGFont(provider))
    var glyph = [CGGlyph(0)]
    #expect(CTFontGetGlyphsForCharacters(font, [65], &glyph, 1))
    #expect(file.getGlyphWithGlyphName(name: "A") == glyph[0])
    #expect(CTFontGetGlyphWithName(font, "no such glyph") == 0)
    #expect(CTFontCreateWithGraphicsFont(file, 16, nil, nil).fontName == "DejaVuSansMono")
  }

  @Test func `a font of a file has the glyphs and advances of the file`() throws {
    let provider = try #require(
      CGDataProvider(url: NSURL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf")))
    let file = try #require(CGFont(provider))
    let read = CTFontCreateWithGraphicsFont(file, 20, nil, nil)
    var (known, own) = ([CGGlyph(0)], [CGGlyph(0)])
    #expect(CTFontGetGlyphsForCharacters(font, [65], &known, 1))
    #expect(CTFontGetGlyphsForCharacters(read, [65], &own, 1))
    #expect(known == own)
    let advance = CTFontGetAdvancesForGlyphs(read, .default, own, nil, 1)
    #expect(abs(advance - 20 * 1233 / 2048) < 0.001)
    let larger = CTFontGetAdvancesForGlyphs(read.withSize(40), .default, own, nil, 1)
    #expect(abs(larger - 40 * 1233 / 2048) < 0.001)
  }

  @Test func `the outline of a glyph has its box, and is drawn in the fill colour`() throws {
    var glyph = [CGGlyph(0)]
    #expect(CTFontGetGlyphsForCharacters(font, [65], &glyph, 1))
    let path = try #require(CTFontCreatePathForGlyph(font, glyph[0], nil))
    let box = CTFontGetBoundingRectsForGlyphs(font, .default, glyph, nil, 1)
    #expect(abs(path.boundingBoxOfPath.maxY - box.maxY) < 0.05 && abs(path.boundingBoxOfPath.minX - box.minX) < 0.05)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { context in
      context.cgContext.setFillColor(UIColor.red.cgColor)
      context.cgContext.translateBy(x: 2, y: 18)
      context.cgContext.scaleBy(x: 1, y: -1)
      CTFontDrawGlyphs(font, glyph, [.zero], 1, context.cgContext)
    }
    // Blue, green, red, alpha.
    let bytes = try #require(image.cgImage).bitmap.bytes
    #expect(stride(from: 2, to: bytes.count, by: 4).contains { bytes[$0] > 200 })
    #expect(stride(from: 0, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 0 })
  }

  private func context() throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  }

  /// The rows from the top that have ink.
  private func inkedRows(_ context: CGContext) throws -> ClosedRange<Int> {
    let bitmap = try #require(context.makeImage()).bitmap
    let rows = (0..<bitmap.width * bitmap.height).filter { bitmap.bytes[$0 * 4 + 3] > 0 }.map { $0 / bitmap.width }
    return try #require(rows.min())...(try #require(rows.max()))
  }

  @Test func `glyphs keep the current path of the context`() throws {
    var glyphs = [CGGlyph](repeating: 0, count: 2)
    #expect(CTFontGetGlyphsForCharacters(font, Array("AA".utf16), &glyphs, 2))
    let context = try context()
    context.addRect(CGRect(x: 30, y: 0, width: 5, height: 5))
    CTFontDrawGlyphs(font, glyphs, [CGPoint(x: 0, y: 20), CGPoint(x: 12, y: 20)], 2, context)
    #expect(context.path?.boundingBoxOfPath == CGRect(x: 30, y: 0, width: 5, height: 5))
    #expect(try inkedRows(context).upperBound < 21, "the rectangle is not filled with the glyphs")
    context.fillPath()
    #expect(try inkedRows(context).upperBound == 39)
  }

  // WebKit's `fillVectorWithHorizontalGlyphPositions`: positions are transformed by the text matrix.
  @Test func `the text matrix transforms glyphs and their positions`() throws {
    var glyph = [CGGlyph(0)]
    #expect(CTFontGetGlyphsForCharacters(font, [65], &glyph, 1))
    let (upright, mirrored) = (try context(), try context())
    CTFontDrawGlyphs(font, glyph, [CGPoint(x: 2, y: 20)], 1, upright)
    mirrored.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
    CTFontDrawGlyphs(font, glyph, [CGPoint(x: 2, y: -20)], 1, mirrored)
    let (above, below) = (try inkedRows(upright), try inkedRows(mirrored))
    #expect(above.upperBound == 19 && above.lowerBound < 7, "above the baseline, which is in the middle")
    #expect(below.lowerBound == 20 && below.upperBound == 39 - above.lowerBound)
  }

  // Core Graphics: the text matrix is not a part of the graphics state. Core Text, `CTRunGetTextMatrix`: its `tx` and `ty`
  // are the text position.
  @Test func `the text matrix is no part of the graphics state, and has the text position`() throws {
    let context = try context()
    context.saveGState()
    context.textMatrix = CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 3, ty: 4)
    context.restoreGState()
    #expect(context.textPosition == CGPoint(x: 3, y: 4))
    context.textPosition = CGPoint(x: 5, y: 6)
    #expect(context.textMatrix == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 5, ty: 6))
  }
}
