import Foundation
import TouchstoneCore

/// The ways in which the user can edit the data of a list.
///
/// - Source: SwiftUI, `EditActions`.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Moving rows.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  /// Deleting rows.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  /// Moving and deleting rows.
  public static var all: EditActions<Data> { [.move, .delete] }
}
