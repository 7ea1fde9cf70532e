import CoreGraphics
import CoreText
import Foundation
import Testing
import UIKit

@Suite struct CTLineTests {
  /// An "H" of DejaVu Serif has 1493 of 2048 units; the font itself tells no height of capital letters.
  private let letterHeight = CGFloat(20 * 1493) / 2048

  private func text(_ string: String) -> NSAttributedString {
    let key = NSAttributedString.Key(rawValue: kCTFontAttributeName)
    return NSAttributedString(string: string, attributes: [key: CTFontCreateWithName("DejaVu Serif", 20, nil)])
  }

  private func context(width: Int = 60, height: Int = 60) throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  }

  /// The rows and columns from the top left that have ink.
  private func ink(_ context: CGContext) throws -> (rows: ClosedRange<Int>, columns: ClosedRange<Int>) {
    let image = try #require(context.makeImage())
    let inked = (0..<image.width * image.height).filter { image.bitmap.bytes[$0 * 4 + 3] > 0 }
    let rows = inked.map { $0 / image.width }
    let columns = inked.map { $0 % image.width }
    return (
      try #require(rows.min())...(try #require(rows.max())), try #require(columns.min())...(try #require(columns.max()))
    )
  }

  @Test func `a line has a glyph for each letter and mark`() {
    #expect(CTLineGetGlyphCount(CTLineCreateWithAttributedString(text("Hello"))) == 5)
    #expect(CTLineGetGlyphCount(CTLineCreateWithAttributedString(text(""))) == 0)
  }

  @Test func `a line has the width of its text in UIKit, and the measures of its font`() throws {
    let font = try #require(UIFont(name: "DejaVu Serif", size: 20))
    var (ascent, descent, leading) = (CGFloat(0), CGFloat(0), CGFloat(0))
    let width = CTLineGetTypographicBounds(
      CTLineCreateWithAttributedString(text("Hello")), &ascent, &descent, &leading)
    #expect(abs(width - Double(text("Hello").size().width)) < 0.01)
    #expect(ascent == font.ascender)
    #expect(descent == -font.descender)
    #expect(CTLineGetTypographicBounds(CTLineCreateWithAttributedString(text("")), nil, nil, nil) == 0)
  }

  @Test func `a line is drawn on its baseline, where y points up`() throws {
    let context = try context()
    context.textPosition = CGPoint(x: 10, y: 20)
    // A letter that ends at its baseline.
    CTLineDraw(CTLineCreateWithAttributedString(text("H")), context)
    let found = try ink(context)
    let height = try #require(UIFont(name: "DejaVu Serif", size: 20)).capHeight
    #expect(abs(found.rows.upperBound - 39) <= 1, "the baseline is 20 points above the bottom of 60")
    #expect(abs(CGFloat(found.rows.count) - height) <= 2)
    #expect(found.columns.lowerBound >= 10)
  }

  @Test func `the text matrix transforms a line around the text position`() throws {
    let context = try context()
    context.textMatrix = CGAffineTransform(scaleX: 1, y: -2)
    context.textPosition = CGPoint(x: 10, y: 50)
    CTLineDraw(CTLineCreateWithAttributedString(text("H")), context)
    let found = try ink(context)
    #expect(abs(found.rows.lowerBound - 10) <= 1, "the letter hangs from the baseline")
    #expect(abs(CGFloat(found.rows.count) - 2 * letterHeight) <= 2)
    #expect(found.columns.lowerBound >= 10)
  }

  @Test func `the text matrix transforms each line of a frame around its origin`() throws {
    let context = try context(width: 100, height: 100)
    context.textMatrix = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 7, ty: 7)
    let framesetter = CTFramesetterCreateWithAttributedString(text("HH"))
    let frame = CTFramesetterCreateFrame(
      framesetter, CFRangeMake(0, 0), CGPath(rect: CGRect(x: 20, y: 50, width: 60, height: 40), transform: nil), nil)
    var origin = [CGPoint.zero]
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origin)
    CTFrameDraw(frame, context)
    let found = try ink(context)
    #expect(abs(CGFloat(found.rows.lowerBound) - (50 - origin[0].y)) <= 1, "the letters are below the baseline")
    #expect(abs(CGFloat(found.rows.count) - letterHeight) <= 2)
    #expect(found.columns.lowerBound >= 20)
  }

  @Test func `a frame has a line for each line of text, from the top`() throws {
    let whole = text("one\ntwo\nthree")
    let framesetter = CTFramesetterCreateWithAttributedString(whole)
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      framesetter, CFRangeMake(0, 0), nil, CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude), nil)
    let path = CGPath(rect: CGRect(origin: .zero, size: size), transform: nil)
    let frame = CTFramesetterCreateFrame(framesetter, CFRangeMake(0, 0), path, nil)
    let lines = try #require(CTFrameGetLines(frame) as? [CTLine])
    #expect(lines.map { CTLineGetStringRange($0) } == [CFRangeMake(0, 4), CFRangeMake(4, 4), CFRangeMake(8, 5)])
    var origins = [CGPoint](repeating: .zero, count: 3)
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    #expect(origins[0].y > origins[1].y && origins[1].y > origins[2].y)
    #expect(abs((origins[0].y - origins[1].y) - size.height / 3) < 0.1)
    #expect(origins[2].y > 0)
  }

  @Test func `a frame is drawn from the top of its path, where y points up`() throws {
    let context = try context(width: 100, height: 100)
    let framesetter = CTFramesetterCreateWithAttributedString(text("HH"))
    let path = CGPath(rect: CGRect(x: 20, y: 50, width: 60, height: 40), transform: nil)
    CTFrameDraw(CTFramesetterCreateFrame(framesetter, CFRangeMake(0, 0), path, nil), context)
    let found = try ink(context)
    #expect(found.rows.lowerBound >= 10 && found.rows.upperBound < 40, "10 to 50 points from the top")
    #expect(found.columns.lowerBound >= 20)
  }
}
