import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// What is at the end of a list's cell.
public struct UICellAccessory: Sendable {
  let name: String

  /// When an accessory is shown.
  public enum DisplayedState: Sendable {
    /// Always, or only while the list is edited or is not.
    case always, whenEditing, whenNotEditing
  }

  /// Returns an arrow.
  public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(name: "disclosureIndicator")
  }
  /// Returns a check mark.
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(name: "checkmark")
  }
  /// Returns a button for deleting.
  public static func delete(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(name: "delete")
  }
  /// Returns a handle for moving.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(name: "reorder")
  }
}
