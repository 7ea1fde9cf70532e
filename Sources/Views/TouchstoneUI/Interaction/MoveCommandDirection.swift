import Foundation
import TouchstoneCore
import TouchstoneTypes

/// A direction in which the focus moves.
///
/// - Source: SwiftUI, `MoveCommandDirection`.
public enum MoveCommandDirection: Sendable {
  /// Up, down, left or right.
  case up, down, left, right
}
