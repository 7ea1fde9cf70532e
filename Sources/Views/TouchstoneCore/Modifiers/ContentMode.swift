import Foundation
import TouchstoneDrawing

/// How content is scaled to the available space.
///
/// - Source: SwiftUI, `ContentMode`.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of the content is visible; space may remain along one axis.
  case fit
  /// The content covers the space; it may extend beyond it along one axis.
  case fill
}
