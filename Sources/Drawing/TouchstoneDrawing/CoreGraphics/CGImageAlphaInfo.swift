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
