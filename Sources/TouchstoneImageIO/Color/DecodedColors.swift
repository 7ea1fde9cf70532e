public import Foundation

/// What the numbers of a decoded picture mean.
///
/// Two pictures are compared in the larger of the spaces that they need, so that colours beyond sRGB stay apart:
///
/// ```swift
/// let colors = max(DecodedColors.needed(by: first), .needed(by: second))
/// let reference = try PNGImage(data: first, colors: colors).bitmap
/// let actual = try PNGImage(data: second, colors: colors).bitmap
/// ```
public enum DecodedColors: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// sRGB, whatever the file holds. Colours that sRGB has not become the nearest that it has.
  case sRGB
  /// Display P3: the colours of Apple's screens, with the transfer curve of sRGB.
  case displayP3
  /// The colours of ITU-R BT.2020, with the transfer curve of sRGB.
  case rec2020
  /// As they are in the file, whatever it says of them.
  case stored

  /// Whether a space holds fewer colours than another.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// The smallest space that has the colours of a PNG or JPEG file. `.sRGB` for what is neither.
  public static func needed(by data: Data) -> DecodedColors {
    data.withUnsafeBytes { file in
      switch ImageFormat(signatureOf: file) {
      case .png: ColorConversion(PNGChunks(file).byType)?.smallestSpace ?? .sRGB
      case .jpeg: ColorConversion(jpeg: file)?.smallestSpace ?? .sRGB
      case nil: .sRGB
      }
    }
  }

  /// The space, for those that are one.
  var space: RGBPrimaries? {
    switch self {
    case .sRGB: .sRGB
    case .displayP3: .displayP3
    case .rec2020: .rec2020
    case .stored: nil
    }
  }
}
