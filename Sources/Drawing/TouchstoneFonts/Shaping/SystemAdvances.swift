internal import Foundation
internal import TouchstoneDrawing

/// The advances of Apple's system font at one weight and one share of its display cut.
///
/// They are fitted to widths of texts that public projects contain; no font file was read. Tracking comes in addition.
/// Glyphs are centred and keep Inter's shapes. Those that gape most are `%` and `Z`. Between a digit and a percent sign of 17
/// points there are 2.3 points; stretched by 6 %, 2.0, which can hardly be seen, and it would be a run of its own, drawn as
/// an outline beside glyphs that are drawn from masks.
///
/// - Source: `Scripts/fit-advances`, which writes the table and prints its errors.
final class SystemAdvances: Sendable {
  /// How much of Inter's kerning Apple's system font has.
  static let kerning: CGFloat = 0.84
  /// The widths of the rounded design relative to those of the default one.
  ///
  /// - Source: the published width of one text.
  static let roundedScale: CGFloat = 0.9915
  /// The advance of every letter of the monospaced design, in ems.
  static let monospaced: CGFloat = 0.618

  /// In ems, by ASCII code; 0 if unknown.
  private let ascii: [CGFloat]
  /// In ems, by code, for other characters.
  private let others: [UInt32: CGFloat]
  /// Additional kerning of two ASCII characters, in thousandths of an em, by 128 times the first code plus the second.
  private let kerns = SystemAdvances.kernTable

  private struct Key: Hashable {
    var share: CGFloat
    var weight: Int
  }

  private static let cache = Locked(GenerationCache<Key, SystemAdvances>(limit: 64))

  /// Returns the advances for a size in points and a weight on the scale of OpenType.
  static func advances(size: CGFloat, weight: Int) -> SystemAdvances {
    let key = Key(share: displayShare(size: size), weight: min(max(weight, 100), 900))
    return cache.withLock { cache in
      if let known = cache[key] { return known }
      let advances = SystemAdvances(key)
      cache.insert(advances, for: key, cost: 1)
      return advances
    }
  }

  private init(_ key: Key) {
    var ascii = [CGFloat](repeating: 0, count: 128)
    var others: [UInt32: CGFloat] = [:]
    for row in Self.rows {
      let text = Self.value(row.text, weight: key.weight)
      let advance = text + key.share * (Self.value(row.display, weight: key.weight) - text)
      if row.code < 128 { ascii[Int(row.code)] = advance / 1000 } else { others[row.code] = advance / 1000 }
    }
    self.ascii = ascii
    self.others = others
  }

  /// Returns the advance of an ASCII character in ems; 0 if it is not known.
  func advance(ofASCII code: UInt8) -> CGFloat { ascii[Int(code)] }

  /// Returns the advance of a character with its marks in ems; `nil` if that of its base is not known.
  func advance(of utf8: ArraySlice<UInt8>) -> CGFloat? {
    var sum: CGFloat?
    for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars {
      let code = Self.bases[scalar.value] ?? scalar.value
      let advance = code < 128 ? ascii[Int(code)] : others[code] ?? 0
      // A mark has no advance.
      guard sum != nil || advance > 0 else { return nil }
      sum = (sum ?? 0) + advance
    }
    return sum
  }

  /// Returns the kerning of two ASCII characters beyond that of Inter, in ems.
  func kern(_ first: UInt8, _ second: UInt8) -> CGFloat { CGFloat(kerns[Int(first) * 128 + Int(second)]) / 1000 }

  /// Returns how much of the display cut a size has: 0 up to 17 points, 1 from 28 points on.
  private static func displayShare(size: CGFloat) -> CGFloat {
    let place = min(max(size - 17, 0), CGFloat(shares.count - 1))
    let index = min(Int(place), shares.count - 2)
    return shares[index] + (shares[index + 1] - shares[index]) * (place - CGFloat(index))
  }

  /// The shares of the sizes from 17 to 28 points.
  private static let shares: [CGFloat] = [0, 0.06, 0.15, 0.26, 0.41, 0.55, 0.64, 0.72, 0.81, 0.9, 0.95, 1]

  /// Interpolates between the weights 400, 500, 600 and 700. Others follow the step from 400 to 700, by which light
  /// letters become narrower and heavy ones wider; few widths show that.
  private static func value(_ values: [CGFloat], weight: Int) -> CGFloat {
    let (regular, bold) = (values[0], values[3])
    let factor: CGFloat
    switch weight {
    case ..<400: factor = 0.0018 * CGFloat(weight - 400)
    case 701...800: factor = 1 + 0.0055 * CGFloat(weight - 700)
    case 801...: factor = 1.55 + 0.0045 * CGFloat(weight - 800)
    default:
      let index = min((weight - 400) / 100, 2)
      return values[index] + (values[index + 1] - values[index]) * CGFloat(weight - 400 - index * 100) / 100
    }
    return regular + factor * (bold - regular)
  }

  private struct Row {
    var code: UInt32
    /// By weight: 400, 500, 600 and 700.
    var text: [CGFloat]
    var display: [CGFloat]
  }

  private static let rows: [Row] = fields(of: values).compactMap { fields in
    let numbers = fields.dropFirst().prefix(8).compactMap { Int($0) }.map { CGFloat($0) }
    guard let code = fields.first.flatMap({ UInt32($0, radix: 16) }), numbers.count == 8 else { return nil }
    return Row(code: code, text: Array(numbers[0..<4]), display: Array(numbers[4..<8]))
  }

  private static let kernTable: [Int8] = {
    var table = [Int8](repeating: 0, count: 128 * 128)
    for fields in fields(of: pairs) where fields.count >= 3 {
      guard let first = UInt8(fields[0], radix: 16), let second = UInt8(fields[1], radix: 16), first < 128,
        second < 128,
        let value = Int8(fields[2])
      else { continue }
      table[Int(first) * 128 + Int(second)] = value
    }
    return table
  }()

  private static func fields(of table: String) -> [[Substring]] {
    table.split(separator: "\n").map { $0.split(separator: " ") }
  }

  /// The bases of Latin letters with marks, and of the no-break space: accents don't change advances.
  private static let bases: [UInt32: UInt32] = {
    var bases: [UInt32: UInt32] = [0xa0: 0x20]
    for code in Array(UInt32(0xc0)...0x24f) + Array(0x1e00...0x1eff) {
      guard let scalar = Unicode.Scalar(code),
        let base = String(Character(scalar)).decomposedStringWithCanonicalMapping.unicodeScalars.first,
        base.value < 128
      else { continue }
      bases[code] = base.value
    }
    return bases
  }()
}
