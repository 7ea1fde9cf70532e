import Foundation
import TouchstoneDrawing

/// How a view behaves where text runs from right to left.
///
/// - Source: SwiftUI, `LayoutDirectionBehavior`.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It is drawn alike in both directions.
  case fixed
  /// It is flipped across where text runs in this direction.
  case mirrors(in: LayoutDirection)

  /// It is flipped across where text runs from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  /// Whether something that was drawn for one direction is flipped in another.
  package func flips(in direction: LayoutDirection) -> Bool {
    switch self {
    case .fixed: false
    case .mirrors(let mirrored): mirrored == direction
    }
  }
}
