/// A cluster of differing pixels.
public struct DifferenceRegion: Hashable, Sendable {
  /// The bounding box of the pixels.
  public let box: PixelRect
  /// The number of pixels over the tolerance in the region.
  public let pixels: Int
  /// The pixel with the largest difference.
  public let worst: PixelDifference
  /// The likely kind of change.
  public let kind: Kind
  /// The distance that the content moved, or `nil` if it did not move.
  public let movement: PixelOffset?

  /// The likely kind of change in a region.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Content was added where the reference is uniform.
    case added
    /// Content of the reference was removed.
    case removed
    /// The same pixels moved by a whole number of pixels.
    ///
    /// If content moved far, its old and new positions are separate regions.
    case moved
    /// The same structure in another colour.
    case recolored
    /// The same edges, slightly off: moved by a fraction of a pixel, or drawn by another rasteriser.
    case rerasterized
    /// Any other change.
    case replaced
    /// Pixels that are in only one of the pictures, because the sizes differ.
    case resized
  }
}
