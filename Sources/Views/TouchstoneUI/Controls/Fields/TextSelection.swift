import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The selected part of a text.
///
/// - Source: SwiftUI, `TextSelection`.
public struct TextSelection: Hashable, Sendable {
  /// What is selected.
  public enum Indices: Hashable, Sendable {
    /// The selected characters; an empty range is the position of the cursor.
    case selection(Range<String.Index>)
    /// The selected characters, which are not next to each other.
    case multiSelection(RangeSet<String.Index>)
  }

  /// What is selected.
  public var indices: Indices

  /// Creates a selection of the given characters.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
  }

  /// Creates an empty selection at the position of the cursor.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Creates a selection of ranges of characters.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Whether the selection is the position of the cursor.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// On which of two lines the cursor stands where one wraps.
  public var affinity: TextSelectionAffinity { .automatic }
}
