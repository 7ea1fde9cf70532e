/// How many requests of each kind a pool has had, for the metrics of a service.
public struct RenderingCounts: Hashable, Sendable {
  /// Pictures and pages that were evaluated.
  public internal(set) var evaluated = 0
  /// Files that were drawn and encoded.
  public internal(set) var drawn = 0
  /// Files that were found in the cache.
  public internal(set) var cached = 0
  /// Requests that were refused because too many were waiting.
  public internal(set) var refused = 0
  /// Requests that are waiting or being drawn now.
  public internal(set) var running = 0
}
