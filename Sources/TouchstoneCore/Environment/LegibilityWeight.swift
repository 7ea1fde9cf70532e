import Foundation

/// How heavy letters are that a person prefers.
///
/// - Source: SwiftUI, `LegibilityWeight`.
public enum LegibilityWeight: Hashable, Sendable {
  /// The usual weight.
  case regular
  /// Bold letters.
  case bold
}
