import Foundation

/// Pixels in memory: `width × height × 4` bytes of sRGB, row-major without gaps, premultiplied blue, green, red, alpha.
public struct Bitmap: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The bytes of all rows, from the top.
  public private(set) var bytes: [UInt8]

  /// The number of bytes per row.
  public var bytesPerRow: Int { width * 4 }

  /// Creates a transparent bitmap.
  public init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "a bitmap of \(width)×\(height) px")
    self.width = width
    self.height = height
    bytes = [UInt8](repeating: 0, count: width * height * 4)
  }

  /// Creates a bitmap from its bytes.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height * 4, "\(bytes.count) bytes for \(width)×\(height) px")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// Creates a bitmap whose bytes, initially zero, are filled in by a closure. Rethrows the closure's error.
  public init(width: Int, height: Int, fill: (UnsafeMutableRawBufferPointer) throws -> Void) rethrows {
    self.init(width: width, height: height)
    try withUnsafeMutableBytes(fill)
  }

  /// Makes all pixels transparent.
  package mutating func clear() {
    withUnsafeMutableBytes { bytes in
      _ = bytes.baseAddress.map { memset($0, 0, bytes.count) }
    }
  }

  /// Creates a bitmap from uninitialised memory that a closure must fill completely. It may also write to `spareBytes` bytes
  /// after it. Clearing a large image takes as long as decoding it.
  package init(
    width: Int, height: Int, spareBytes: Int, write: (UnsafeMutableRawBufferPointer) -> Void
  ) {
    precondition(width >= 0 && height >= 0, "a bitmap of \(width)×\(height) px")
    self.width = width
    self.height = height
    let count = width * height * 4
    bytes = [UInt8](unsafeUninitializedCapacity: count + spareBytes) { buffer, initialized in
      write(UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[..<count]))
      initialized = count
    }
  }

  /// Calls a closure with the bytes.
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }

  /// Calls a closure with the mutable bytes.
  public mutating func withUnsafeMutableBytes<Result>(
    _ body: (UnsafeMutableRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try bytes.withUnsafeMutableBytes(body)
  }

  /// A pixel as four premultiplied bytes. The position must be inside the bitmap.
  public subscript(x: Int, y: Int) -> (blue: UInt8, green: UInt8, red: UInt8, alpha: UInt8) {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "(\(x), \(y)) outside of \(width)×\(height) px")
    let offset = (y * width + x) * 4
    return (bytes[offset], bytes[offset + 1], bytes[offset + 2], bytes[offset + 3])
  }
}
