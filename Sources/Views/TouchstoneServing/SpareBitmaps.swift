import TouchstoneDrawing

/// The bitmaps of pictures that were encoded, for the next ones of their size: pages that come new from the kernel take a fifth of
/// the time of a card.
///
/// A class because requests share it.
final class SpareBitmaps: Sendable {
  private let limit: Int
  private let idle = Locked<[Bitmap]>([])

  /// Creates a store of at most a number of bytes.
  init(limit: Int = 8 << 20) {
    self.limit = limit
  }

  /// Returns a bitmap with any pixels; `nil` if there is none of the size.
  func take(width: Int, height: Int) -> Bitmap? {
    idle.withLock { idle in
      idle.lastIndex { $0.width == width && $0.height == height }.map { idle.remove(at: $0) }
    }
  }

  /// Keeps a bitmap after its last use, and forgets the oldest ones beyond the limit.
  func keep(_ bitmap: Bitmap) {
    idle.withLock { idle in
      idle.append(bitmap)
      var total = idle.reduce(0) { $0 + $1.bytesPerRow * $1.height }
      while total > limit {
        let oldest = idle.removeFirst()
        total -= oldest.bytesPerRow * oldest.height
      }
    }
  }
}
