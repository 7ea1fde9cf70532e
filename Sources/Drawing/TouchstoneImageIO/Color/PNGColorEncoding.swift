/// The colour encoding that a PNG file declares.
///
/// - Source: PNG specification (third edition), 4.3 "Colour spaces": the cases in order of precedence.
public enum PNGColorEncoding: Hashable, Sendable {
  /// `cICP`: ITU-T H.273 code points for primaries, transfer function and matrix, and whether the range is full.
  case codingPoints(primaries: UInt8, transfer: UInt8, matrix: UInt8, isFullRange: Bool)
  /// `iCCP`: an ICC profile.
  case profile
  /// `sRGB`.
  case standardRGB
  /// `gAMA`: the exponent, 0.45455 for most images.
  case gamma(Double)
  /// Not specified: interpreted as sRGB.
  case unspecified

  init(_ chunks: [PNGChunkType: PNGChunk]) {
    if let chunk = chunks[.codingPoints], chunk.data.count == 4 {
      let data = chunk.data
      self = .codingPoints(primaries: data[0], transfer: data[1], matrix: data[2], isFullRange: data[3] != 0)
    } else if chunks[.profile] != nil {
      self = .profile
    } else if chunks[.standardRGB] != nil {
      self = .standardRGB
    } else if let chunk = chunks[.gamma], chunk.data.count == 4 {
      self = .gamma(Double(chunk.data.bigEndianWord(at: 0)) / 100_000)
    } else {
      self = .unspecified
    }
  }
}
