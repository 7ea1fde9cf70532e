import Foundation
import TouchstoneCore

/// What a person may do with the data of a list.
///
/// - Source: SwiftUI, `EditActions`.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// To move rows.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  /// To delete rows.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  /// To move and to delete rows.
  public static var all: EditActions<Data> { [.move, .delete] }
}
