/// Whether a view is mirrored where text runs from right to left.
///
/// - Source: UIKit, `UISemanticContentAttribute`.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified
  /// It is not, because it has buttons of a player.
  case playback
  /// It is not, because it is about a direction in space.
  case spatial
  /// It runs from left to right.
  case forceLeftToRight
  /// It runs from right to left.
  case forceRightToLeft
}
