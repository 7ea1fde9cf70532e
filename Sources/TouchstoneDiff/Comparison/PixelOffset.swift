/// A step of whole pixels, to the right and down.
public struct PixelOffset: Hashable, Sendable {
  public var x: Int
  public var y: Int

  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}
