/// Where a pixel's alpha is stored, and whether its colour components are premultiplied.
///
/// - Source: Core Graphics, `CGImageAlphaInfo`.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  /// No alpha is stored; supported only for grey bitmaps.
  case none = 0
  /// Red, green, blue, alpha; premultiplied.
  case premultipliedLast = 1
  /// Alpha, red, green, blue; premultiplied.
  case premultipliedFirst = 2
  /// Red, green, blue, alpha; not premultiplied.
  case last = 3
  /// Alpha, red, green, blue; not premultiplied.
  case first = 4
  /// Red, green, blue, and an unused byte.
  case noneSkipLast = 5
  /// An unused byte, then red, green, blue.
  case noneSkipFirst = 6
  /// Alpha only, one byte per pixel.
  case alphaOnly = 7
}

/// The order of a pixel's bytes.
///
/// - Source: Core Graphics, `CGImageByteOrderInfo`.
public enum CGImageByteOrderInfo: UInt32, Hashable, Sendable {
  /// The bits that hold the byte order.
  case orderMask = 0x7000
  /// Bytes in the order of the components.
  case orderDefault = 0
  /// 16-bit units, least significant byte first; not supported for bitmaps.
  case order16Little = 0x1000
  /// 32-bit units, least significant byte first, which reverses the components.
  case order32Little = 0x2000
  /// 16-bit units, most significant byte first; not supported for bitmaps.
  case order16Big = 0x3000
  /// 32-bit units, most significant byte first: bytes in the order of the components.
  case order32Big = 0x4000
}

/// The layout of pixels in memory: a `CGImageAlphaInfo` and a `CGImageByteOrderInfo` in one number.
///
/// - Source: Core Graphics, `CGBitmapInfo`.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The raw value, which combines a `CGImageAlphaInfo`, a component format and a byte order.
  public let rawValue: UInt32

  /// Creates a layout from its raw value.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits that hold the `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits that hold the component format.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// Components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits that hold the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// 16-bit units, least significant byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// 32-bit units, least significant byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// 16-bit units, most significant byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// 32-bit units, most significant byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}
