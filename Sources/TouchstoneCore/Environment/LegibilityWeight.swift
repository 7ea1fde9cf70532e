import Foundation

/// The preferred weight of text.
///
/// - Source: SwiftUI, `LegibilityWeight`.
public enum LegibilityWeight: Hashable, Sendable {
  /// Regular weight.
  case regular
  /// Bold weight.
  case bold
}
