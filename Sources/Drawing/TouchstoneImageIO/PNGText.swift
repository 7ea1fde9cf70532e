import CImageCodecs
import CPixelKernels

/// The texts of a PNG file: `tEXt` and `iTXt` chunks.
///
/// - Source: PNG specification (third edition), 11.3.3 "Textual information".
enum PNGText {
  /// The longest text that is read from a compressed chunk, in bytes: a small chunk could hold gigabytes.
  private static let inflatedLimit = 1 << 16

  /// The most compressed chunks of a file that are read.
  private static let inflatedCount = 32

  /// Returns the texts by keyword; the first one if a keyword occurs repeatedly. Texts that are malformed are left out, and so
  /// are compressed ones after many.
  static func texts(in chunks: PNGChunks) -> [String: String] {
    var texts: [String: String] = [:]
    var compressedLeft = inflatedCount
    for chunk in chunks where chunk.type == .text || chunk.type == .internationalText {
      guard let end = chunk.data.firstIndex(of: 0), (1...79).contains(end) else { continue }
      let keyword = latin1(chunk.data[..<end])
      guard texts[keyword] == nil else { continue }
      let rest = chunk.data[(end + 1)...]
      texts[keyword] = chunk.type == .text ? latin1(rest) : text(in: rest, &compressedLeft)
    }
    return texts
  }

  /// Returns what follows the keyword of an `iTXt` chunk.
  private static func text(in bytes: Slice<UnsafeRawBufferPointer>, _ compressedLeft: inout Int) -> String? {
    var rest = bytes
    // A compression flag and method, then the language and the translated keyword, each terminated by a zero byte.
    guard rest.count >= 2, rest[rest.startIndex] <= 1, rest[rest.startIndex + 1] == 0 else { return nil }
    let isCompressed = rest[rest.startIndex] == 1
    rest = rest.dropFirst(2)
    for _ in 0..<2 {
      guard let end = rest.firstIndex(of: 0) else { return nil }
      rest = rest[(end + 1)...]
    }
    guard isCompressed else { return String(validating: rest, as: UTF8.self) }
    // Attempts count: one that fails may take as long.
    compressedLeft -= 1
    return compressedLeft >= 0 ? inflated(rest) : nil
  }

  private static func inflated(_ bytes: Slice<UnsafeRawBufferPointer>) -> String? {
    let source = UnsafeRawBufferPointer(rebasing: bytes).bindMemory(to: UInt8.self)
    let text = [UInt8](unsafeUninitializedCapacity: inflatedLimit) { target, count in
      count = ts_inflate(source.baseAddress, source.count, target.baseAddress, inflatedLimit)
    }
    return text.isEmpty ? nil : String(validating: text, as: UTF8.self)
  }

  /// The bytes that a file has for a text.
  static func storedLength(of text: String) -> Int {
    text.utf8.count < compressedFrom ? text.utf8.count : deflated(Array(text.utf8))?.count ?? text.utf8.count
  }

  /// The length from which texts are compressed, in bytes.
  private static let compressedFrom = 512

  private static func deflated(_ text: [UInt8]) -> [UInt8]? {
    guard text.count <= inflatedLimit else { return nil }
    let stream = ts_deflate(text, text.count)
    defer { ts_encoded_free(stream) }
    guard let bytes = stream.bytes, stream.length < text.count else { return nil }
    return Array(UnsafeBufferPointer(start: bytes, count: stream.length))
  }

  /// Returns the chunks for metadata, sorted by keyword: `tEXt` for short ASCII, `iTXt` for everything else, compressed if it
  /// is long.
  static func chunks(for metadata: [String: String]) throws(ImageEncodingError) -> [UInt8] {
    var chunks: [UInt8] = []
    for (keyword, text) in metadata.sorted(by: { $0.key < $1.key }) {
      guard isValid(keyword: keyword) else { throw .invalidKeyword(keyword) }
      guard !text.utf8.contains(0) else { throw .invalidText(keyword: keyword) }
      let bytes = Array(text.utf8)
      let head = Array(keyword.utf8) + [0]
      if bytes.count >= compressedFrom, let stream = deflated(bytes) {
        chunks += PNGChunk.bytes(.internationalText, head + [1, 0, 0, 0] + stream)
      } else if bytes.allSatisfy({ $0 < 0x80 }) {
        chunks += PNGChunk.bytes(.text, head + bytes)
      } else {
        chunks += PNGChunk.bytes(.internationalText, head + [0, 0, 0, 0] + bytes)
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
