/// The largest picture that is decoded: a file of a few bytes may ask for terabytes.
public struct ImageLimits: Hashable, Sendable {
  /// The largest width and height in pixels.
  public var side: Int
  /// The largest number of pixels. Each takes 4 bytes of memory.
  public var pixels: Int
  /// The largest number of frames of an animation.
  public var frames: Int
  /// The largest number of pixels of all frames of an animation. Each takes 4 bytes of memory.
  public var animationPixels: Int

  /// 32 767 px to a side, the most that Cairo draws, and 2²⁶ px (256 MiB) in all; animations of 10 000 frames and 2²⁷ px
  /// (512 MiB), which are 100 frames of a telephone at two pixels per point.
  public static let standard = ImageLimits(side: 32_767, pixels: 1 << 26)

  /// Creates limits.
  public init(side: Int, pixels: Int, frames: Int = 10_000, animationPixels: Int = 1 << 27) {
    self.side = side
    self.pixels = pixels
    self.frames = frames
    self.animationPixels = animationPixels
  }

  /// Throws if a picture of a size is above the limits. Both lengths must be below 2³².
  func check(_ format: ImageFormat, width: Int, height: Int) throws(ImageDecodingError) {
    if width > side || height > side || width * height > pixels {
      throw .tooLarge(format, width: width, height: height, limits: self)
    }
  }

  /// Whether so many frames of a size are within the limits. Both lengths must be below 2³².
  func allow(frames count: Int, width: Int, height: Int) -> Bool {
    let (pixels, isHuge) = (width * height).multipliedReportingOverflow(by: count)
    return count <= frames && !isHuge && pixels <= animationPixels
  }
}
