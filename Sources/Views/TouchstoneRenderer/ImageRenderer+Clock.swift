import TouchstoneUI

extension ImageRenderer {
  /// Advances the renderer's clock, which otherwise stands still.
  ///
  /// Before the first call, pictures show the end of animations. After it, they show the current time of the clock:
  /// changes since the last picture start to animate now, and have animated for `duration` after the call.
  ///
  /// ```swift
  /// try renderer.tap("More")
  /// renderer.advance(by: .seconds(0.3))
  /// let picture = renderer.uiImage
  /// ```
  ///
  /// Completions of animations run at their time along the way. The clock starts at 2001-01-01 00:00 UTC;
  /// `TimelineView` and keyframe animations follow it as well.
  ///
  /// - Parameter duration: The time by which the clock advances. Zero, or a negative duration, starts the clock without
  ///   moving it.
  public func advance(by duration: Duration) {
    let end = environment.clock.elapsed + max(0, duration / .seconds(1))
    if !environment.clock.isRunning {
      environment.clock.isRunning = true
      tree.prepareToMove(environment.clock, displayScale: scale)
    }
    _ = evaluate(scale: scale)
    var events = 0
    while let event = tree.host.nextEvent, event < end, events < Self.maximumEvents {
      environment.clock.elapsed = event
      _ = evaluate(scale: scale)
      events += 1
    }
    guard end > environment.clock.elapsed else { return }
    environment.clock.elapsed = end
    _ = evaluate(scale: scale)
  }

  /// The most animation ends handled in one advance: at 60 per second, more than a quarter of an hour.
  private static var maximumEvents: Int { 60_000 }
}
