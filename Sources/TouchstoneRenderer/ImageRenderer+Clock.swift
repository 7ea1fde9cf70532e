import TouchstoneUI

extension ImageRenderer {
  /// Moves the renderer's clock on; nothing else does.
  ///
  /// Until the first call, pictures show where animations end. From then on they show the moment: what changed since the
  /// last picture begins to move now, and has moved for `duration` afterwards.
  ///
  /// ```swift
  /// try renderer.tap("More")
  /// renderer.advance(by: .seconds(0.3))
  /// let picture = renderer.uiImage
  /// ```
  ///
  /// What waits for the end of an animation runs at its time on the way. The clock starts at 2001-01-01 00:00 UTC;
  /// `TimelineView` and keyframes follow it as well.
  ///
  /// - Parameter duration: How far; zero starts the clock without moving it. The clock does not go back.
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

  /// How many ends of animations one step of the clock comes by: at 60 a second, those of more than a quarter of an hour.
  private static var maximumEvents: Int { 60_000 }
}
