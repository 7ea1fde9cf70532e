public import Foundation
public import TouchstoneDrawing
import TouchstoneUI

/// What sets a text in lines.
///
/// - Source: Core Text, `CTFramesetter`.
public final class CTFramesetter {
  fileprivate let string: NSAttributedString

  fileprivate init(_ string: NSAttributedString) { self.string = string }

  /// Returns a part of the text; a length of 0 goes to its end.
  fileprivate func part(_ range: CFRange) -> NSAttributedString {
    let start = min(max(range.location, 0), string.length)
    let rest = string.length - start
    return string.attributedSubstring(
      from: NSRange(location: start, length: range.length > 0 ? min(range.length, rest) : rest))
  }
}

/// A text that is set in a rectangle.
///
/// - Source: Core Text, `CTFrame`.
public final class CTFrame {
  fileprivate let string: NSAttributedString
  fileprivate let path: CGPath

  fileprivate init(_ string: NSAttributedString, in path: CGPath) {
    self.string = string
    self.path = path
  }
}

/// Creates what sets a text in lines.
///
/// - Source: Core Text, `CTFramesetterCreateWithAttributedString`.
public func CTFramesetterCreateWithAttributedString(_ attrString: NSAttributedString) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// Returns the size that a part of the text needs within a size, in points.
///
/// - Parameter fitRange: Takes the part of the text.
/// - Source: Core Text, `CTFramesetterSuggestFrameSizeWithConstraints`.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: NSDictionary?, _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let part = framesetter.part(stringRange)
  fitRange?.pointee = CFRange(location: stringRange.location, length: part.length)
  return AttributedStringDrawing(part, options: .usesLineFragmentOrigin).bounds(in: constraints).size
}

/// Sets a part of the text in the bounding box of a path.
///
/// - Source: Core Text, `CTFramesetterCreateFrame`.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: NSDictionary?
) -> CTFrame { CTFrame(framesetter.part(stringRange), in: path) }

/// Returns the path that a text is set in.
///
/// - Source: Core Text, `CTFrameGetPath`.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Draws the lines that fit, from the top of the rectangle, where y points up.
///
/// The text matrix of the context transforms each line around the start of its baseline; its translation has no effect.
///
/// - Source: Core Text, `CTFrameDraw`.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let box = frame.path.boundingBox
  context.saveGState()
  context.translateBy(x: 0, y: box.minY + box.maxY)
  context.scaleBy(x: 1, y: -1)
  let matrix = context.textMatrix
  // The same where y points down.
  let mirrored = CGAffineTransform(a: matrix.a, b: -matrix.b, c: -matrix.c, d: matrix.d, tx: 0, ty: 0)
  AttributedStringDrawing(frame.string, options: .usesLineFragmentOrigin)
    .draw(in: box, context: context, transform: mirrored)
  context.restoreGState()
}

/// Returns the lines that fit: an array of `CTLine`.
///
/// - Source: Core Text, `CTFrameGetLines`.
public func CTFrameGetLines(_ frame: CTFrame) -> NSArray {
  NSArray(array: frame.lines.map { CTLine(frame.string.attributedSubstring(from: $0.range), at: $0.range.location) })
}

/// Writes the origins of lines, from the bottom left corner of the rectangle and with y up, in points.
///
/// - Source: Core Text, `CTFrameGetLineOrigins`.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
  let lines = frame.lines.dropFirst(range.location)
  let height = frame.path.boundingBox.height
  for (index, line) in lines.prefix(range.length > 0 ? range.length : lines.count).enumerated() {
    origins[index] = CGPoint(x: line.start.x, y: height - line.start.y)
  }
}

extension CTFrame {
  fileprivate var lines: [(range: NSRange, start: CGPoint)] {
    AttributedStringDrawing(string, options: .usesLineFragmentOrigin).lines(in: path.boundingBox.size, of: string)
  }
}
