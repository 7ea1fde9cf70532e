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

extension View {
  /// Shows a dialog at the bottom while a value is true.
  public nonisolated func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    alert(.dialog, isPresented: isPresented) { content().content }
  }

  /// Shows a dialog at the bottom while an item is not `nil`.
  public nonisolated func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: @escaping (T) -> ActionSheet
  ) -> some View {
    alert(.dialog, isPresented: item.isPresent()) { item.wrappedValue.map { content($0).content } }
  }
}
