/// An offset of whole pixels, to the right and downwards.
public struct PixelOffset: Hashable, Sendable {
  /// The number of columns to the right; negative to the left.
  public var x: Int
  /// The number of rows down; negative for up.
  public var y: Int

  /// Creates an offset.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}
