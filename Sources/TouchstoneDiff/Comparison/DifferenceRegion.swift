/// A cluster of pixels that differ.
public struct DifferenceRegion: Hashable, Sendable {
  /// The box around the pixels.
  public let box: PixelRect
  /// The number of pixels over the tolerance in it.
  public let pixels: Int
  /// The pixel that is farthest off.
  public let worst: PixelDifference
  /// What seems to have happened.
  public let kind: Kind
  /// How far the content moved. Nil if it did not.
  public let movement: PixelOffset?

  /// What seems to have happened in a region.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// There is something where the reference is even.
    case added
    /// There is nothing where the reference has something.
    case removed
    /// The same pixels elsewhere, by whole pixels.
    ///
    /// Of something that moved far, its old and its new place are a region each.
    case moved
    /// The same structure in another colour.
    case recolored
    /// The same edges, a little off: moved by a fraction of a pixel, or drawn by another rasteriser.
    case rerasterized
    /// Something else.
    case replaced
    /// The pixels are in one of the pictures only, because the sizes differ.
    case resized
  }
}
