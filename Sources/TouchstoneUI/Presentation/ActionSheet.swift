import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// A dialog as a value, the older form.
///
/// - Source: SwiftUI, `ActionSheet`.
public struct ActionSheet {
  /// A button of a dialog.
  public typealias Button = Alert.Button

  let content: AlertContent

  /// Creates a dialog; by default with a button that cancels.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    content = AlertContent(title: title, message: message, buttons: buttons)
  }
}
