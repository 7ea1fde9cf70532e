public import Foundation
import TouchstoneCairo
public import TouchstoneDrawing
import TouchstoneFonts
import TouchstoneUI

/// The number of a glyph in a font.
public typealias CGGlyph = UInt16

/// The direction of the line that glyphs stand in.
///
/// - Source: Core Text, `CTFontOrientation`.
public enum CTFontOrientation: UInt32, Sendable {
  /// That of the font: horizontal.
  case `default`
  case horizontal
  /// Measured as horizontal.
  case vertical
}

/// Finds the glyphs of characters; 0 stands for those that the font lacks, and for the second half of a pair.
///
/// - Returns: Whether the font has all characters.
/// - Source: Core Text, `CTFontGetGlyphsForCharacters`.
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: Int
) -> Bool {
  let face = font.face
  var hasAll = true
  var index = 0
  while index < count {
    let unit = characters[index]
    let isPair = UTF16.isLeadSurrogate(unit) && index + 1 < count && UTF16.isTrailSurrogate(characters[index + 1])
    let scalar =
      isPair
      ? UTF16.decode(UTF16.EncodedScalar([unit, characters[index + 1]])) : Unicode.Scalar(UInt32(unit))
    let glyph = scalar.flatMap { face?.nominalGlyph(for: $0) }.flatMap(CGGlyph.init(exactly:))
    glyphs[index] = glyph ?? 0
    if isPair { glyphs[index + 1] = 0 }
    hasAll = hasAll && glyph != nil
    index += isPair ? 2 : 1
  }
  return hasAll
}

/// Returns the glyph with a name; 0 if the font has none.
///
/// - Source: Core Text, `CTFontGetGlyphWithName`.
public func CTFontGetGlyphWithName(_ font: CTFont, _ glyphName: NSString) -> CGGlyph {
  font.face?.glyph(named: "\(glyphName)").flatMap(CGGlyph.init(exactly:)) ?? 0
}

/// Measures the advances of glyphs, in points.
///
/// - Returns: The sum of the advances.
/// - Source: Core Text, `CTFontGetAdvancesForGlyphs`.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: Int
) -> Double {
  let (face, scale) = font.scaledFace
  return (0..<max(count, 0)).reduce(0) { sum, index in
    let advance = CGFloat(face?.advance(of: UInt32(glyphs[index])) ?? 0) * scale
    advances?[index] = CGSize(width: advance, height: 0)
    return sum + advance
  }
}

/// Measures the boxes around the ink of glyphs, in points, with y up.
///
/// - Returns: The box around all of them, as if they were drawn at one place.
/// - Source: Core Text, `CTFontGetBoundingRectsForGlyphs`.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: Int
) -> CGRect {
  let (face, scale) = font.scaledFace
  var whole = CGRect.null
  for index in 0..<max(count, 0) {
    let box = face?.inkBounds(of: UInt32(glyphs[index])) ?? .zero
    let scaled = CGRect(x: box.minX * scale, y: box.minY * scale, width: box.width * scale, height: box.height * scale)
    boundingRects?[index] = scaled
    whole = whole.union(scaled)
  }
  return whole.isNull ? .zero : whole
}

/// Returns the outline of a glyph in points, with y up; `nil` for a glyph without one.
///
/// - Source: Core Text, `CTFontCreatePathForGlyph`.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  font.face.flatMap { font.path(of: glyph, in: $0, by: matrix?.pointee ?? .identity) }
}

/// Draws glyphs in the fill colour of a context, whose current path is kept.
///
/// The text matrix of the context transforms the glyphs and their positions.
///
/// - Source: Core Text, `CTFontDrawGlyphs`.
public func CTFontDrawGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
  _ context: CGContext
) {
  guard let face = font.face else { return }
  for index in 0..<max(count, 0) {
    let place = CGAffineTransform(translationX: positions[index].x, y: positions[index].y)
      .concatenating(context.textMatrix)
    guard let path = font.path(of: glyphs[index], in: face, by: place) else { continue }
    context.fillOutline(path)
  }
}

/// Creates a font of the file of another one, at a size in points.
///
/// Functions of glyphs read the file. Text has the font with its name, as which it is registered if there is none.
///
/// - Source: Core Text, `CTFontCreateWithGraphicsFont`.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
  let size = size == 0 ? 12 : size
  if let name = graphicsFont.postScriptName, UIFont(name: "\(name)", size: size) == nil {
    CTFontManagerRegisterGraphicsFont(graphicsFont, nil)
  }
  return graphicsFont.font(ofSize: size)
}

extension CGFont {
  /// The font with the name of this one, whose glyphs are those of the file.
  func font(ofSize size: CGFloat) -> UIFont {
    let named = postScriptName.flatMap { UIFont(name: "\($0)", size: size) } ?? .systemFont(ofSize: size)
    return UIFont(font: named.font, file: file)
  }
}

extension UIFont {
  /// The face of the font's file.
  fileprivate var face: FontFace? {
    let library = RenderContextPool.shared.library
    if let file { return try? library.face(for: file) }
    let resolved = try? library.resolve(font.descriptor(in: EnvironmentValues()))
    return resolved.flatMap { try? library.face(for: $0.reference) }
  }

  /// The face of the font's file, and the points of one of its units.
  fileprivate var scaledFace: (face: FontFace?, scale: CGFloat) {
    let face = self.face
    return (face, pointSize / CGFloat(max(face?.unitsPerEm ?? 1000, 1)))
  }

  /// The outline of a glyph in points, with y up, before a transform; `nil` for a glyph without one.
  fileprivate func path(of glyph: CGGlyph, in face: FontFace, by matrix: CGAffineTransform) -> CGPath? {
    let outline = RenderContextPool.shared.withContext {
      try? $0.glyphs.outline(font: face.reference, glyph: UInt32(glyph))
    }
    guard let outline, !outline.isEmpty else { return nil }
    let upright = CGAffineTransform(scaleX: pointSize, y: -pointSize)
    return CGPath(outline.applying(upright.concatenating(matrix)))
  }
}
