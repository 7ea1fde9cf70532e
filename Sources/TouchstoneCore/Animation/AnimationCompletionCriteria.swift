import Foundation

/// When an animation counts as ended.
///
/// - Source: SwiftUI, `AnimationCompletionCriteria`.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let isLogical: Bool

  /// Once it is close to its end.
  public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)
  /// Once nothing of it is left.
  public static let removed = AnimationCompletionCriteria(isLogical: false)
}
