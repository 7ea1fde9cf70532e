import TouchstoneUI

extension ImageRenderer {
  /// Moves the renderer's clock on; nothing else does.
  ///
  /// The clock starts at 2001-01-01 00:00 UTC. `TimelineView` and repeating keyframes follow it.
  public func advance(by duration: Duration) {
    environment.clock.elapsed += duration / .seconds(1)
  }
}
