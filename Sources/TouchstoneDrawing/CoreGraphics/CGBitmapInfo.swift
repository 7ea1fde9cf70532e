/// Where the opacity of a pixel is stored, and whether its colours are multiplied by it.
///
/// - Source: Core Graphics, `CGImageAlphaInfo`.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  /// No opacity is stored; here only bitmaps of grey may have it.
  case none = 0
  /// Red, green, blue, opacity; the colours are multiplied by the opacity.
  case premultipliedLast = 1
  /// Opacity, red, green, blue; the colours are multiplied by the opacity.
  case premultipliedFirst = 2
  /// Red, green, blue, opacity; the colours are not multiplied.
  case last = 3
  /// Opacity, red, green, blue; the colours are not multiplied.
  case first = 4
  /// Red, green, blue, and a byte that counts for nothing.
  case noneSkipLast = 5
  /// A byte that counts for nothing, then red, green, blue.
  case noneSkipFirst = 6
  /// Opacity alone, one byte for each pixel.
  case alphaOnly = 7
}

/// The order of a pixel's bytes.
///
/// - Source: Core Graphics, `CGImageByteOrderInfo`.
public enum CGImageByteOrderInfo: UInt32, Hashable, Sendable {
  /// The bits in which the order is stored.
  case orderMask = 0x7000
  /// Bytes lie as the components are named.
  case orderDefault = 0
  /// Numbers of 16 bits, the lowest byte first; not supported by bitmaps here.
  case order16Little = 0x1000
  /// Numbers of 32 bits, the lowest byte first, which turns the components round.
  case order32Little = 0x2000
  /// Numbers of 16 bits, the highest byte first; not supported by bitmaps here.
  case order16Big = 0x3000
  /// Numbers of 32 bits, the highest byte first: bytes lie as the components are named.
  case order32Big = 0x4000
}

/// How pixels are laid out in memory: a `CGImageAlphaInfo` and a `CGImageByteOrderInfo` in one number.
///
/// - Source: Core Graphics, `CGBitmapInfo`.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// A `CGImageAlphaInfo`, a format and a byte order, in one number.
  public let rawValue: UInt32

  /// Creates a layout from its number.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits that hold the `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits that say whether components are floats.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// Components are floats.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits that hold the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Units of 16 bits, the low byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// Units of 32 bits, the low byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// Units of 16 bits, the high byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// Units of 32 bits, the high byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}
