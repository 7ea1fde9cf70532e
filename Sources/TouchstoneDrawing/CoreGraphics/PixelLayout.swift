/// How the bytes of one pixel are laid out, as Core Graphics' numbers say it.
package enum PixelLayout: Hashable, Sendable {
  /// What the byte of the opacity means.
  package enum Alpha: Hashable, Sendable {
    case premultiplied
    case straight
    /// The byte says nothing: pixels are opaque.
    case ignored
  }

  /// Four bytes.
  ///
  /// - Parameter places: Where blue, green, red and opacity stand within the pixel, from 0 to 3.
  case color(places: [UInt8], Alpha)
  /// One byte of grey.
  case gray
  /// One byte of opacity.
  case alphaOnly

  /// Reads the numbers; `nil` for layouts that are not of one byte for each component, or lack the fourth byte.
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

  /// Whether pixels have no opacity of their own, so that a picture lies on black.
  package var isOpaque: Bool {
    switch self {
    case .color(_, let alpha): alpha == .ignored
    case .gray: true
    case .alphaOnly: false
    }
  }
}

extension CGBitmapInfo {
  /// Where the opacity is stored; `nil` for a number that means nothing.
  package var alphaInfo: CGImageAlphaInfo? {
    CGImageAlphaInfo(rawValue: rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
  }
}
