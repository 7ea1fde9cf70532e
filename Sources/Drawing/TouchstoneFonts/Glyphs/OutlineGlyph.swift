internal import CFreeType
internal import Foundation
internal import TouchstoneDrawing
internal import TouchstoneText

/// A glyph that a font stores as an outline.
struct OutlineGlyph {
  var face: FT_Face
  var path: String
  var glyph: UInt32

  /// Returns the coverage of the glyph's pixels, with 256 levels.
  func mask(pixelSize: CGFloat, slant: CGFloat, phase: Int) throws -> GlyphMask {
    // FreeType takes sizes in 1/64 px, so a finer size would be lost here, whatever the caller's scale.
    try check(FT_Set_Char_Size(face, 0, FT_F26Dot6((pixelSize * 64).rounded()), 72, 72))
    try load(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    let outline = slot
    guard outline.pointee.outline.n_points > 0 else { return .empty }
    if slant != 0 {
      var shear = FT_Matrix(xx: 0x10000, xy: FT_Fixed((slant * 65_536).rounded()), yx: 0, yy: 0x10000)
      FT_Outline_Transform(&outline.pointee.outline, &shear)
    }
    let steps = GlyphRasterizer.phaseCount
    FT_Outline_Translate(&outline.pointee.outline, FT_Pos(((phase % steps) + steps) % steps * 64 / steps), 0)
    var box = FT_BBox()
    FT_Outline_Get_CBox(&outline.pointee.outline, &box)
    let left = box.xMin >> 6
    let right = (box.xMax + 63) >> 6
    let bottom = box.yMin >> 6
    let top = (box.yMax + 63) >> 6
    let width = right - left
    let height = top - bottom
    guard width > 0, height > 0 else { return .empty }
    guard width <= 16_384, height <= 16_384 else {
      throw undrawable("it would be \(width) × \(height) px")
    }
    FT_Outline_Translate(&outline.pointee.outline, -left * 64, -bottom * 64)
    var bytes = [UInt8](repeating: 0, count: width * height)
    let status = bytes.withUnsafeMutableBufferPointer { buffer in
      var bitmap = FT_Bitmap()
      bitmap.rows = UInt32(height)
      bitmap.width = UInt32(width)
      bitmap.pitch = Int32(width)
      bitmap.buffer = buffer.baseAddress
      bitmap.num_grays = 256
      bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
      return FT_Outline_Get_Bitmap(outline.pointee.library, &outline.pointee.outline, &bitmap)
    }
    try check(status)
    return GlyphMask(left: left, top: -top, width: width, height: height, bytes: bytes, isColor: false)
  }

  /// Returns the outline in ems, with y down.
  func outline() throws -> Path {
    try load(FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP)
    var recorder = Recorder(scale: 1 / CGFloat(max(face.pointee.units_per_EM, 1)))
    var functions = FT_Outline_Funcs()
    functions.move_to = { end, context in Recorder.record(context) { $0.move(to: end) } }
    functions.line_to = { end, context in Recorder.record(context) { $0.line(to: end) } }
    functions.conic_to = { control, end, context in
      Recorder.record(context) { $0.conic(to: end, control: control) }
    }
    functions.cubic_to = { control1, control2, end, context in
      Recorder.record(context) { $0.cubic(to: end, control1: control1, control2: control2) }
    }
    let status = withUnsafeMutablePointer(to: &recorder) { recorder in
      FT_Outline_Decompose(&slot.pointee.outline, &functions, recorder)
    }
    try check(status)
    if !recorder.path.isEmpty { recorder.path.closeSubpath() }
    return recorder.path
  }

  private var slot: UnsafeMutablePointer<FT_GlyphSlotRec_> {
    // SAFETY: FreeType makes the slot together with the face and frees it with the face.
    face.pointee.glyph!
  }

  private func load(_ flags: Int) throws {
    try check(FT_Load_Glyph(face, glyph, FT_Int32(flags)))
  }

  private func check(_ status: FT_Error) throws {
    if status != 0 { throw undrawable("FreeType reports error \(status)") }
  }

  private func undrawable(_ reason: String) -> FontError {
    .glyphUndrawable(path: path, glyph: glyph, reason: reason)
  }

  /// Collects the segments of an outline that FreeType decomposes.
  private struct Recorder {
    var path = Path()
    var scale: CGFloat

    init(scale: CGFloat) {
      self.scale = scale
    }

    /// Runs a step on the recorder passed through FreeType; returning 0 makes it continue.
    static func record(_ context: UnsafeMutableRawPointer?, _ step: (inout Recorder) -> Void) -> Int32 {
      // SAFETY: the context is the recorder that was passed to FreeType, which calls back before it returns.
      guard let recorder = context?.assumingMemoryBound(to: Recorder.self) else { return 1 }
      step(&recorder.pointee)
      return 0
    }

    private func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
      guard let vector else { return .zero }
      return CGPoint(x: CGFloat(vector.pointee.x) * scale, y: -CGFloat(vector.pointee.y) * scale)
    }

    mutating func move(to end: UnsafePointer<FT_Vector>?) {
      if !path.isEmpty { path.closeSubpath() }
      path.move(to: point(end))
    }

    mutating func line(to end: UnsafePointer<FT_Vector>?) {
      path.addLine(to: point(end))
    }

    mutating func conic(to end: UnsafePointer<FT_Vector>?, control: UnsafePointer<FT_Vector>?) {
      path.addQuadCurve(to: point(end), control: point(control))
    }

    mutating func cubic(
      to end: UnsafePointer<FT_Vector>?, control1: UnsafePointer<FT_Vector>?, control2: UnsafePointer<FT_Vector>?
    ) {
      path.addCurve(to: point(end), control1: point(control1), control2: point(control2))
    }
  }
}
