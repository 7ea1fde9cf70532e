/// How far one pixel is off, and where it is.
public struct PixelDifference: Hashable, Sendable {
  /// The column, counted from 0 at the left.
  public let x: Int
  /// The row, counted from 0 at the top.
  public let y: Int
  /// The colour difference by CIEDE2000: 1 is about what an eye just notices, black to white is 100.
  ///
  /// Translucent pixels are seen over white or over black, whichever shows more.
  public let deltaE: Double
}
