internal import Foundation
internal import TouchstoneDrawing
internal import _FoundationICU

/// A pool of ICU's line break iterators, by language: opening one takes longer than shaping a label.
///
/// A class because it owns ICU objects.
final class LineBreakIterators: @unchecked Sendable {
  // SAFETY: the only stored property is behind a lock, and an iterator that was taken out belongs to its taker alone.

  static let shared = LineBreakIterators()

  /// Languages come from the environment of views: there are few, unless someone sets thousands.
  private static let limit = 64

  private let idle = Locked<[(language: String, iterator: OpaquePointer)]>([])

  /// Calls a closure with an iterator for its exclusive use, or with `nil` if ICU cannot create one.
  ///
  /// The closure sets the text, which is removed from the iterator afterwards.
  func withIterator<R>(language: String, _ body: (OpaquePointer?) -> R) -> R {
    let known = idle.withLock { idle -> UInt? in
      guard let index = idle.lastIndex(where: { $0.language == language }) else { return nil }
      return UInt(bitPattern: idle.remove(at: index).iterator)
    }
    var status = U_ZERO_ERROR
    let iterator =
      known.flatMap { OpaquePointer(bitPattern: $0) } ?? swift_ubrk_open(UBRK_LINE, language, nil, 0, &status)
    guard let iterator else { return body(nil) }
    let result = body(iterator)
    // ICU keeps a pointer to the text, which may no longer be valid.
    swift_ubrk_setText(iterator, nil, 0, &status)
    let address = UInt(bitPattern: iterator)
    let isKept = idle.withLock { idle -> Bool in
      guard idle.count < Self.limit, let iterator = OpaquePointer(bitPattern: address) else { return false }
      idle.append((language, iterator))
      return true
    }
    if !isKept { swift_ubrk_close(iterator) }
    return result
  }
}
