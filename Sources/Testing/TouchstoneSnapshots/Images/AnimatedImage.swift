public import TouchstoneDrawing

/// A sequence of pictures of the same size, shown at equal intervals.
public struct AnimatedImage: Hashable, Sendable {
  /// The pictures, in order.
  public var frames: [UIImage]
  /// The time between two pictures, in seconds.
  public var interval: Double

  /// Creates an animated image.
  ///
  /// - Parameters:
  ///   - frames: The pictures, in order; all of the same size.
  ///   - interval: The time between two pictures, in seconds.
  public init(frames: [UIImage], interval: Double) {
    self.frames = frames
    self.interval = interval
  }
}
