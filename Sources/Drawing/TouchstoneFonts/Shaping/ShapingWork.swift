internal import Synchronization

/// Counters of a library's work, which must grow no faster than the length of the texts.
///
/// A class because all threads that use a library share the counters.
package final class ShapingWork: Sendable {
  private let shapedBytes = Atomic<Int>(0)
  private let calls = Atomic<Int>(0)
  private let fontSearches = Atomic<Int>(0)

  /// The number of bytes of text passed to HarfBuzz.
  package var bytes: Int { shapedBytes.load(ordering: .relaxed) }
  /// The number of calls to HarfBuzz.
  package var shapingCalls: Int { calls.load(ordering: .relaxed) }
  /// The number of searches for a font that has a character.
  package var searches: Int { fontSearches.load(ordering: .relaxed) }

  func addCall(bytes: Int) {
    calls.wrappingAdd(1, ordering: .relaxed)
    shapedBytes.wrappingAdd(bytes, ordering: .relaxed)
  }

  func addSearch() {
    fontSearches.wrappingAdd(1, ordering: .relaxed)
  }
}
