import TouchstoneCore

/// A double tap of a pencil, which never occurs.
///
/// - Source: SwiftUI, `PencilDoubleTapGestureValue`.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  /// The place of the pencil above the screen.
  public let hoverPose: PencilHoverPose?
}

/// A squeeze of a pencil, which never occurs.
///
/// - Source: SwiftUI, `PencilSqueezeGestureValue`.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  /// The place of the pencil above the screen.
  public let hoverPose: PencilHoverPose?
}

/// The phase of a squeeze of a pencil, which never occurs.
///
/// - Source: SwiftUI, `PencilSqueezeGesturePhase`.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  /// The pencil is being squeezed.
  case active(PencilSqueezeGestureValue)
  case ended(PencilSqueezeGestureValue)
  case failed
}
