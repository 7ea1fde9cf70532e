/// The difference of a single pixel, with its position.
public struct PixelDifference: Hashable, Sendable {
  /// The column, counted from 0 at the left.
  public let x: Int
  /// The row, counted from 0 at the top.
  public let y: Int
  /// The CIEDE2000 colour difference: 1 is about the smallest visible one, black and white differ by 100.
  ///
  /// Translucent pixels are composited over white or black, whichever gives the larger difference.
  public let deltaE: Double
}
