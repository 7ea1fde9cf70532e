public import Foundation

/// The colour space of a decoded image's components.
///
/// Two images are compared in the larger of the colour spaces that they need, so that colours outside sRGB stay
/// distinct:
///
/// ```swift
/// let colors = max(DecodedColors.needed(by: first), .needed(by: second))
/// let reference = try PNGImage(data: first, colors: colors).bitmap
/// let actual = try PNGImage(data: second, colors: colors).bitmap
/// ```
public enum DecodedColors: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// sRGB, whatever the file contains. Colours outside its gamut become the nearest ones inside.
  case sRGB
  /// Display P3: the colours of Apple's screens, with sRGB's transfer curve.
  case displayP3
  /// The colours of ITU-R BT.2020, with sRGB's transfer curve.
  case rec2020
  /// The components as stored in the file, whatever their colour space.
  case stored

  /// Returns whether a colour space contains fewer colours than another.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// Returns the smallest colour space that contains the colours of a PNG or JPEG file; `.sRGB` for any other file.
  public static func needed(by data: Data) -> DecodedColors {
    data.withUnsafeBytes { file in
      switch ImageFormat(signatureOf: file) {
      case .png: ColorConversion(PNGChunks(file).byType)?.smallestSpace ?? .sRGB
      case .jpeg: ColorConversion(jpeg: file)?.smallestSpace ?? .sRGB
      case nil: .sRGB
      }
    }
  }

  /// The primaries of the colour space; nil for `stored`.
  var space: RGBPrimaries? {
    switch self {
    case .sRGB: .sRGB
    case .displayP3: .displayP3
    case .rec2020: .rec2020
    case .stored: nil
    }
  }
}
