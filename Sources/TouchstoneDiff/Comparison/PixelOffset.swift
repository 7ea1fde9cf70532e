/// A step of whole pixels, to the right and down.
public struct PixelOffset: Hashable, Sendable {
  /// Columns to the right; negative to the left.
  public var x: Int
  /// Rows down; negative up.
  public var y: Int

  /// Creates a step.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}
