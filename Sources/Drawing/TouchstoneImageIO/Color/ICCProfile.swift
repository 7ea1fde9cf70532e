import CImageCodecs

/// An ICC profile with three primaries and their transfer curves, or with one grey curve.
///
/// Profiles based on lookup tables, such as those of printers, are not supported.
///
/// - Source: ICC.1:2022 (profile version 4.4), 7.2 (header), 9.2 (tags), 10 (types).
struct ICCProfile {
  /// The primaries; nil for a grey profile, which is valid for any space.
  let primaries: RGBPrimaries?
  /// The transfer curves of red, green and blue.
  let curves: [TransferCurve]
  /// Whether it has other descriptions of its colours, which some programs prefer: lookup tables, or code points.
  let hasAlternatives: Bool

  /// The beginnings of the names of tags with such descriptions.
  private static let alternatives = ["A2B", "D2B", "cicp"]

  /// Reads a profile; returns nil if it is damaged or of another kind.
  ///
  /// Browsers read none with another size than it says, of a later version than 4, or for another light than D50.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 132, Self.letters(bytes, 36) == "acsp", Self.letters(bytes, 20) == "XYZ ",
      Self.word(bytes, 0) == bytes.count, bytes[8] <= 4,
      zip([68, 72, 76], [0.9642, 1, 0.8249]).allSatisfy({ abs(Self.fixed(bytes, $0) - $1) < 0.01 })
    else { return nil }
    let count = Int(Self.word(bytes, 128))
    guard count <= 100, bytes.count >= 132 + count * 12 else { return nil }
    var tags: [String: ArraySlice<UInt8>] = [:]
    for index in 0..<count {
      let entry = 132 + index * 12
      let (start, length) = (Int(Self.word(bytes, entry + 4)), Int(Self.word(bytes, entry + 8)))
      guard start + length <= bytes.count else { return nil }
      // The first of several tags with a name counts.
      let name = Self.letters(bytes, entry)
      if tags[name] == nil { tags[name] = bytes[start..<start + length] }
    }
    hasAlternatives = tags.keys.contains { name in Self.alternatives.contains(where: name.hasPrefix) }
    switch Self.letters(bytes, 16) {
    case "RGB ":
      let lights = ["rXYZ", "gXYZ", "bXYZ"].compactMap { tags[$0].flatMap { Self.light($0) } }
      let curves = ["rTRC", "gTRC", "bTRC"].compactMap { tags[$0].flatMap { Self.curve($0) } }
      guard lights.count == 3, curves.count == 3,
        let primaries = RGBPrimaries(red: lights[0], green: lights[1], blue: lights[2])
      else { return nil }
      self.primaries = primaries
      self.curves = curves
    case "GRAY":
      guard let curve = tags["kTRC"].flatMap({ Self.curve($0) }) else { return nil }
      primaries = nil
      curves = [curve, curve, curve]
    default: return nil
    }
  }

  /// Reads the profile in an `iCCP` chunk: a name, a zero byte, a method and a zlib stream.
  init?(chunk data: UnsafeRawBufferPointer) {
    guard let end = data.prefix(80).firstIndex(of: 0), data.count > end + 2, data[end + 1] == 0 else { return nil }
    let packed = UnsafeRawBufferPointer(rebasing: data[(end + 2)...])
    // Screen profiles have a few kilobytes; anything larger is a printer's profile, or a decompression bomb.
    let capacity = min(1 << 20, packed.count * 1032)
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { target, count in
      count = ts_inflate(
        packed.bindMemory(to: UInt8.self).baseAddress, packed.count, target.baseAddress, target.count)
    }
    self.init(bytes)
  }

  private static func light(_ tag: ArraySlice<UInt8>) -> [Double]? {
    let tag = Array(tag)
    guard tag.count >= 20, letters(tag, 0) == "XYZ " else { return nil }
    return [8, 12, 16].map { fixed(tag, $0) }
  }

  private static func curve(_ tag: ArraySlice<UInt8>) -> TransferCurve? {
    let tag = Array(tag)
    guard tag.count >= 12 else { return nil }
    switch letters(tag, 0) {
    case "curv":
      let count = Int(word(tag, 8))
      guard count <= 65_536, tag.count >= 12 + count * 2 else { return nil }
      if count == 0 { return .power(1) }
      let values = (0..<count).map { (index: Int) -> Double in
        let place = 12 + index * 2
        return Double(UInt16(tag[place]) << 8 | UInt16(tag[place + 1]))
      }
      return count == 1 ? .power(values[0] / 256) : .table(values.map { $0 / 65_535 })
    case "para":
      // The parameters of each kind, as indices into g, a, b, c, d, e, f.
      let kinds = [[0], [0, 1, 2], [0, 1, 2, 5], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4, 5, 6]]
      let kind = Int(tag[8]) << 8 | Int(tag[9])
      guard kind < kinds.count, tag.count >= 12 + kinds[kind].count * 4 else { return nil }
      var p = [1.0, 1, 0, 0, 0, 0, 0]
      for (index, place) in kinds[kind].enumerated() { p[place] = fixed(tag, 12 + index * 4) }
      // Kinds 1 and 2 begin where the power function does, and are constant below.
      if kind == 1 || kind == 2 {
        guard p[1] != 0 else { return nil }
        (p[4], p[6]) = (-p[2] / p[1], p[5])
      }
      return .parametric(p)
    default: return nil
    }
  }

  private static func word(_ bytes: [UInt8], _ place: Int) -> UInt32 {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Returns a signed number with 16 fractional bits.
  private static func fixed(_ bytes: [UInt8], _ place: Int) -> Double {
    Double(Int32(bitPattern: word(bytes, place))) / 65_536
  }

  private static func letters(_ bytes: [UInt8], _ place: Int) -> String {
    String(decoding: bytes[place..<place + 4], as: UTF8.self)
  }
}
