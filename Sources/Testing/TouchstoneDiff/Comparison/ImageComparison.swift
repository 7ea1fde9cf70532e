import Foundation
public import TouchstoneDrawing

/// The result of comparing two pictures.
public struct ImageComparison: Hashable, Sendable {
  /// The reference picture.
  public let reference: Bitmap
  /// The actual picture, which is compared with the reference.
  public let actual: Bitmap
  /// Whether the comparer considers the pictures equal, which pictures of different sizes never are.
  public let isMatch: Bool
  /// The worst difference as a multiple of the tolerance: 0 for identical pictures, at most 1 for a match, and above 1
  /// for a difference.
  ///
  /// For comparers without a tolerance, the unit is one grey level of 255.
  public let severity: Double
  /// The number of pixels over the tolerance, including those that only one picture has.
  public let differingPixels: Int
  /// The number of pixels that differ at all: within the tolerance, over it, or excused.
  public let changedPixels: Int
  /// The number of pixels over the tolerance that were excused as anti-aliasing.
  public let antialiasedPixels: Int
  /// The number of differing pixels in ignored areas.
  public let ignoredPixels: Int
  /// The number of pixels of a canvas that contains both pictures.
  public let totalPixels: Int
  /// The number of pixels of that canvas that are not in ignored areas.
  public let comparedPixels: Int
  /// The clusters of pixels over the tolerance, from top to bottom.
  public let regions: [DifferenceRegion]
  /// The class of each pixel of the canvas; empty if the pictures are identical.
  let classes: Data

  /// The size of the reference.
  public var referenceSize: PixelSize { PixelSize(width: reference.width, height: reference.height) }

  /// The size of the actual picture.
  public var actualSize: PixelSize { PixelSize(width: actual.width, height: actual.height) }

  /// Whether the pictures have the same size.
  public var hasEqualSizes: Bool { referenceSize == actualSize }

  /// Whether the pictures are bit-for-bit identical, including ignored areas.
  public var isIdentical: Bool { classes.isEmpty && hasEqualSizes }

  /// The pixel with the largest CIEDE2000 difference among the regions' worst ones, or `nil` without regions.
  public var worst: PixelDifference? {
    regions.map(\.worst).max { $0.deltaE < $1.deltaE }
  }
}
