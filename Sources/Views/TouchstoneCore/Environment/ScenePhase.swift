import Foundation

/// The phase of a scene; `active` in pictures.
///
/// - Source: SwiftUI, `ScenePhase`.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The scene is not visible.
  case background
  /// The scene is visible but does not receive events.
  case inactive
  case active
}
