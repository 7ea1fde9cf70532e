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
