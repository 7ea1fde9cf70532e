public import Foundation
import TouchstoneCore

/// The alignment of a column's cells.
///
/// - Source: SwiftUI, `TableColumnAlignment`.
public struct TableColumnAlignment: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, leading, center, trailing, numeric }

  private let kind: Kind

  /// The alignment of the content.
  public static let automatic = TableColumnAlignment(kind: .automatic)
  public static let leading = TableColumnAlignment(kind: .leading)
  public static let center = TableColumnAlignment(kind: .center)
  public static let trailing = TableColumnAlignment(kind: .trailing)
  /// At the edge where numbers end.
  public static let numeric = TableColumnAlignment(kind: .numeric)

  /// Returns the alignment of numbers in a numbering system, all of which end at the trailing edge here.
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { .numeric }

  var inRow: Alignment {
    switch kind {
    case .automatic, .leading: .leading
    case .center: .center
    case .trailing, .numeric: .trailing
    }
  }
}
