import Foundation
import TouchstoneDrawing

/// How a content fills the room that it is given.
///
/// - Source: SwiftUI, `ContentMode`.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of the content shows; room may be left on one axis.
  case fit
  /// The content covers the room; it may hang over on one axis.
  case fill
}
