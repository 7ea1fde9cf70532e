internal import Foundation
package import TouchstoneText

/// The cache key of a shaped text: texts are equal if all their bytes and styles are.
///
/// `String` considers "é" and "e" with a combining accent equal, but their clusters differ. Its `hash` also normalizes
/// the order of marks, in time that grows with the square of their number.
package struct ShapingKey: Hashable, Sendable {
  package let text: StyledText
  /// Computed once: a dictionary uses it repeatedly, and compares texts that only share a bucket.
  private let hash: Int

  package init(_ text: StyledText) {
    self.text = text
    var hasher = Hasher()
    hasher.combine(text.paragraph)
    for run in text.runs {
      // The font distinguishes styles well enough, and paints are slow to hash.
      hasher.combine(run.style.font)
      hasher.combine(run.attachment)
      var string = run.text
      string.withUTF8 { bytes in
        hasher.combine(bytes.count)
        hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
      }
    }
    hash = hasher.finalize()
  }

  package static func == (first: ShapingKey, second: ShapingKey) -> Bool {
    guard first.hash == second.hash else { return false }
    let (first, second) = (first.text, second.text)
    guard first.runs.count == second.runs.count, first.paragraph == second.paragraph else { return false }
    return zip(first.runs, second.runs).allSatisfy { one, other in
      one.style == other.style && one.attachment == other.attachment && haveSameBytes(one.text, other.text)
    }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }

  private static func haveSameBytes(_ first: String, _ second: String) -> Bool {
    var (first, second) = (first, second)
    return first.withUTF8 { one in
      second.withUTF8 { other in
        guard one.count == other.count, let left = one.baseAddress, let right = other.baseAddress else {
          return one.count == other.count
        }
        return memcmp(left, right, one.count) == 0
      }
    }
  }
}
