import TouchstoneDrawing
import TouchstoneFonts
import TouchstoneText

/// What a request may still take. All of its stages share one, which also knows that the request was cancelled.
final class Allowance: Sendable {
  let limits: RenderingLimits
  private let time: Duration
  private let deadline: ContinuousClock.Instant
  private let spent = Locked(Spent())

  private struct Spent {
    var views = 0
    var characters = 0
    /// The texts that have been counted: layout asks for one many times.
    var texts: Set<ShapingKey> = []
    var isCancelled = false
    /// Why the request is over. Once there is a reason, nothing more is admitted.
    var refusal: (any Error)?
  }

  /// - Parameter spent: The time that the request has taken before.
  init(_ limits: RenderingLimits, time: Duration?, spent: Duration = .zero) {
    self.limits = limits
    self.time = min(time ?? limits.time, limits.time)
    deadline = .now + self.time - spent
  }

  /// The time that the request has taken.
  var elapsed: Duration { time - (deadline - .now) }

  /// The time that is left.
  var remaining: Duration { max(.zero, deadline - .now) }

  func cancel() {
    spent.withLock { $0.isCancelled = true }
  }

  /// Begins another picture of the same request, whose views and texts are counted from 0.
  func beginPicture() {
    spent.withLock { spent in
      (spent.views, spent.characters) = (0, 0)
      spent.texts.removeAll(keepingCapacity: true)
    }
  }

  /// - Throws: Why the request is over: a limit that it has exceeded, its time, or `CancellationError`.
  func check(_ stage: RenderingError.Stage) throws {
    try spent.withLock { spent in
      if let reason = reason(stage, &spent) { throw reason }
    }
  }

  private func reason(_ stage: RenderingError.Stage, _ spent: inout Spent) -> (any Error)? {
    if spent.refusal == nil, spent.isCancelled { spent.refusal = CancellationError() }
    if spent.refusal == nil, ContinuousClock.now >= deadline {
      spent.refusal = RenderingError.outOfTime(stage: stage, limit: time)
    }
    return spent.refusal
  }

  /// Returns whether a view at a depth, or as many rows, may be evaluated.
  func admits(depth: Int, rows: Int) -> Bool {
    spent.withLock { spent in
      guard reason(.evaluation, &spent) == nil else { return false }
      if depth > limits.depth {
        spent.refusal = RenderingError.tooDeep(limit: limits.depth)
      } else if rows > limits.views || spent.views >= limits.views {
        spent.refusal = RenderingError.tooManyViews(limit: limits.views)
      }
      spent.views += 1
      return spent.refusal == nil
    }
  }

  /// Counts a text that is about to be shaped.
  ///
  /// - Returns: The key to shape it by.
  /// - Throws: Why the request is over.
  func admit(_ text: StyledText) throws -> ShapingKey {
    try spent.withLock { spent in
      if let reason = reason(.evaluation, &spent) { throw reason }
      let count = text.runs.reduce(0) { $0 + $1.text.utf8.count }
      // Long texts are refused before they are hashed.
      if count <= limits.characters {
        let key = ShapingKey(text)
        guard spent.texts.insert(key).inserted else { return key }
        spent.characters += count
        if spent.characters <= limits.characters { return key }
      }
      let refusal = RenderingError.tooManyCharacters(limit: limits.characters)
      spent.refusal = refusal
      throw refusal
    }
  }
}
