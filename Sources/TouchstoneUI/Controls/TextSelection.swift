import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The part of a text that is selected.
///
/// - Source: SwiftUI, `TextSelection`.
public struct TextSelection: Hashable, Sendable {
  /// What is selected.
  public enum Indices: Hashable, Sendable {
    /// The selected characters; an empty range is the place of the cursor.
    case selection(Range<String.Index>)
  }

  /// What is selected.
  public var indices: Indices

  /// Creates the selection of some characters.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
  }

  /// Creates a selection without characters: the place of the cursor.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }
}
