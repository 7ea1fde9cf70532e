extension Bitmap: CustomStringConvertible {
  /// The size, for instance `Bitmap(780×400 px)`: millions of bytes would be of no use in a message.
  public var description: String { "Bitmap(\(width)×\(height) px)" }
}
