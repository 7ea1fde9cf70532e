import TouchstoneDrawing

/// Places for requests that hold pixels: decoded images, layers and bitmaps that wait to be encoded. Without one, requests wait in
/// the order in which they came. One that was evaluated before keeps its decoded images while it waits to be drawn.
///
/// A class because requests share it.
final class PixelPlaces: Sendable {
  private struct State {
    var free: Int
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Locked<State>

  init(count: Int) {
    state = Locked(State(free: count))
  }

  /// Calls a closure in a place, unless the request is over when its turn comes. Until then it counts as waiting,
  /// even if it was cancelled.
  func hold<Success>(
    _ allowance: Allowance, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Success
  ) async throws -> Success {
    await take()
    defer { give() }
    try allowance.check(.waiting)
    return try await body()
  }

  /// How many places are free.
  var free: Int { state.withLock(\.free) }
  /// How many requests wait for one.
  var waiting: Int { state.withLock(\.waiting.count) }

  private func take(isolation: isolated (any Actor)? = #isolation) async {
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        guard state.free > 0 else {
          state.waiting.append(continuation)
          return false
        }
        state.free -= 1
        return true
      }
      if isFree { continuation.resume() }
    }
  }

  private func give() {
    let heir = state.withLock { state -> CheckedContinuation<Void, Never>? in
      guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
      state.free += 1
      return nil
    }
    heir?.resume()
  }
}
