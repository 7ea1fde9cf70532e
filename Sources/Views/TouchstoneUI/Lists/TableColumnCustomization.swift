import Foundation
public import TouchstoneCore

/// The user's customisation of a table's columns.
///
/// - Source: SwiftUI, `TableColumnCustomization`.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var hidden: [String: Bool] = [:]

  /// Creates an empty customisation.
  public init() {}

  /// The visibility of the column with a customisation identifier.
  public subscript(visibility id: String) -> Visibility {
    get { hidden[id].map { $0 ? .hidden : .visible } ?? .automatic }
    set { hidden[id] = newValue == .automatic ? nil : newValue == .hidden }
  }

  /// Resets the order of the columns.
  public mutating func resetOrder() {}
}
