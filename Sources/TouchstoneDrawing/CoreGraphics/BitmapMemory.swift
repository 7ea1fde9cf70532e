import Foundation

/// The memory that a bitmap context draws into.
///
/// A class because it may own the memory and has to free it.
package final class BitmapMemory {
  package let width: Int
  package let height: Int
  package let bytesPerRow: Int
  package let info: CGBitmapInfo
  private let given: UnsafeMutableRawPointer?
  private var owned: UnsafeMutableRawPointer?

  /// - Returns: `nil` where the layout is not one that a context can draw into: 8 bits per component, red, green and
  ///   blue, with a premultiplied or no opacity.
  init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, info: CGBitmapInfo
  ) {
    let row = bytesPerRow == 0 ? width.multipliedReportingOverflow(by: 4) : (bytesPerRow, false)
    guard width > 0, height > 0, width <= 1 << 20, height <= 1 << 20, bitsPerComponent == 8, space.model == .rgb,
      !row.1, row.0 >= width * 4, !info.contains(.floatComponents)
    else { return nil }
    switch CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) {
    case .premultipliedFirst, .premultipliedLast, .noneSkipFirst, .noneSkipLast: break
    default: return nil
    }
    self.width = width
    self.height = height
    self.bytesPerRow = row.0
    self.info = info
    given = data
  }

  deinit {
    owned?.deallocate()
  }

  /// Whether the pixels have no opacity of their own, so that the picture lies on black.
  package var isOpaque: Bool {
    let alpha = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
    return alpha == .noneSkipFirst || alpha == .noneSkipLast
  }

  /// Whether a pixel is stored as blue, green, red, opacity; otherwise it is red, green, blue, opacity.
  package var isBlueFirst: Bool {
    info.intersection(.byteOrderMask) == .byteOrder32Little
  }

  /// The address of the first byte: the caller's memory, or memory that lives as long as this object.
  package var address: UnsafeMutableRawPointer {
    if let memory = given ?? owned { return memory }
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * height, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
    owned = memory
    return memory
  }

  /// Whether anyone can see the memory: it was given, or its address has been asked for.
  package var isShared: Bool { given != nil || owned != nil }
}
