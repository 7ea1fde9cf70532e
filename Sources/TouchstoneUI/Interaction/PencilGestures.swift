import Foundation
import TouchstoneCore
import TouchstoneTypes

/// Two taps of a pencil; there is none here.
///
/// - Source: SwiftUI, `PencilDoubleTapGestureValue`.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {}

/// How far a pencil is squeezed; there is none here.
///
/// - Source: SwiftUI, `PencilSqueezeGesturePhase`.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  /// It is squeezed.
  case active
  /// It was squeezed.
  case ended
  /// It was not squeezed after all.
  case failed
}
