import Foundation
import TouchstoneCore
import TouchstoneTypes

/// A double tap of a pencil, which never occurs.
///
/// - Source: SwiftUI, `PencilDoubleTapGestureValue`.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {}

/// The phase of a squeeze of a pencil, which never occurs.
///
/// - Source: SwiftUI, `PencilSqueezeGesturePhase`.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  /// The pencil is being squeezed.
  case active
  /// The squeeze has ended.
  case ended
  /// The squeeze has failed.
  case failed
}
