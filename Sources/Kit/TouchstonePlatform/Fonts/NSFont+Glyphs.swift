public import Foundation
import TouchstoneDrawing

// AppKit's names for what Core Text measures, and its variants of fonts.
extension NSFont {
  /// The name for people: that which was asked for.
  public var displayName: String? { fontName }
  /// The font for lines from top to bottom: the same one, because there is none.
  public var vertical: NSFont { self }
  /// Whether lines run from top to bottom: never.
  public var isVertical: Bool { false }
  /// The font for the screen: the same one.
  public var screen: NSFont { self }

  /// Returns the box around the ink of a glyph, in points, with y up.
  public func boundingRect(forCGGlyph glyph: CGGlyph) -> NSRect {
    CTFontGetBoundingRectsForGlyphs(self, .default, [glyph], nil, 1)
  }

  /// Returns how far a glyph moves the next one, in points.
  public func advancement(forCGGlyph glyph: CGGlyph) -> NSSize {
    NSSize(width: CTFontGetAdvancesForGlyphs(self, .default, [glyph], nil, 1), height: 0)
  }
}
