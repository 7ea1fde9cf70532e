/// A rectangle of whole pixels, with the origin at the top left.
public struct PixelRect: Hashable, Sendable {
  /// The first column, counted from 0 at the left.
  public var x: Int
  /// The first row, counted from 0 at the top.
  public var y: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Creates a rectangle. Negative lengths count as 0.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }
}
