internal import Synchronization

/// What a library has done so far: the work that must grow with the length of the texts and no faster.
///
/// A class because all threads that use a library count together.
package final class ShapingWork: Sendable {
  private let shapedBytes = Atomic<Int>(0)
  private let calls = Atomic<Int>(0)
  private let fontSearches = Atomic<Int>(0)

  /// The bytes of text that were handed to HarfBuzz.
  package var bytes: Int { shapedBytes.load(ordering: .relaxed) }
  /// How often HarfBuzz was called.
  package var shapingCalls: Int { calls.load(ordering: .relaxed) }
  /// How often a font was looked for that has a character.
  package var searches: Int { fontSearches.load(ordering: .relaxed) }

  func addCall(bytes: Int) {
    calls.wrappingAdd(1, ordering: .relaxed)
    shapedBytes.wrappingAdd(bytes, ordering: .relaxed)
  }

  func addSearch() {
    fontSearches.wrappingAdd(1, ordering: .relaxed)
  }
}
