/// The ways in which users can customise a column.
///
/// - Source: SwiftUI, `TableColumnCustomizationBehavior`.
public struct TableColumnCustomizationBehavior: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The column can be moved.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  /// The width of the column can be changed.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  /// The column can be hidden.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  /// All ways.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}
