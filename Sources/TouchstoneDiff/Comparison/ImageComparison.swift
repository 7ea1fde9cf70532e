public import TouchstoneDrawing

/// What a comparer found out about two pictures.
public struct ImageComparison: Hashable, Sendable {
  /// The picture that is right by definition.
  public let reference: Bitmap
  /// The picture that was judged.
  public let actual: Bitmap
  /// Whether the comparer takes the pictures for the same. Never so if the sizes differ.
  public let isMatch: Bool
  /// The worst difference as a multiple of what the comparer tolerates: 0 for identical pictures, at most 1 for a match,
  /// and above 1 for a difference.
  ///
  /// For comparers that tolerate nothing, a multiple of one level of grey of 255.
  public let severity: Double
  /// The number of pixels over the tolerance, among them those that only one picture has.
  public let differingPixels: Int
  /// The number of pixels that differ at all, within the tolerance, over it, and excused.
  public let changedPixels: Int
  /// The number of pixels over the tolerance that were excused as anti-aliasing.
  public let antialiasedPixels: Int
  /// The number of pixels that differ in ignored places.
  public let ignoredPixels: Int
  /// The number of pixels of a canvas that holds both pictures.
  public let totalPixels: Int
  /// Clusters of pixels over the tolerance, from the top.
  public let regions: [DifferenceRegion]
  /// The class of each pixel of the canvas; empty if the pictures are identical.
  let classes: [UInt8]

  /// The size of the reference.
  public var referenceSize: PixelSize { PixelSize(width: reference.width, height: reference.height) }

  /// The size of the picture that was judged.
  public var actualSize: PixelSize { PixelSize(width: actual.width, height: actual.height) }

  /// Whether the pictures have one size.
  public var hasEqualSizes: Bool { referenceSize == actualSize }

  /// Whether the pictures are the same to the bit, ignored places included.
  public var isIdentical: Bool { classes.isEmpty && hasEqualSizes }

  /// The pixel that is farthest off by CIEDE2000 among the regions' worst ones. Nil without regions.
  public var worst: PixelDifference? {
    regions.map(\.worst).max { $0.deltaE < $1.deltaE }
  }
}
