/// The largest picture that is decoded: a file of a few bytes may ask for terabytes.
public struct ImageLimits: Hashable, Sendable {
  /// The largest width and height in pixels.
  public var side: Int
  /// The largest number of pixels. Each takes 4 bytes of memory.
  public var pixels: Int

  /// 32 767 px to a side, the most that Cairo draws, and 2²⁶ px (256 MiB) in all.
  public static let standard = ImageLimits(side: 32_767, pixels: 1 << 26)

  /// Creates limits.
  public init(side: Int, pixels: Int) {
    self.side = side
    self.pixels = pixels
  }

  /// Throws if a picture of a size is above the limits. Both lengths must be below 2³².
  func check(_ format: ImageFormat, width: Int, height: Int) throws(ImageDecodingError) {
    if width > side || height > side || width * height > pixels {
      throw .tooLarge(format, width: width, height: height, limits: self)
    }
  }
}
