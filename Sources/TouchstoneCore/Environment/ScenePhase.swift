import Foundation

/// Whether the program is in use; in a picture it is.
///
/// - Source: SwiftUI, `ScenePhase`.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The program is not visible.
  case background
  /// The program shows, but takes no touches.
  case inactive
  /// The program is in use.
  case active
}
