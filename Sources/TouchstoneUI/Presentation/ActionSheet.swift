import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// A dialog as a value, which is the older API.
///
/// - Source: SwiftUI, `ActionSheet`.
public struct ActionSheet {
  /// A button of a dialog.
  public typealias Button = Alert.Button

  let content: AlertContent

  /// Creates a dialog, by default with a cancel button.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    content = AlertContent(title: title, message: message, buttons: buttons)
  }
}
