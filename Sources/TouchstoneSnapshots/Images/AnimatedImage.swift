public import TouchstoneDrawing

/// Pictures of one size that follow each other in time.
public struct AnimatedImage: Hashable, Sendable {
  /// The pictures, in order.
  public var frames: [UIImage]
  /// The time between two pictures, in seconds.
  public var interval: Double

  /// Creates an animated image.
  ///
  /// - Parameters:
  ///   - frames: The pictures, in order; all of one size.
  ///   - interval: The time between two pictures, in seconds.
  public init(frames: [UIImage], interval: Double) {
    self.frames = frames
    self.interval = interval
  }
}
