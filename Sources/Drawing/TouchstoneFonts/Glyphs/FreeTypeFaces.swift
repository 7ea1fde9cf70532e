internal import CFreeType
internal import Foundation
internal import TouchstoneDrawing
internal import TouchstoneText

/// The FreeType faces of one thread.
///
/// A class because it owns a FreeType library; neither the library nor its faces may be used from two threads at once.
final class FreeTypeFaces {
  private struct Entry {
    var freeType: FT_Face
    /// Keeps the bytes that FreeType reads alive.
    var source: FontFace
  }

  private let freeType: FT_Library
  private let library: FontLibrary
  private var entries: [GlyphRun.FontReference: Entry] = [:]

  init(library: FontLibrary) {
    let (created, status) = FreeTypeLibrary.start()
    guard let created else {
      preconditionFailure("FreeType reports \(status) when it starts: out of memory.")
    }
    self.freeType = created
    self.library = library
  }

  deinit {
    for entry in entries.values { FT_Done_Face(entry.freeType) }
    FreeTypeLibrary.end(freeType)
  }

  /// Returns the face of a font; it stays valid as long as this object exists.
  ///
  /// - Throws: `FontError.unreadable` if FreeType cannot read the file as a font.
  func face(for font: GlyphRun.FontReference) throws -> FT_Face {
    if let entry = entries[font] { return entry.freeType }
    let source = try library.face(for: font)
    var created: FT_Face?
    let status = source.withBytes { bytes in
      FT_New_Memory_Face(
        freeType, bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self), FT_Long(bytes.count), FT_Long(font.index),
        &created)
    }
    guard status == 0, let created else {
      throw FontError.unreadable(path: font.path, reason: "FreeType reports error \(status)")
    }
    if !font.variations.isEmpty {
      setVariations(font.variations, of: created)
    }
    entries[font] = Entry(freeType: created, source: source)
    return created
  }

  private func setVariations(_ variations: [String: Double], of face: FT_Face) {
    var description: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(face, &description) == 0, let description else { return }
    defer { FT_Done_MM_Var(freeType, description) }
    let axes = UnsafeBufferPointer(start: description.pointee.axis, count: Int(description.pointee.num_axis))
    var coordinates = axes.map { axis in
      let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: axis.tag >> $0) }
      guard let value = variations[String(decoding: bytes, as: UTF8.self)], value.isFinite else { return axis.def }
      return min(max(FT_Fixed((min(max(value, -32_000), 32_000) * 65_536).rounded()), axis.minimum), axis.maximum)
    }
    FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
  }
}
