internal import CFreeType
internal import CPixelKernels
internal import Foundation
internal import TouchstoneText

/// A glyph that a font stores as a bitmap, such as a colour emoji.
struct BitmapGlyph {
  var face: FT_Face
  var path: String
  var glyph: UInt32

  /// Returns the bitmap, scaled from the smallest strike that is at least as large as requested, or else from the
  /// largest.
  func mask(pixelSize: CGFloat, phase: Int) throws -> GlyphMask {
    let strikes = UnsafeBufferPointer(start: face.pointee.available_sizes, count: Int(face.pointee.num_fixed_sizes))
    let wanted = FT_Pos((pixelSize * 64).rounded(.up))
    let large = strikes.indices.filter { strikes[$0].y_ppem >= wanted }.min { strikes[$0].y_ppem < strikes[$1].y_ppem }
    guard let strike = large ?? strikes.indices.max(by: { strikes[$0].y_ppem < strikes[$1].y_ppem }),
      strikes[strike].y_ppem > 0
    else {
      throw undrawable("the font has neither outlines nor bitmaps")
    }
    try check(FT_Select_Size(face, FT_Int(strike)))
    try check(FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)))
    // SAFETY: FreeType makes the slot together with the face and frees it with the face.
    let slot = face.pointee.glyph!
    let bitmap = slot.pointee.bitmap
    guard bitmap.width > 0, bitmap.rows > 0, let pixels = bitmap.buffer else { return .empty }
    guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), bitmap.pitch >= Int32(bitmap.width) * 4 else {
      throw undrawable("its bitmap has pixel mode \(bitmap.pixel_mode), only coloured bitmaps can be drawn")
    }
    let scale = Double(pixelSize) * 64 / Double(strikes[strike].y_ppem)
    let steps = GlyphRasterizer.phaseCount
    let shift = Double(((phase % steps) + steps) % steps) / Double(steps)
    let x = Double(slot.pointee.bitmap_left) * scale + shift
    let y = -Double(slot.pointee.bitmap_top) * scale
    let left = x.rounded(.down)
    let top = y.rounded(.down)
    let width = Int((x + Double(bitmap.width) * scale).rounded(.up) - left)
    let height = Int((y + Double(bitmap.rows) * scale).rounded(.up) - top)
    guard width > 0, height > 0, width <= 16_384, height <= 16_384 else {
      throw undrawable("it would be \(width) × \(height) px")
    }
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    ts_resample_bgra(
      pixels, Int(bitmap.width), Int(bitmap.rows), Int(bitmap.pitch), &bytes, width, height, x - left, y - top, scale)
    return GlyphMask(left: Int(left), top: Int(top), width: width, height: height, bytes: bytes, isColor: true)
  }

  private func check(_ status: FT_Error) throws {
    if status != 0 { throw undrawable("FreeType reports error \(status)") }
  }

  private func undrawable(_ reason: String) -> FontError {
    .glyphUndrawable(path: path, glyph: glyph, reason: reason)
  }
}
