import CPixelKernels

/// The texts of a PNG file: `tEXt` and uncompressed `iTXt` chunks.
///
/// - Source: PNG specification (third edition), 11.3.3 "Textual information".
enum PNGText {
  /// Returns the keyword and text of a chunk, or nil if it has none, or is compressed or malformed.
  static func read(_ chunk: PNGChunk) -> (keyword: String, text: String)? {
    guard chunk.type == .text || chunk.type == .internationalText else { return nil }
    guard let end = chunk.data.firstIndex(of: 0), (1...79).contains(end) else { return nil }
    let keyword = latin1(chunk.data[..<end])
    var rest = chunk.data[(end + 1)...]
    if chunk.type == .text {
      return (keyword, latin1(rest))
    }
    // A compression flag and method, then the language and the translated keyword, each terminated by a zero byte.
    guard rest.count >= 2, rest[rest.startIndex] == 0 else { return nil }
    rest = rest.dropFirst(2)
    for _ in 0..<2 {
      guard let end = rest.firstIndex(of: 0) else { return nil }
      rest = rest[(end + 1)...]
    }
    guard let text = String(validating: rest, as: UTF8.self) else { return nil }
    return (keyword, text)
  }

  /// Returns the chunks for metadata, sorted by keyword: `tEXt` for ASCII, `iTXt` for everything else.
  static func chunks(for metadata: [String: String]) throws(ImageEncodingError) -> [UInt8] {
    var chunks: [UInt8] = []
    for (keyword, text) in metadata.sorted(by: { $0.key < $1.key }) {
      guard isValid(keyword: keyword) else { throw .invalidKeyword(keyword) }
      guard !text.utf8.contains(0) else { throw .invalidText(keyword: keyword) }
      if text.utf8.allSatisfy({ $0 < 0x80 }) {
        chunks += PNGChunk.bytes(.text, Array(keyword.utf8) + [0] + Array(text.utf8))
      } else {
        chunks += PNGChunk.bytes(.internationalText, Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8))
      }
    }
    return chunks
  }

  private static func isValid(keyword: String) -> Bool {
    (1...79).contains(keyword.utf8.count)
      && keyword.utf8.allSatisfy { (0x20...0x7E).contains($0) }
      && !keyword.hasPrefix(" ") && !keyword.hasSuffix(" ") && !keyword.contains("  ")
  }

  private static func latin1(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
    let bytes = UnsafeRawBufferPointer(rebasing: bytes)
    // Almost every text is ASCII. Unoptimised code takes long to make a string of scalars.
    let isASCII = bytes.withMemoryRebound(to: UInt8.self) { ts_largest_byte($0.baseAddress, $0.count) < 0x80 }
    return isASCII
      ? String(decoding: bytes, as: UTF8.self) : String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }
}
