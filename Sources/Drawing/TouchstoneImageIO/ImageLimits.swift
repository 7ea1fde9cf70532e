/// The limits of images that are decoded: a file of a few bytes may ask for terabytes.
public struct ImageLimits: Hashable, Sendable {
  /// The maximum width and height in pixels.
  public var side: Int
  /// The maximum number of pixels. Each takes 4 bytes of memory.
  public var pixels: Int
  /// The maximum number of frames in an animation.
  public var frames: Int
  /// The maximum number of pixels of all frames in an animation. Each takes 4 bytes of memory.
  public var animationPixels: Int

  /// The standard limits: 32 767 px on each side, as in Cairo, and 2²⁶ px (256 MiB) in total; for animations 10 000
  /// frames and 2²⁷ px (512 MiB), which is 100 frames of a phone at two pixels per point.
  public static let standard = ImageLimits(side: 32_767, pixels: 1 << 26)

  /// Creates limits.
  public init(side: Int, pixels: Int, frames: Int = 10_000, animationPixels: Int = 1 << 27) {
    self.side = side
    self.pixels = pixels
    self.frames = frames
    self.animationPixels = animationPixels
  }

  /// Throws if an image size exceeds the limits. Width and height must be below 2³².
  func check(_ format: ImageFormat, width: Int, height: Int) throws(ImageDecodingError) {
    if width > side || height > side || width * height > pixels {
      throw .tooLarge(format, width: width, height: height, limits: self)
    }
  }

  /// Returns whether a number of frames of a size is within the limits. Width and height must be below 2³².
  func allow(frames count: Int, width: Int, height: Int) -> Bool {
    let (pixels, isHuge) = (width * height).multipliedReportingOverflow(by: count)
    return count <= frames && !isHuge && pixels <= animationPixels
  }
}
