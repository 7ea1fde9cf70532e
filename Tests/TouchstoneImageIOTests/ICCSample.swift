import Foundation

/// Writes ICC profiles of screens.
///
/// - Source: ICC.1:2022, 7.2, 7.3 and 10; the colorants are the published ones of the spaces, adapted to D50.
struct ICCSample {
  enum Space {
    case sRGB, displayP3, adobeRGB, grey

    /// Red, green and blue in XYZ for D50.
    var colorants: [[Double]] {
      switch self {
      case .sRGB: [[0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.71410]]
      case .displayP3: [[0.51512, 0.24120, -0.00105], [0.29198, 0.69225, 0.04189], [0.15710, 0.06657, 0.78407]]
      case .adobeRGB: [[0.60974, 0.31111, 0.01947], [0.20528, 0.62567, 0.06087], [0.14919, 0.06322, 0.74457]]
      case .grey: []
      }
    }
  }

  enum Curve {
    /// sRGB's, as five numbers or as 1024 points; a power of 563/256, or of 1.
    case parametric, table, power, power1
  }

  let bytes: [UInt8]

  /// - Parameter others: The names of more tags, which have nothing to say.
  init(_ space: Space, _ curve: Curve, and others: [String] = []) {
    let light = space.colorants.map { color in
      Array("XYZ ".utf8) + [0, 0, 0, 0] + color.flatMap { Self.fixed($0) }
    }
    let own = space == .grey ? ["kTRC"] : ["rXYZ", "gXYZ", "bXYZ", "rTRC", "gTRC", "bTRC"]
    let names = own + others
    let contents =
      light + [[UInt8]](repeating: Self.curve(curve), count: own.count - light.count)
      + others.map { _ in [UInt8](repeating: 0, count: 16) }
    var table: [UInt8] = UInt32(names.count).octets
    var data: [UInt8] = []
    for (name, content) in zip(names, contents) {
      let start = 132 + names.count * 12 + data.count
      table += Array(name.utf8) + UInt32(start).octets + UInt32(content.count).octets
      data += content
    }
    var header = [UInt8](repeating: 0, count: 128)
    for (place, text) in [(12, "mntr"), (16, space == .grey ? "GRAY" : "RGB "), (20, "XYZ "), (36, "acsp")] {
      header.replaceSubrange(place..<place + 4, with: text.utf8)
    }
    header[8] = 4
    header.replaceSubrange(0..<4, with: UInt32(header.count + table.count + data.count).octets)
    header.replaceSubrange(68..<80, with: [0.9642, 1, 0.8249].flatMap { Self.fixed($0) })
    bytes = header + table + data
  }

  /// The profile in an `iCCP` chunk.
  static func chunk(_ space: Space, _ curve: Curve) -> (String, [UInt8]) { chunk(ICCSample(space, curve).bytes) }

  static func chunk(_ profile: [UInt8]) -> (String, [UInt8]) {
    ("iCCP", Array("Screen".utf8) + [0, 0] + PNGSample.zlibStored(profile))
  }

  private static func fixed(_ number: Double) -> [UInt8] { Int32((number * 65_536).rounded()).octets }

  private static func curve(_ curve: Curve) -> [UInt8] {
    switch curve {
    case .parametric:
      let parameters = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
      return Array("para".utf8) + [0, 0, 0, 0, 0, 3, 0, 0] + parameters.flatMap { fixed($0) }
    case .table:
      let octets = (0..<1024).flatMap { (index: Int) -> [UInt8] in
        let c = Double(index) / 1023
        let light = c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
        return UInt16((light * 65_535).rounded()).octets
      }
      return Array("curv".utf8) + [0, 0, 0, 0] + UInt32(1024).octets + octets
    case .power: return Array("curv".utf8) + [0, 0, 0, 0, 0, 0, 0, 1, 2, 51]
    case .power1: return Array("curv".utf8) + [0, 0, 0, 0, 0, 0, 0, 0]
    }
  }
}

extension FixedWidthInteger {
  /// The highest byte first.
  fileprivate var octets: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }
}
