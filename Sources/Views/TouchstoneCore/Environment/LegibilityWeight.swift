import Foundation

/// The preferred weight of text.
///
/// - Source: SwiftUI, `LegibilityWeight`.
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}
