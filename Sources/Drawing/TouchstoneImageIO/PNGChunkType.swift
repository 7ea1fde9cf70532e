/// The type of a PNG chunk: four letters, whose case is significant.
///
/// - Source: PNG specification (third edition), 5.4 "Chunk naming conventions".
struct PNGChunkType: RawRepresentable, Hashable {
  let rawValue: UInt32

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Creates a type from its four letters.
  init(_ letters: StaticString) {
    precondition(letters.utf8CodeUnitCount == 4, "\(letters)")
    rawValue = letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  static let header = PNGChunkType("IHDR")
  static let imageData = PNGChunkType("IDAT")
  static let end = PNGChunkType("IEND")
  static let text = PNGChunkType("tEXt")
  static let internationalText = PNGChunkType("iTXt")
  static let standardRGB = PNGChunkType("sRGB")
  static let gamma = PNGChunkType("gAMA")
  static let chromaticities = PNGChunkType("cHRM")
  static let profile = PNGChunkType("iCCP")
  static let codingPoints = PNGChunkType("cICP")
  static let animation = PNGChunkType("acTL")
  static let frameControl = PNGChunkType("fcTL")
  static let frameData = PNGChunkType("fdAT")
  static let exif = PNGChunkType("eXIf")

  /// The pixel hash of a golden: ancillary, private, and not safe to copy, so that editors drop it.
  static let stamp = PNGChunkType("tsHS")

  /// Whether the chunk does not depend on the pixels, so that editors may keep it whatever they change.
  var isSafeToCopy: Bool { rawValue & 0x20 != 0 }
}
