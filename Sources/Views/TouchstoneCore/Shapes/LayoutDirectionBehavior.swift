import Foundation
import TouchstoneDrawing

/// How a view behaves in different layout directions.
///
/// - Source: SwiftUI, `LayoutDirectionBehavior`.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The view is not mirrored.
  case fixed
  /// The view is mirrored in the given layout direction.
  case mirrors(in: LayoutDirection)

  /// The view is mirrored in right-to-left layout.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  /// Returns whether the view is mirrored in a layout direction.
  package func flips(in direction: LayoutDirection) -> Bool {
    switch self {
    case .fixed: false
    case .mirrors(let mirrored): mirrored == direction
    }
  }
}
