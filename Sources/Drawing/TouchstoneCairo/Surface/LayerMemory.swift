import Foundation
import TouchstoneDrawing

/// Memory for the pixels of layers, kept for later layers: pages that come new from the kernel cost more than what most
/// layers draw on them.
///
/// A class because the surfaces that use its blocks give them back, some of them after the layer is gone.
final class LayerMemory: Sendable {
  /// A block of memory that goes back to its pool with the last reference to it.
  final class Block {
    let start: UnsafeMutableRawPointer
    private let count: Int
    private let pool: LayerMemory

    fileprivate init(_ piece: Piece, pool: LayerMemory) {
      start = piece.start
      count = piece.count
      self.pool = pool
    }

    deinit { pool.keep(Piece(start: start, count: count)) }
  }

  // SAFETY: a piece is either in the list or in a single block.
  fileprivate struct Piece: @unchecked Sendable {
    let start: UnsafeMutableRawPointer
    let count: Int
  }

  private let idle = Locked<[Piece]>([])
  private let limit: Int

  /// Creates a pool that keeps at most `limit` unused bytes.
  init(limit: Int) {
    self.limit = limit
  }

  deinit {
    idle.withLock { $0.forEach { free($0.start) } }
  }

  /// The number of bytes kept for later layers.
  var keptBytes: Int { idle.withLock { idle in idle.reduce(0) { $0 + $1.count } } }

  /// Returns a block of at least `count` bytes, which can be anything; `nil` if there is not enough memory.
  func block(of count: Int) -> Block? {
    let kept = idle.withLock { idle in
      idle.firstIndex { $0.count >= count && $0.count / 2 <= count }.map { idle.remove(at: $0) }
    }
    let piece = kept ?? malloc(max(count, 1)).map { Piece(start: $0, count: count) }
    return piece.map { Block($0, pool: self) }
  }

  private func keep(_ piece: Piece) {
    idle.withLock { idle in
      idle.append(piece)
      // The newest pieces are the most likely ones to be in the processor's cache.
      var total = idle.reduce(0) { $0 + $1.count }
      while total > limit {
        let oldest = idle.removeFirst()
        total -= oldest.count
        free(oldest.start)
      }
    }
  }
}
