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
