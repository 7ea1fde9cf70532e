extension Bitmap: CustomStringConvertible {
  /// The size, for instance `Bitmap(780×400 px)`: bytes by the million are of no use in a message.
  public var description: String { "Bitmap(\(width)×\(height) px)" }
}
