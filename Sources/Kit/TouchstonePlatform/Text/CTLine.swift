public import Foundation
public import TouchstoneDrawing
import TouchstoneUI

/// A line of text.
///
/// A class because Core Text's is one.
///
/// - Source: Core Text, `CTLine`.
public final class CTLine {
  let string: NSAttributedString
  /// The characters of the whole text, in UTF-16 units.
  let range: CFRange
  private let drawing: AttributedStringDrawing

  init(_ string: NSAttributedString, at location: Int = 0) {
    self.string = string
    range = CFRange(location: location, length: string.length)
    drawing = AttributedStringDrawing(string.onOneLine, options: [])
  }

  /// The width, and the ascent, the descent and the leading of the tallest font, in points.
  var measures: (width: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
    let bounds = drawing.bounds(in: CGSize(width: CGFloat.infinity, height: .infinity))
    let fonts = string.fonts
    return (
      string.length == 0 ? 0 : bounds.width, fonts.map(\.ascender).max() ?? 0, -(fonts.map(\.descender).min() ?? 0),
      fonts.map(\.leading).max() ?? 0
    )
  }

  /// The number of glyphs.
  var glyphCount: Int { drawing.glyphCount }

  /// Draws the line with the start of its baseline at the origin of text space, where y points up.
  func draw(in context: CGContext) {
    context.saveGState()
    context.concatenate(context.textMatrix)
    context.scaleBy(x: 1, y: -1)
    drawing.draw(in: .zero, context: context)
    context.restoreGState()
  }
}

extension NSAttributedString {
  /// The text without paragraph styles, which lines of Core Text do not read.
  fileprivate var onOneLine: NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: self)
    copy.removeAttribute(.paragraphStyle, range: NSRange(location: 0, length: length))
    return copy
  }

  /// The fonts of the text; Core Text's default is Helvetica at 12 points.
  var fonts: [UIFont] {
    var fonts: [UIFont] = []
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, _, _ in
      fonts.append(value as? UIFont ?? .systemFont(ofSize: 12))
    }
    return fonts
  }
}

/// Returns a range.
///
/// - Source: Core Foundation, `CFRangeMake`.
public func CFRangeMake(_ loc: Int, _ len: Int) -> CFRange { CFRange(location: loc, length: len) }

/// The attribute for the font, which is that of UIKit.
public let kCTFontAttributeName = NSAttributedString.Key.font.rawValue
/// The attribute for the colour, which is that of UIKit.
public let kCTForegroundColorAttributeName = NSAttributedString.Key.foregroundColor.rawValue

/// Creates a line of a text.
///
/// - Source: Core Text, `CTLineCreateWithAttributedString`.
public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine { CTLine(attrString) }

/// Returns the width of a line, and writes its ascent, its descent and its leading, in points.
///
/// - Source: Core Text, `CTLineGetTypographicBounds`.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let measures = line.measures
  ascent?.pointee = measures.ascent
  descent?.pointee = measures.descent
  leading?.pointee = measures.leading
  return Double(measures.width)
}

/// What the bounds of a line contain. They are always the typographic ones.
///
/// - Source: Core Text, `CTLineBoundsOptions`.
public struct CTLineBoundsOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Without the leading, as always here.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
  /// Without the offsets of kerning. Has no effect.
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 2)
  /// With punctuation beyond the margins. Has no effect.
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 4)
  /// The bounds of the outlines. Has no effect.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 8)
  /// The optical bounds. Has no effect.
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 16)
  /// The lines of all languages. Has no effect.
  public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 32)
}

/// Returns the typographic bounds of a line, from the start of its baseline and with y up, in points.
///
/// - Source: Core Text, `CTLineGetBoundsWithOptions`.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  let measures = line.measures
  return CGRect(x: 0, y: -measures.descent, width: measures.width, height: measures.ascent + measures.descent)
}

/// Returns the number of glyphs of a line.
///
/// - Source: Core Text, `CTLineGetGlyphCount`.
public func CTLineGetGlyphCount(_ line: CTLine) -> Int { line.glyphCount }

/// Returns the characters of a line, in UTF-16 units of its text.
///
/// - Source: Core Text, `CTLineGetStringRange`.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { line.range }

/// Draws a line with its baseline at the context's text position, transformed by the text matrix.
///
/// - Source: Core Text, `CTLineDraw`.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) { line.draw(in: context) }
