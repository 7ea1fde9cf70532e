import Foundation

/// The memory that a bitmap context draws into.
///
/// A class because it may own the memory and has to free it.
package final class BitmapMemory {
  /// The maximum width and height of a bitmap, in pixels.
  package static let longestSide = 32_767
  /// The maximum size of a bitmap in bytes.
  package static let mostBytes = 1 << 31

  package let width: Int
  package let height: Int
  package let bytesPerRow: Int
  package let space: CGColorSpace?
  package let info: CGBitmapInfo
  package let layout: PixelLayout
  /// The address of the first byte: either the caller's memory, or memory that lives as long as this object.
  package let address: UnsafeMutableRawPointer
  private let isOwned: Bool
  /// Whether others can read the memory at any time, so that drawing must take effect immediately.
  package var isShared: Bool

  /// - Returns: `nil` if contexts do not support the layout or the bitmap is too large.
  init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace?, info: CGBitmapInfo
  ) {
    guard let layout = PixelLayout(bitsPerComponent: bitsPerComponent, model: space?.model, info: info),
      (1...Self.longestSide).contains(width), (1...Self.longestSide).contains(height)
    else { return nil }
    if case .color(_, .straight) = layout { return nil }
    let least = width * layout.bytesPerPixel
    let row = bytesPerRow == 0 ? least : bytesPerRow
    let (bytes, overflows) = row.multipliedReportingOverflow(by: height)
    guard row >= least, !overflows, bytes <= Self.mostBytes else { return nil }
    self.width = width
    self.height = height
    self.bytesPerRow = row
    self.space = space
    self.info = info
    self.layout = layout
    isOwned = data == nil
    isShared = data != nil
    if let data {
      address = data
    } else {
      address = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
      address.initializeMemory(as: UInt8.self, repeating: 0, count: bytes)
    }
  }

  deinit {
    if isOwned { address.deallocate() }
  }
}
