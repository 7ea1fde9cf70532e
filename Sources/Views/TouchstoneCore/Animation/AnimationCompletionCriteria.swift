import Foundation

/// The criteria by which an animation is considered complete.
///
/// - Source: SwiftUI, `AnimationCompletionCriteria`.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let isLogical: Bool

  /// The animation is close to its end.
  public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)
  /// The animation has ended completely.
  public static let removed = AnimationCompletionCriteria(isLogical: false)
}
