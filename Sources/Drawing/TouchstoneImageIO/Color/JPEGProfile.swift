/// The ICC profile in a JPEG file, which may be divided into several segments.
///
/// - Source: ICC.1:2010, annex B.4 "Embedding ICC profiles in JFIF files"; ITU-T T.81, B.1.1.2 "Markers": any number of
///   bytes FF may come before one.
struct JPEGProfile {
  private static let name = Array("ICC_PROFILE\0".utf8)

  private var parts: [UInt8: [UInt8]] = [:]
  private var count: UInt8 = 0
  /// Whether the segments disagree, so that each program may take others.
  private var isAmbiguous = false

  /// Looks for the profile in the segments up to the first scan.
  init(_ file: UnsafeRawBufferPointer) {
    var offset = 2
    while let marker = Self.marker(in: file, from: offset), file[marker] != 0xDA {
      offset = marker + 1
      // Those without a length.
      if 0xD0...0xD9 ~= file[marker] || file[marker] == 0x01 { continue }
      guard offset + 2 <= file.count else { return }
      // The length includes itself.
      let length = Int(file[offset]) << 8 | Int(file[offset + 1])
      guard length >= 2, offset + length <= file.count else { return }
      if file[marker] == 0xE2 { add(UnsafeRawBufferPointer(rebasing: file[offset + 2..<offset + length])) }
      offset += length
    }
  }

  private mutating func add(_ segment: UnsafeRawBufferPointer) {
    guard segment.count > Self.name.count + 2, segment.starts(with: Self.name) else { return }
    let (part, total) = (segment[Self.name.count], segment[Self.name.count + 1])
    if parts[part] != nil || (!parts.isEmpty && total != count) { isAmbiguous = true }
    count = total
    parts[part] = Array(segment[(Self.name.count + 2)...])
  }

  /// Returns where the kind of the next marker is, as decoders find it: behind FF, whatever comes before.
  private static func marker(in file: UnsafeRawBufferPointer, from start: Int) -> Int? {
    var isBehindFF = false
    for offset in start..<max(start, file.count) {
      let byte = file[offset]
      if byte == 0xFF {
        isBehindFF = true
      } else if isBehindFF, byte != 0 {
        return offset
      } else {
        isBehindFF = false
      }
    }
    return nil
  }

  /// Whether there is a profile, or a part of one.
  var isThere: Bool { !parts.isEmpty }

  /// The bytes of the profile, or nil if there is none, or it is incomplete or ambiguous.
  var bytes: [UInt8]? {
    guard count > 0, !isAmbiguous else { return nil }
    let ordered = (1...count).compactMap { parts[$0] }
    return ordered.count == Int(count) ? Array(ordered.joined()) : nil
  }
}
