/// The layout of a pixel's bytes, decoded from Core Graphics' parameters.
package enum PixelLayout: Hashable, Sendable {
  /// The meaning of the alpha byte.
  package enum Alpha: Hashable, Sendable {
    case premultiplied
    case straight
    /// The byte is unused: pixels are opaque.
    case ignored
  }

  /// Four bytes.
  ///
  /// - Parameter places: The positions of blue, green, red and alpha within the pixel, from 0 to 3.
  case color(places: [UInt8], Alpha)
  /// One byte of grey.
  case gray
  /// One byte of alpha.
  case alphaOnly

  /// Decodes the parameters; returns `nil` unless each component has one byte and colours have a fourth byte.
  package init?(bitsPerComponent: Int, model: CGColorSpaceModel?, info: CGBitmapInfo) {
    guard bitsPerComponent == 8, !info.contains(.floatComponents), let alpha = info.alphaInfo else { return nil }
    if alpha == .alphaOnly {
      self = .alphaOnly
      return
    }
    if model == .monochrome {
      guard alpha == .none else { return nil }
      self = .gray
      return
    }
    guard model == .rgb, let places = Self.places(alpha, info) else { return nil }
    switch alpha {
    case .premultipliedFirst, .premultipliedLast: self = .color(places: places, .premultiplied)
    case .first, .last: self = .color(places: places, .straight)
    case .noneSkipFirst, .noneSkipLast: self = .color(places: places, .ignored)
    case .none, .alphaOnly: return nil
    }
  }

  private static func places(_ alpha: CGImageAlphaInfo, _ info: CGBitmapInfo) -> [UInt8]? {
    let isFirst = alpha == .premultipliedFirst || alpha == .first || alpha == .noneSkipFirst
    switch info.intersection(.byteOrderMask) {
    case [], .byteOrder32Big: return isFirst ? [3, 2, 1, 0] : [2, 1, 0, 3]
    case .byteOrder32Little: return isFirst ? [0, 1, 2, 3] : [1, 2, 3, 0]
    default: return nil
    }
  }

  package var bytesPerPixel: Int {
    if case .color = self { 4 } else { 1 }
  }

  /// Whether pixels have no alpha, so that images are drawn on black.
  package var isOpaque: Bool {
    switch self {
    case .color(_, let alpha): alpha == .ignored
    case .gray: true
    case .alphaOnly: false
    }
  }
}

extension CGBitmapInfo {
  /// Where alpha is stored; `nil` for an invalid number.
  package var alphaInfo: CGImageAlphaInfo? {
    CGImageAlphaInfo(rawValue: rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
  }
}
